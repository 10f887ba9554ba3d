import { randomInt } from "node:crypto";

import sql from "sql-template-tag";

import { ForbiddenError } from "../../errors.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { settingTable } from "../../settings/Setting.entity.js";
import { canRead, type Viewer } from "../../viewer.js";

/** The setting that holds the digest of the key, from when it was made on. */
export const DOOR_KEY_SETTING = "doorKey";

/** Letters and digits that are not easily confused: twelve of these 30 have 59 bits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 3;
const GROUP_LENGTH = 4;

const storedColumns = pick(settingTable, "value", "updatedAt");

/** `K7QM-3XPT-9HWB`, as it is shown. */
export function newDoorKey(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Upper and lower case, hyphens and spaces do not count. */
export function plainDoorKey(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/gu, "");
}

export async function readDoorKey(reader: Reader): Promise<RowOf<typeof storedColumns> | null> {
  const [row] = await reader.select(storedColumns, sql`FROM settings WHERE name = ${DOOR_KEY_SETTING}`);
  return row ?? null;
}

/**
 * Whether the guest book may tell this device names: it holds the door's key, or an administrator uses it. Without a
 * key every device may sign, and none is known; once there is one, only known devices sign.
 * @throws ForbiddenError
 */
export async function isKnownDevice(reader: Reader, viewer: Viewer, digest: string | null): Promise<boolean> {
  if (canRead(viewer, "visits")) {
    return true;
  }
  const stored = await readDoorKey(reader);
  if (stored !== null && stored.value !== digest) {
    throw new ForbiddenError(
      "Buku tamu hanya diisi dari perangkat di pintu perpustakaan. Masukkan kunci perangkatnya.",
    );
  }
  return stored !== null;
}
