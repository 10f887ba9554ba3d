import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "session-secret";

/** The library's secret, generated at the first start and stored in a file that only the library's user may read. */
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
    throw new Error(
      `${path} tidak berisi kunci yang sah. Hapus berkas itu agar dibuat yang baru (semua orang perlu login lagi).`,
    );
  }
  return secret;
}
