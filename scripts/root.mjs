import { fileURLToPath } from "node:url";

/** The repository's folder, wherever the script was called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));
