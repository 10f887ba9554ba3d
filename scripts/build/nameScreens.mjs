import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

import { root } from "../root.mjs";

const LOADER = /\(\) =>\s*import\(\s*"([^"]+)",?\s*\)/g;

/**
 * Adds to every `() => import("…")` of the site map the key that the build manifest has for the module. The server
 * preloads a screen's files by it.
 */
export function nameScreens(code, file) {
  return code.replace(LOADER, (load, path) => {
    const key = relative(root, resolve(dirname(file), `${path}.tsx`))
      .split(sep)
      .join("/");
    if (!existsSync(join(root, key))) {
      throw new Error(`${file} names a screen that does not exist: ${key}`);
    }
    return `Object.assign(${load}, { module: ${JSON.stringify(key)} })`;
  });
}
