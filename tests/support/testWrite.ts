import type { UnauditedWrite } from "../../server/platform/database/Database.js";

/** For `database.write`, of what a test prepares, or breaks on purpose. */
export const testWrite: UnauditedWrite = { unaudited: "A test does it, and nobody looks it up." };
