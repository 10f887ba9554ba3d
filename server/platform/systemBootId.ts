import { readFileSync } from "node:fs";

const BOOT_ID = "/proc/sys/kernel/random/boot_id";

/** Linux names each start of the machine; null elsewhere, as on Windows and macOS. */
export function systemBootId(): string | null {
  try {
    return readFileSync(BOOT_ID, "latin1").trim();
  } catch {
    return null;
  }
}
