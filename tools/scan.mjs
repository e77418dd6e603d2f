// Reads codes from pictures, loaded when the camera is first asked for. The build bundles it to web/vendor/scan.js;
// py/kaartbord/page/sharing/room/camera.py calls it.
import decode from "qr/decode.js";

const MOST = 800; // px of the longer side in which a code is looked for

/** The text of the code in a picture or a film of a camera; "" if there is none. */
export function look(picture) {
  const wide = picture.videoWidth || picture.width;
  const high = picture.videoHeight || picture.height;
  const scale = Math.min(1, MOST / Math.max(wide, high, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, wide * scale);
  canvas.height = Math.max(1, high * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  try {
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return "";
  }
}
