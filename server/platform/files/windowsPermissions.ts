import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { removeFolder } from "./renameAndRemove.js";

/** Groups that hold more than the account that runs the server, by the names that are the same in every language. */
const OTHERS: Readonly<Record<string, string>> = {
  WD: "Everyone",
  "S-1-1-0": "Everyone",
  AU: "Authenticated Users",
  "S-1-5-11": "Authenticated Users",
  BU: "Users",
  "S-1-5-32-545": "Users",
  BG: "Guests",
  "S-1-5-32-546": "Guests",
  AN: "Anonymous",
  "S-1-5-7": "Anonymous",
  IU: "Interactive",
  "S-1-5-4": "Interactive",
};
/** FILE_READ_DATA, and what contains it: GENERIC_READ and GENERIC_ALL. */
const READ_BITS = 0x1 | 0x8000_0000 | 0x1000_0000;
/** The same as letters: file read and all, generic read and all; CC is the first bit. */
const READ_LETTERS = new Set(["FR", "FA", "GR", "GA", "CC"]);
/** `(A;OICI;FA;;;BU)`: type, flags, rights, object, inherited object, account. */
const ENTRY = /\((A|XA);([^;]*);([^;]*);[^;]*;[^;]*;([^;)]+)/gu;

/**
 * Who besides the server's account may read a folder on Windows, as a line for the console; null where nobody may. The
 * mode of a file says nothing there: it is the same whatever the folder's permissions are.
 */
export async function openToOthersOnWindows(path: string): Promise<string | null> {
  const folder = resolve(path);
  const advice =
    `Batasi dengan: icacls "${folder}" /inheritance:r /grant:r "%USERNAME%:(OI)(CI)F" "*S-1-5-18:(OI)(CI)F" ` +
    `"*S-1-5-32-544:(OI)(CI)F"`;
  const descriptor = await securityOf(folder).catch(() => null);
  if (descriptor === null) {
    return `Izin folder ${folder} tidak dapat diperiksa; mungkin akun lain di komputer ini dapat membacanya. ${advice}`;
  }
  const others = readersIn(descriptor);
  return others.length === 0
    ? null
    : `Akun lain di komputer ini (${others.join(", ")}) dapat membaca ${folder}. ${advice}`;
}

/** The groups that a security descriptor (SDDL) lets read, once each. A folder without a list is open to all. */
export function readersIn(descriptor: string): string[] {
  const list = /D:[A-Z]*((?:\([^)]*\))*)/u.exec(descriptor);
  if (!list || /D:[A-Z]*NO_ACCESS_CONTROL/u.test(descriptor)) {
    return ["Everyone"];
  }
  const readers = [...(list[1] ?? "").matchAll(ENTRY)]
    .filter(([, , , rights = ""]) => allowsReading(rights))
    .map(([, , , , account = ""]) => OTHERS[account]);
  return [...new Set(readers.filter((name) => name !== undefined))];
}

function allowsReading(rights: string): boolean {
  return /^0x/iu.test(rights)
    ? (Number(rights) & READ_BITS) !== 0
    : (rights.match(/../gu) ?? []).some((letters) => READ_LETTERS.has(letters));
}

/** icacls writes what it shows into a file as SDDL, whose names no language of Windows translates. */
async function securityOf(folder: string): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "aksara-acl-"));
  try {
    const file = join(place, "acl.txt");
    await promisify(execFile)("icacls", [folder, "/save", file], { windowsHide: true, timeout: 5_000 });
    return await readFile(file, "utf16le");
  } finally {
    await removeFolder(place);
  }
}
