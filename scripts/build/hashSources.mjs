import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { root } from "../root.mjs";

/** What a build reads, as paths from the root. @public */
export const inputs = [
  "server",
  "client",
  "common",
  "schema.graphql",
  "vite.config.ts",
  "tsconfig.json",
  "tsconfig.client.json",
  "package-lock.json",
  "scripts/build/ensureBuilt.mjs",
  "scripts/build/buildServer.mjs",
  "scripts/build/precompress.mjs",
  "scripts/build/nameScreens.mjs",
];

/** One line that changes with the content of anything a build reads. */
export function hashSources() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesIn)) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) {
    return [];
  }
  if (!statSync(full).isDirectory()) {
    return [path];
  }
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
