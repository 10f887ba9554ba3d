import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "session-secret";

/** The library's own secret, made at the first start and kept where only the library's user may read it. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  // Two servers that start at once: the first to write decides.
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw error;
    }
  });
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < 32) {
    throw new Error(`${path} holds no secret: delete it, and a new one is made (everybody has to log in again)`);
  }
  return secret;
}
