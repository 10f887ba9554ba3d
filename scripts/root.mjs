import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, wherever the script was called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A release is built, and has no sources to be built from. */
export const isRelease = !existsSync(join(root, "vite.config.ts"));
