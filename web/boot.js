// What must work before Python runs, or when it never does: no play in a frame, the look and the language of the player,
// the progress of loading, and why it failed. A classic script, loaded before PyScript; in the syntax of 2015, as every
// browser must be able to read it.
(function () {
  "use strict";
  const root = document.documentElement;
  root.dataset.script = "yes"; // without this only the first sentence about the start is shown

  // ------------------------------------------------------------------------------------------------ look and language
  // The settings write this small copy, because the first paint cannot wait for IndexedDB.
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("kaartbord.look")) || {};
    if (look.theme === "light" || look.theme === "dark") root.dataset.theme = look.theme;
    if (look.more || matchMedia("(prefers-contrast: more), (forced-colors: active)").matches)
      root.dataset.contrast = "more";
    if (look.big) root.dataset.big = "yes";
    if (look.calm) root.dataset.calm = "yes";
  } catch (_) {
    // Storage refused or torn: the system's own look it is.
  }

  // By language, what index.html says, and what can be said of the start. The build fills it in from our catalogues.
  const WORDS = "{{words}}";
  const wished = [look.lang].concat(navigator.languages || navigator.language, "en").map((one) => `${one}`.split("-")[0]);
  const lang = wished.find((one) => one in WORDS);
  const words = WORDS[lang];

  function wordsFor(node) {
    const text = words[node.dataset.t];
    return text && text.replace("{minutes}", node.dataset.minutes);
  }

  // What is parsed may be painted long before all of it is: it is put into the reader's language as it comes.
  const parsed = new MutationObserver((records) => {
    for (const { target } of records) {
      const node = target.nodeType === Node.TEXT_NODE ? target.parentNode : target;
      const text = node && node.dataset && wordsFor(node);
      if (text && node.textContent && node.textContent !== text) node.textContent = text;
    }
  });
  parsed.observe(root, { childList: true, characterData: true, subtree: true });

  function speak() {
    parsed.disconnect();
    root.lang = lang;
    for (const node of document.querySelectorAll("[data-t]"))
      if (wordsFor(node)) node.textContent = wordsFor(node);
    for (const node of document.querySelectorAll("[data-t-label]"))
      node.setAttribute("aria-label", words[node.dataset.tLabel]);
  }

  // A page that was touched before it was loaded again takes the focus that it gives for one that came by keys.
  addEventListener("keydown", () => (root.dataset.keyed = "yes"), { once: true, capture: true });

  // ------------------------------------------------------------------------------------------------ frames
  // Another page can lay anything over a frame, so a tap may be meant for something else: there nothing is started. That
  // goes for pages of our own origin too: on many hosts people share one. A policy in the page cannot say who may frame
  // it, but it can say that no more scripts run.
  if (window.top !== window.self) {
    root.dataset.framed = "yes";
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "script-src 'none'";
    document.head.appendChild(policy);
    addEventListener("DOMContentLoaded", () => {
      speak();
      document.getElementById("framed-open").href = location.href;
      document.getElementById("framed").hidden = false;
    });
    return;
  }

  if (location.hash.length > 1) root.dataset.link = "yes"; // a table will open: paint its outline, not the lobby

  // ------------------------------------------------------------------------------------------------ what is needed
  // Every file that a start needs, with its size in bytes and its hash. The build fills them in.
  const NEEDED = "{{needed}}";
  const SPOKEN = "{{spoken}}"; // by language, the file of its words
  Object.assign(NEEDED, SPOKEN[lang]);
  const base = document.baseURI.replace(/[^/]*([?#].*)?$/, "");

  // Each of these files names the next one it needs: fetched at once, none waits for another. Not the WebAssembly, which
  // the browser would then compile again at every start. Until they are kept on the device they come over the line, and
  // the first paint goes before them.
  function fetchAll() {
    for (const path of Object.keys(NEEDED)) {
      if (/wasm$/.test(path)) continue;
      const link = document.createElement("link");
      link.rel = /js$/.test(path) ? "modulepreload" : "preload";
      if (link.rel === "preload") link.as = "fetch";
      link.crossOrigin = "anonymous";
      link.href = path;
      document.head.appendChild(link);
    }
  }

  // ------------------------------------------------------------------------------------------------ progress
  // Shares of the start-up, by what has arrived or happened; the downloads weigh as many bytes as they bring.
  const ARRIVED = {
    "core.js": 1,
    "pyodide.js": 2,
    "pyodide.asm.js": 5,
    "pyodide.asm.wasm": 42,
    "python_stdlib.zip": 34,
    "engine.bin": 5,
  };
  const HAPPENED = { "Loading Pyodide": 2, "Loaded interpreter": 5, "Loaded Pyodide": 4 };
  const PATIENCE = 30000; // ms without any progress before we say that it is slow
  const GRACE = 3000; // ms after a bad sign for the start to go on, before we look what is wrong

  const find = (id) => document.getElementById(id);
  const seen = new Set();
  let waiting = 0;
  let cause = ""; // why it does not start, once that is known
  let said = "";

  function advance(table, name) {
    if (!(name in table) || seen.has(name)) return;
    seen.add(name);
    if (table === HAPPENED) cause = ""; // it goes on; files may come in vain
    if (!root.dataset.ready && !cause) report();
  }

  function report() {
    let done = 0;
    for (const known of [ARRIVED, HAPPENED]) for (const key in known) if (seen.has(key)) done += known[key];
    if (find("boot-bar")) find("boot-bar").value = done;
    say(seen.has("Loaded interpreter") ? "open" : seen.has("core.js") ? "fetch" : "start");
    const arrived = Object.keys(ARRIVED).every((name) => seen.has(name));
    clearTimeout(waiting);
    waiting = setTimeout(say, PATIENCE, arrived ? "heavy" : "slow");
  }

  // Says how far it is, or why it does not start.
  function say(name, values) {
    said = words[`start.${name}`].replace(/\{(\w+)\}/g, (_, value) => values[value]);
    show(name === "slow" || name === "heavy");
  }

  function show(slow) {
    const line = find("boot-words"), rules = find("boot-rules");
    if (!line || !rules || root.dataset.ready) return; // on a slow line the page comes piece by piece
    line.textContent = said;
    rules.textContent = words["start.rules"];
    rules.href = words["start.rules.page"];
    rules.hidden = !cause;
    find("boot-again").hidden = !cause && !slow;
    find("boot").classList.toggle("is-bad", cause !== "");
    find("boot-bar").hidden = cause !== "";
  }

  function fail(name, values) {
    if (root.dataset.ready) return;
    cause = name;
    clearTimeout(waiting);
    hold(null);
    say(name, values);
  }

  // ------------------------------------------------------------------------------------------------ taps
  // A tap in the lobby before Python can answer is held, only the last one, and carried out once it can.
  let held = null;

  function hold(button) {
    if (held) held.removeAttribute("aria-busy");
    if (button) button.setAttribute("aria-busy", "true");
    held = button;
  }

  function onTap(event) {
    const button = event.target.closest("#lobby button");
    if (!button || cause || root.dataset.ready) return;
    event.stopPropagation(); // or Python, which may listen already, answers it as well
    hold(button);
  }
  addEventListener("click", onTap, true);

  function settle() {
    const button = held;
    clearTimeout(waiting);
    find("boot").hidden = root.dataset.ready === "yes";
    if (!root.dataset.ready) return;
    hold(null);
    if (button) button.click();
  }

  // ------------------------------------------------------------------------------------------------ what is wrong
  // A bad sign never says by itself what is wrong, or whether anything of ours is: browsers word it in many ways, and an
  // extension or a virus scanner fails in our page too. Where the start does not go on, we look at the files themselves,
  // first at those that have come. Only if all of them are as they should be, what a script of ours threw counts.
  let looking = 0;
  let thrown = null; // the last that a script of ours threw
  let spoilt = null; // the file in the way, with what is wrong with it
  let forbidden = false; // whether a policy that is not ours forbids WebAssembly

  function doubt() {
    clearTimeout(looking);
    looking = setTimeout(inspect, GRACE, seen.size);
  }

  // Looks if nothing has happened since there was this much; files may go on coming though none is left to run them.
  function inspect(before) {
    const goesOn = () => seen.size !== before;
    const hasCome = (path) => performance.getEntriesByName(base + path).length > 0;
    if (root.dataset.ready) return;
    const paths = Object.keys(NEEDED).sort((one, other) => hasCome(other) - hasCome(one));
    const looked = goesOn() ? Promise.resolve() : faultOf(paths.filter((path) => thrown || hasCome(path)));
    looked.then((found) => (goesOn() ? doubt() : conclude(found)));
  }

  function conclude(found) {
    spoilt = found;
    if (found) fail(found.cause, found);
    else if (forbidden) fail("policy");
    else if (thrown) fail(/^(Syntax|Compile|Link)Error$/.test(thrown.name) ? "old" : "failed");
  }

  // The browser may have kept a file as it should not be, or the page with a policy that is not ours.
  function again() {
    const reload = () => location.reload();
    fetch(spoilt ? spoilt.path : location.pathname, { cache: "reload" }).then(reload, reload);
  }

  function suspect(error) {
    thrown = error;
    forbidden = forbidden || /Content.?Security.?Policy|unsafe-eval/i.test(error.message);
    doubt();
  }

  const fault = (name, path, more) => Object.assign({ cause: name, path, file: path.split("/").pop() }, more);

  // The first of these files that cannot be had or is not what it should be; null if there is none.
  function faultOf(paths) {
    if (!paths.length) return Promise.resolve(null);
    return fetch(paths[0])
      .then((answer) => check(paths[0], answer), () => unheard(paths[0], "blocked"))
      .then((found) => found || faultOf(paths.slice(1)));
  }

  function check(path, answer) {
    const type = answer.headers.get("Content-Type") || "?";
    if (!answer.ok) return fault("missing", path, { status: answer.status });
    if (/js$/.test(path) && !/(java|ecma|live|j)script/.test(type)) return fault("type", path, { type });
    return answer.arrayBuffer().then((body) => isWhole(path, body))
      .then((whole) => (whole ? null : fault("content", path)), () => unheard(path, "content"));
  }

  // No answer at all, or not all of it: of this file alone, or is there no connection?
  const unheard = (path, name) =>
    fetch("index.html", { method: "HEAD", cache: "no-store" }).then(() => fault(name, path), () => fault("line", path));

  // Not cut off, packed once more, changed on the way, or another page in its place. What a host may have added to
  // a script it can do without: that tells by how it is read.
  function isWhole(path, body) {
    if (/js$/.test(path) || !window.isSecureContext) return body.byteLength >= NEEDED[path].size;
    const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => (byte + 256).toString(16).slice(1)).join("");
    return crypto.subtle.digest("SHA-256", body).then((hash) => hex(hash).startsWith(NEEDED[path].hash));
  }

  const namesUs = (mark) => /^(web|py)\//.test(String(mark || "").split(base)[1]);

  // ------------------------------------------------------------------------------------------------ signs
  const isOld = !window.structuredClone || !window.PerformanceObserver || !("noModule" in HTMLScriptElement.prototype);
  const isOff = typeof WebAssembly !== "object";

  addEventListener("DOMContentLoaded", () => {
    speak();
    find("boot-again").addEventListener("click", again);
    new MutationObserver(settle).observe(root, { attributes: true, attributeFilter: ["data-ready"] });
    if (isOld || isOff) fail(isOld ? "old" : "off");
    else if (cause) show(false);
    else report();
  });
  if (isOld || isOff) return;

  if (navigator.serviceWorker && navigator.serviceWorker.controller) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));

  function onArrival(entry) {
    const path = entry.name.split(/[?#]/)[0].slice(base.length);
    if (entry.name.indexOf(base) !== 0 || !(path in NEEDED)) return;
    if (entry.responseStatus === 0 || entry.responseStatus >= 400) doubt();
    else advance(ARRIVED, path.split("/").pop());
  }

  function onRejection(event) {
    const reason = event.reason || {};
    const isUnnamed = reason.name === "SyntaxError" && !/:\/\//.test(reason.stack); // of a module that cannot be read
    if (isUnnamed || [reason.message, reason.stack, reason.fileName, reason.sourceURL].some(namesUs)) suspect(reason);
    else doubt();
  }

  function onError(event) {
    if (event.target === window && event.error && namesUs(event.filename)) suspect(event.error);
    else if (event.target.tagName === "SCRIPT" && namesUs(event.target.src)) doubt();
  }

  function onForbidden(event) {
    forbidden = forbidden || (event.disposition === "enforce" && event.blockedURI === "wasm-eval");
    if (forbidden) doubt();
  }

  new PerformanceObserver((list) => list.getEntries().forEach(onArrival)).observe({ type: "resource", buffered: true });
  addEventListener("py:progress", (event) => advance(HAPPENED, event.detail));
  addEventListener("py:done", () => suspect(new Error("Python has come to its end")));
  addEventListener("kaartbord:failed", (event) => suspect(event.detail)); // what Pyodide keeps to itself: tools/build.py
  addEventListener("unhandledrejection", onRejection);
  addEventListener("error", onError, true); // capturing, as the error of a script that will not load does not bubble
  addEventListener("securitypolicyviolation", onForbidden);
})();
