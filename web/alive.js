// Says so when Python has died. The page then looks as ever, but nothing in it answers, and Python can no longer tell.
// A classic script, loaded after boot.js.
(function () {
  "use strict";
  const EVERY = 4000; // ms between two questions to Python while the page is looked at
  const AGAIN = 1000; // ms between two questions at least: a tap asks too, and so does an answer that did not come
  const MOST = 3; // questions without an answer, one after the other, that are no chance

  const root = document.documentElement;
  let asked = 0;
  let missed = 0;

  // Python answers within the call or never will. So nothing hangs on time: a page that slept, a tab that is throttled,
  // a long thought or a halt in the debugger only put the question off.
  const answers = () => !document.dispatchEvent(new Event("kaartbord:alive", { cancelable: true }));

  function ask() {
    if (document.hidden || root.dataset.ready !== "yes" || performance.now() - asked < AGAIN) return;
    asked = performance.now();
    missed = answers() ? 0 : missed + 1;
    if (missed >= MOST) tell();
    else if (missed) setTimeout(ask, AGAIN + 1);
  }

  // In a dialog of its own, as a sheet may be open, over which nothing else can be reached.
  function tell() {
    if (document.querySelector("dialog.stopped")) return;
    const dialog = document.createElement("dialog");
    dialog.className = "stopped";
    dialog.setAttribute("role", "alertdialog");
    dialog.setAttribute("aria-labelledby", "stopped-words");
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.append(document.getElementById("stopped"));
    document.body.append(dialog);
    document.getElementById("stopped").hidden = false;
    document.getElementById("stopped-reload").addEventListener("click", () => location.reload());
    dialog.showModal();
  }

  setInterval(ask, EVERY);
  for (const use of ["pointerdown", "keydown"]) addEventListener(use, ask, { capture: true, passive: true });
})();
