import { chmod, mkdir, stat } from "node:fs/promises";

const OWNER_ONLY = 0o700;

/**
 * Keeps the data folder, which holds personal data and the session secret, from other accounts of the machine. Returns
 * a line for the console if the file system does not allow that, otherwise null.
 */
export async function protectDataFolder(path: string): Promise<string | null> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY });
  const { mode } = await stat(path);
  if ((mode & 0o077) === 0) {
    return null;
  }
  try {
    await chmod(path, OWNER_ONLY);
    return null;
  } catch {
    return `Akun lain di komputer ini dapat membaca ${path}. Batasi untuk akun server saja: chmod 700.`;
  }
}
