// Calls functions of tools/noble_group.mjs: a line in for each, a line out, everything as hexadecimal.
import { createInterface } from "node:readline";
import * as group from "../../../tools/noble_group.mjs";

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = line.split(" ");
  const answer = group[name](...args.map((arg) => Uint8Array.from(Buffer.from(arg, "hex"))));
  console.log(Buffer.from(answer).toString("hex"));
}
