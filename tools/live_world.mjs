// What trystero takes for the browser's own: esbuild puts these in the place of the globals of the same name. A copy of
// the module is for one stay in one room.

const PATIENCE = 8000; // ms in which what a relay was told should have come back
const GATHERING = 1000; // ms in which a device learns by which addresses it can be reached
const MOST = 15 * 60 * 1000; // ms by which a clock may be off

// How relays refuse what is of another time.
const TIMES = /invalid: .*(created_at|expired|future|too (old|early|late))/i;

const lines = new Set(); // every socket and connection that is open
const relays = new Set(); // the addresses of all relays, but of those that were hung up on
let tried = Infinity; // since when others have been answered and no connection has come of it
let over = false;
let ahead = NaN; // ms by which the clock of this device is ahead of the site's, once that is known
let refused = false; // whether a relay found what it was told to be of another time

const isClockOff = () => (isNaN(ahead) ? refused : Math.abs(ahead) > MOST);

/** Why nobody hears this device: "clock", where that is wrong, or "failed"; "" if a relay hands on what it says. */
export function trouble() {
  if ([...lines].some((line) => line.isGood)) return "";
  return isClockOff() ? "clock" : "failed";
}

/** For how many seconds other devices have been answered without a connection to any of them. */
export function apart() {
  const met = [...lines].some((line) => line.connectionState === "connected");
  if (met) tried = Infinity;
  return Math.max(0, performance.now() - tried) / 1000;
}

/** Whether there is no line to any relay. */
export const isCutOff = () => ![...lines].some((line) => line.url && line.readyState <= line.OPEN);

/** Whether a relay can be reached, which this copy of the module would not go back to. */
export const isBack = () => Promise.any([...relays].map(reached)).catch(() => false);

function reached(url) {
  const line = new globalThis.WebSocket(url);
  return new Promise((done, failed) => {
    line.onopen = () => done(true);
    line.onerror = failed;
    setTimeout(failed, PATIENCE);
  }).finally(() => line.close());
}

/** Learn from the site, by its address, what time it is: relays refuse what seems to be of another. */
export async function setClock(address) {
  const clock = globalThis.Date;
  const asked = clock.now();
  const { headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
  const answered = clock.now();
  const earliest = clock.parse(headers.get("date"));
  const latest = earliest + 1000 * (1 + Number(headers.get("age"))) + answered - asked;
  ahead = Math.max(0, answered - latest) || Math.min(0, answered - earliest);
}

export const Date = { now: () => globalThis.Date.now() - (Math.abs(ahead) <= MOST ? ahead : 0) };

/** Hang up everywhere, for good. */
export function end() {
  over = true;
  for (const line of lines) line.close();
}

/** A relay that also knows whether it is of use: it may take all that it is told, and hand nothing on. */
export class WebSocket extends globalThis.WebSocket {
  #topics = new Set();
  #said = new Map(); // when each announcement was made that has not come back, by its id
  #prompt = false; // whether the last one came back in time

  constructor(url) {
    super(url);
    lines.add(this);
    relays.add(this.url);
    this.addEventListener("message", ({ data }) => this.#hear(String(data)));
    this.addEventListener("close", () => lines.delete(this));
    if (over) this.close();
  }

  get isGood() {
    const [oldest = Infinity] = this.#said.values();
    return this.readyState === this.OPEN && this.#prompt && performance.now() < oldest + PATIENCE;
  }

  /** trystero hangs up on a relay that refuses what it is told: it is there, and of no use. */
  close() {
    relays.delete(this.url);
    super.close();
  }

  send(text) {
    const [verb, about, filter] = JSON.parse(text);
    if (verb === "EVENT" && about.tags.some(([, topic]) => this.#topics.has(topic)))
      this.#said.set(about.id, performance.now());
    if (verb !== "REQ") return super.send(text);
    for (const topic of filter["#x"]) this.#topics.add(topic);
    // Clocks differ, and relays keep nothing of this for long: all that comes is new.
    delete filter.since;
    super.send(JSON.stringify([verb, about, filter]));
  }

  #hear(text) {
    if (text.startsWith('["OK"')) refused ||= TIMES.test(text);
    if (!text.startsWith('["EVENT"')) return;
    for (const [id, at] of this.#said)
      if (text.includes(id)) {
        this.#prompt = performance.now() < at + PATIENCE;
        this.#said.clear();
      }
  }
}

/** A connection whose offer has its addresses in it, and is never renewed. */
export class RTCPeerConnection extends globalThis.RTCPeerConnection {
  constructor(options) {
    super(options);
    lines.add(this);
  }

  async setRemoteDescription(description) {
    await super.setRemoteDescription(description);
    if (!apart()) tried = performance.now();
  }

  async setLocalDescription(description) {
    // trystero takes back an offer that has grown old, to make another. Chromium's then has no data channel any more.
    // Refused, trystero drops the connection and makes a new one.
    if (description?.type === "rollback" && !this.remoteDescription) throw new Error("an offer is not taken back");
    await super.setLocalDescription(description);
    // trystero loses addresses that are found before the offer has been sent.
    if (this.signalingState === "have-local-offer") await this.#gathered();
  }

  #gathered() {
    return new Promise((done) => {
      const look = () => this.iceGatheringState === "complete" && done();
      this.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHERING);
      look();
    });
  }

  close() {
    lines.delete(this);
    super.close();
  }
}
