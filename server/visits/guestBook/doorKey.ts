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
 * Once there is a key, only devices that hold it sign the guest book, and administrators.
 * @throws ForbiddenError
 */
export async function assertKnownDevice(reader: Reader, viewer: Viewer, digest: string | null): Promise<void> {
  const stored = canRead(viewer, "visits") ? null : await readDoorKey(reader);
  if (stored !== null && stored.value !== digest) {
    throw new ForbiddenError(
      "Buku tamu hanya diisi dari perangkat di pintu perpustakaan. Masukkan kunci perangkatnya.",
    );
  }
}
