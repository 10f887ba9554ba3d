import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | undefined;

/**
 * Lets go of databases that are closed. The driver of SQLite ends a connection only once its statements are collected
 * as garbage; Windows neither renames nor removes a file, nor the folder that it is in, as long as it is open.
 */
export function collectClosedFiles(): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}
