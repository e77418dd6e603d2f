// What Python awaits of the browser. Pyodide makes an exception of an Error that it knows and of nothing else: after
// any other rejection, or none at all, Python would wait for ever. Here every call is answered in time, with a value
// or with the name and the words of what went wrong, and never by a rejection.

const TICK = 250; // ms; patience is counted in these, so that a device that slept has not used it up

/** Call `target[method](...args)` and wait for what it promises, at most `patience` ms (0: as long as it takes). */
export async function call(target, method, args, patience) {
  const waiting = { over: false };
  try {
    const promised = target[method](...args); // now, while the browser still knows of the tap that led here
    const value = await (patience ? Promise.race([promised, overdue(patience, waiting)]) : promised);
    return { value, refused: "", words: "" };
  } catch (reason) {
    return { value: null, refused: nameOf(reason), words: wordsOf(reason) };
  } finally {
    waiting.over = true;
  }
}

/** A module by its address, as `call` wants it. */
export const load = (address) => import(address);

async function overdue(patience, waiting) {
  for (let left = patience; left > 0 && !waiting.over; left -= TICK)
    await new Promise((done) => setTimeout(done, Math.min(left, TICK)));
  const silence = new Error("no answer");
  silence.name = "TimeoutError";
  throw silence;
}

// A reason may be anything, even something that cannot be looked into.
function nameOf(reason) {
  try {
    return String(reason.name || "Error");
  } catch {
    return "Error";
  }
}

function wordsOf(reason) {
  try {
    return String(reason?.message ?? reason);
  } catch {
    return "";
  }
}
