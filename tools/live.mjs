// How devices come together: trystero over Nostr relays, in a world of its own (live_world.mjs). The build bundles it to
// web/vendor/live.js; py/kaartbord/page/sharing/channel.py calls it.
export { getRelaySockets, joinRoom, pauseRelayReconnection } from "trystero";
