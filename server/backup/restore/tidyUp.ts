import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/**
 * Takes garbage away now: where a machine has much memory to spare, Node lets hundreds of megabytes gather first, and
 * SQLite's driver keeps what it has bound until the garbage of its connection is collected.
 */
export function tidyUp(): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
