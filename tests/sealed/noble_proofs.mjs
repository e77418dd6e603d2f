// Proofs made by the RFC 9497 implementation of @noble/curves, of one pair and of four, as JSON.
import { ristretto255_oprf } from "@noble/curves/ed25519.js";

const { voprf } = ristretto255_oprf;
const hex = (bytes) => Buffer.from(bytes).toString("hex");
const { secretKey, publicKey } = voprf.generateKeyPair();
const blinded = (name) => voprf.blind(new TextEncoder().encode(name)).blinded;

const proofs = [["one"], ["one", "two", "three", "four"]].map((names) => {
  const befores = names.map(blinded);
  const { evaluated, proof } = voprf.blindEvaluateBatch(secretKey, publicKey, befores);
  return { public: hex(publicKey), befores: befores.map(hex), afters: evaluated.map(hex), proof: hex(proof) };
});
console.log(JSON.stringify(proofs));
