// What a sealed table needs of cryptography, by @noble/curves and @noble/ciphers: bytes in, bytes out, and no bytes at
// all where something is not as it must be. The build bundles it to web/vendor/noble.js; py/kaartbord/sealed/group/noble.py
// calls it.
import { ed25519, ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
import { chacha20poly1305 } from "@noble/ciphers/chacha.js";

const { Point } = ristretto255;
const ELEMENT = 32;
const NONCE = new Uint8Array(12); // every key is used once
const NOTHING = new Uint8Array(0);
const YES = Uint8Array.of(1);

const attempt = (work) => {
  try {
    return work();
  } catch {
    return NOTHING;
  }
};

const pieces = (bytes) =>
  Array.from({ length: bytes.length / ELEMENT }, (_, i) => bytes.subarray(i * ELEMENT, (i + 1) * ELEMENT));

const number = (bytes) => bytes.reduceRight((high, byte) => (high << 8n) | BigInt(byte), 0n);

const element = (bytes) => {
  const point = Point.fromBytes(bytes);
  if (point.equals(Point.ZERO)) throw new Error("the identity");
  return point.equals(Point.BASE) ? Point.BASE : point; // whose multiples are prepared
};

export const valid = (bytes) => attempt(() => element(bytes) && YES);
export const hashToGroup = (uniform) => ristretto255_hasher.deriveToCurve(uniform).toBytes();

export const mulMany = (scalar, bytes) =>
  attempt(() => {
    const out = new Uint8Array(bytes.length);
    const times = number(scalar);
    pieces(bytes).forEach((piece, i) => out.set(element(piece).multiply(times).toBytes(), i * ELEMENT));
    return out;
  });

// Of public values only, so how long it takes tells nothing.
export const lincomb = (scalars, bytes) =>
  attempt(() => {
    const factors = pieces(scalars).map(number);
    return pieces(bytes)
      .reduce((sum, piece, i) => sum.add(element(piece).multiplyUnsafe(factors[i])), Point.ZERO)
      .toBytes();
  });

export const publicKey = (seed) => ed25519.getPublicKey(seed);
export const sign = (seed, message) => ed25519.sign(message, seed);

// noble takes signatures that hold but for an element of small order, as the RFC allows, and others do not.
const isPrime = (bytes) => {
  const point = ed25519.Point.fromBytes(bytes);
  return !point.isSmallOrder() && point.isTorsionFree();
};

export const verify = (key, message, signature) =>
  attempt(() => {
    const strict = isPrime(key) && isPrime(signature.subarray(0, ELEMENT));
    return strict && ed25519.verify(signature, message, key, { zip215: false }) ? YES : NOTHING;
  });

export const seal = (key, content) => chacha20poly1305(key, NONCE).encrypt(content);
export const open = (key, envelope) => attempt(() => chacha20poly1305(key, NONCE).decrypt(envelope));
