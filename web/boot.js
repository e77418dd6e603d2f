// What must work before Python runs, or when it never does: no play in a frame, the look the player chose, the progress
// of loading, a clear word when loading fails, and the service worker. A classic script, loaded before PyScript.
(function () {
  "use strict";
  const root = document.documentElement;
  root.dataset.script = "yes"; // without this the page says that scripts are missing

  // ------------------------------------------------------------------------------------------------ frames
  // Another page can lay anything over a frame, so a tap may be meant for something else: there nothing is started. That
  // goes for pages of our own origin too: on many hosts people share one. A policy in the page cannot say who may frame
  // it, but it can say that no more scripts run.
  if (window.top !== window.self) {
    root.dataset.framed = "yes";
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "script-src 'none'";
    document.head.append(policy);
    const complete = () => {
      if (navigator.language.startsWith("en")) {
        root.lang = "en";
        for (const node of document.querySelectorAll("[data-en]")) node.textContent = node.dataset.en;
      }
      document.getElementById("framed-open").href = location.href;
      document.getElementById("framed").hidden = false;
    };
    addEventListener("DOMContentLoaded", complete);
    return;
  }

  // ------------------------------------------------------------------------------------------------ requests
  // Each of these files names the next one it needs: fetched at once, none waits for another. Not the WebAssembly, which
  // the browser would then compile again at every start. The build fills in the names. Until they are kept on the device
  // they come over the line, and the first paint goes before them.
  function fetchAll() {
    for (const path of "{{needed}}") {
      const link = document.createElement("link");
      link.rel = /js$/.test(path) ? "modulepreload" : "preload";
      if (link.rel === "preload") link.as = "fetch";
      link.crossOrigin = "anonymous";
      link.href = path;
      document.head.append(link);
    }
  }
  if (navigator.serviceWorker?.controller) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));

  // ------------------------------------------------------------------------------------------------ look
  // The settings write this small copy, because the first paint cannot wait for IndexedDB.
  try {
    const look = JSON.parse(localStorage.getItem("kaartbord.look")) || {};
    if (look.theme === "light" || look.theme === "dark") root.dataset.theme = look.theme;
    if (look.more || matchMedia("(prefers-contrast: more), (forced-colors: active)").matches)
      root.dataset.contrast = "more";
    if (look.big) root.dataset.big = "yes";
    if (look.calm) root.dataset.calm = "yes";
  } catch (_) {
    // Storage refused or torn: the system's own look it is.
  }
  if (location.hash.length > 1) root.dataset.link = "yes"; // a table will open: paint its outline, not the lobby

  // ------------------------------------------------------------------------------------------------ progress
  // Shares of the start-up, by what has arrived or happened; the downloads weigh as many bytes as they bring.
  const ARRIVED = {
    "core.js": 1,
    "pyodide.mjs": 2,
    "pyodide.asm.mjs": 5,
    "pyodide.asm.wasm": 42,
    "python_stdlib.zip": 34,
    "engine.zst": 5,
  };
  const HAPPENED = { "Loading Pyodide": 2, "Loaded interpreter": 5, "Loaded Pyodide": 4 };
  const PATIENCE = 30000; // ms without any progress before we offer to try again
  const GRACE = 3000; // ms for the page to turn out ready after a bad sign, before we say that it failed

  const find = (id) => document.getElementById(id);
  const seen = new Set();
  let failed = false;
  let waiting = 0;

  function advance(table, name) {
    if (!(name in table) || seen.has(name)) return;
    seen.add(name);
    let done = 0;
    for (const known of [ARRIVED, HAPPENED]) for (const key in known) if (seen.has(key)) done += known[key];
    if (find("boot-bar")) find("boot-bar").value = done;
    if (!failed) say(seen.has("Loaded interpreter") ? "open" : seen.has("core.js") ? "fetch" : "start");
    clearTimeout(waiting);
    waiting = setTimeout(say, PATIENCE, "slow");
  }

  // Shows one of the sentences that stand ready in the page.
  function say(name) {
    const boot = find("boot"), again = find("boot-again"), bar = find("boot-bar");
    if (!boot || !again || !bar || root.dataset.ready) return; // on a slow line the page comes piece by piece
    for (const line of boot.querySelectorAll("[data-boot]")) line.hidden = line.dataset.boot !== name;
    again.hidden = name !== "slow" && name !== "failed" && name !== "old";
    boot.classList.toggle("is-bad", name === "failed" || name === "old");
    bar.hidden = name === "failed" || name === "old";
  }

  function fail(name) {
    if (failed || root.dataset.ready) return;
    failed = true;
    clearTimeout(waiting);
    hold(null);
    say(name);
  }

  // ------------------------------------------------------------------------------------------------ taps
  // A tap in the lobby before Python can answer is held, only the last one, and carried out once it can.
  let held = null;

  function hold(button) {
    held?.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
    held = button;
  }

  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("#lobby button");
      if (!button || failed || root.dataset.ready) return;
      event.stopPropagation(); // or Python, which may listen already, answers it as well
      hold(button);
    },
    true,
  );

  function carryOut() {
    const button = held;
    hold(null);
    button?.click();
  }

  // ------------------------------------------------------------------------------------------------ signs

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const name = new URL(entry.name).pathname.split("/").pop();
      const missing = entry.responseStatus === 0 || entry.responseStatus >= 400;
      if (!missing) advance(ARRIVED, name);
      else if (name in ARRIVED || name === "main.py" || name === "unpack.py") setTimeout(fail, GRACE, "failed");
    }
  }).observe({ type: "resource", buffered: true });
  addEventListener("py:progress", (event) => advance(HAPPENED, event.detail));
  addEventListener("py:done", () => setTimeout(fail, GRACE, "failed"));
  addEventListener("unhandledrejection", () => fail("failed"));
  // Capturing, because the error of a script that will not load does not bubble.
  addEventListener("error", (event) => event.target.tagName === "SCRIPT" && fail("failed"), true);
  waiting = setTimeout(say, PATIENCE, "slow");

  addEventListener("DOMContentLoaded", () => {
    find("boot-again").addEventListener("click", () => location.reload());
    if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) fail("old");
    else say(failed ? "failed" : "start");
    new MutationObserver(() => {
      clearTimeout(waiting);
      find("boot").hidden = root.dataset.ready === "yes";
      if (root.dataset.ready) carryOut();
    }).observe(root, { attributeFilter: ["data-ready"] });
  });

  // ------------------------------------------------------------------------------------------------ updates
  const container = navigator.serviceWorker; // undefined where nothing can be kept for use without internet
  let asked = false;
  let busy = () => {};

  // For a page that met a link of a later version. Neither ever fails: they answer with a word.
  window.kaartbordUpdate = {
    // "ready" once a newer version can take over, "none" if there is none, "offline" if it could not be fetched.
    async find() {
      try {
        const kept = container?.controller && (await container.getRegistration());
        if (!kept) return (await published()) === root.dataset.version ? "none" : "ready";
        await kept.update().catch((error) => {
          if (!kept.waiting) throw error;
        });
        const worker = kept.installing || kept.waiting;
        if (worker && worker.state === "installing")
          await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
        return !worker ? "none" : worker.state === "redundant" ? "offline" : "ready";
      } catch (_) {
        return "offline";
      }
    },
    // Has it take over and reloads the page at its address; "busy" if other tabs are in the way.
    async take() {
      const newer = container?.controller && (await container.getRegistration())?.waiting;
      asked = true;
      if (newer) newer.postMessage({ update: true });
      else location.reload();
      return new Promise((done) => (busy = () => done("busy")));
    },
  };

  // The version that the site has now, where no service worker stands in between.
  async function published() {
    const page = await fetch("index.html", { cache: "no-cache" });
    return /data-version="(\w+)"/.exec(page.ok ? await page.text() : "")[1];
  }

  // ------------------------------------------------------------------------------------------------ offline
  if (!container) return;

  const room = new ResizeObserver(([{ target }]) => root.style.setProperty("--news", `${target.offsetHeight}px`));

  function offer(worker) {
    find("update").hidden = false;
    room.observe(find("update"));
    find("update-now").onclick = () => {
      asked = true;
      worker.postMessage({ update: true });
    };
    find("update-later").onclick = () => (find("update").hidden = true);
  }

  function watch(worker) {
    const changed = () => {
      if (worker.state === "installed" && container.controller) offer(worker);
      if (worker.state === "activated") {
        root.dataset.offline = "yes";
        worker.postMessage({ claim: root.dataset.version });
      }
    };
    worker.addEventListener("statechange", changed);
    changed();
  }

  container.addEventListener("controllerchange", () => asked && location.reload());
  container.addEventListener("message", (event) => {
    if (!event.data.busy) return;
    find("update-busy").hidden = false;
    busy();
  });
  async function keep() {
    try {
      const found = await container.register("sw.js", { updateViaCache: "none" });
      for (const worker of [found.active, found.waiting, found.installing]) if (worker) watch(worker);
      found.addEventListener("updatefound", () => watch(found.installing));
    } catch (error) {
      console.info("not kept for use without internet:", error.message);
    }
  }
  // Not before the game is ready: keeping it must not compete with starting it.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    keep();
  }).observe(root, { attributeFilter: ["data-ready"] });
})();
