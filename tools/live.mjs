// How devices come together: trystero over Nostr relays, in a world of its own (live_world.mjs). The build bundles it to
// web/vendor/live.js; py/kaartbord/page/sharing/room/channel.py calls it.
import { joinRoom, pauseRelayReconnection, selfId } from "trystero";
import { apart, end, isBack, isCutOff, setClock, trouble } from "./live_world.mjs";

export { apart, isBack, isCutOff, joinRoom, selfId, setClock, trouble };

const GOODBYE = 1000; // ms in which the others should have heard that this device leaves

/** Leave a room for good: nothing of it stays behind, whatever becomes of the goodbyes. */
export async function leave(room) {
  pauseRelayReconnection();
  await Promise.race([room.leave().catch(() => {}), new Promise((done) => setTimeout(done, GOODBYE))]);
  end();
}
