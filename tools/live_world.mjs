// What trystero takes for the browser's own: esbuild puts these in the place of the globals of the same name.

const GATHERING = 1000; // ms in which a device learns by which addresses it can be reached

/** A connection whose offer has its addresses in it, and is never renewed. */
export class RTCPeerConnection extends globalThis.RTCPeerConnection {
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
}
