import { chmod, mkdir, stat } from "node:fs/promises";

import { openToOthersOnWindows } from "./windowsPermissions.js";

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/**
 * Keeps the data folder, which holds personal data and the session secret, from other accounts of the machine. Returns
 * a line for the console if the file system does not allow that, otherwise null.
 */
export async function protectDataFolder(path: string): Promise<string | null> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY });
  if (process.platform === "win32") {
    return openToOthersOnWindows(path);
  }
  if (!(await isOpenToOthers(path))) {
    return null;
  }
  // Some file systems, such as those of USB disks, say that they have done it and have not.
  const isClosed = await chmod(path, OWNER_ONLY).then(
    async () => !(await isOpenToOthers(path)),
    () => false,
  );
  return isClosed
    ? null
    : `Akun lain di komputer ini dapat membaca ${path}. Batasi untuk akun server saja (chmod 700), atau pindahkan ` +
        "DATA_DIR ke disk yang mengenal izin berkas.";
}

async function isOpenToOthers(path: string): Promise<boolean> {
  return ((await stat(path)).mode & OTHERS) !== 0;
}
