import type { LendingCheck } from "../../errors.js";
import { longDate } from "../../platform/time/longDate.js";
import { personText } from "./checks.js";

/** Only what is of another class can be confirmed; all else has a way out of its own. */
export const NOT_IN_CLASS = "not_in_class";

const impossible = (code: string, message: string): LendingCheck => ({ code, kind: "impossible", message });

export function otherTitle(copy: { readonly title: string; readonly itemCode: string }, setTitle: string) {
  const message = `Ini ${copy.title} (${copy.itemCode}), bukan ${setTitle}. Pindai eksemplar judul pinjaman kelas ini, atau pinjamkan di meja sirkulasi.`;
  return impossible("other_title", message);
}

/** Scanned for a copy. Another pupil of the class would get the book that is scanned next. */
export function studentCard(student: { readonly name: string; readonly className: string | null }) {
  return impossible("student_card", `Ini kartu ${personText(student)}, bukan kode buku.`);
}

export function allForTeacher(teacher: string) {
  return impossible("all_for_teacher", `Semua buku pinjaman kelas ini untuk ${teacher}. Pindai bukunya saja.`);
}

export function hasCopy(name: string, itemCode: string) {
  return impossible(
    "has_copy",
    `${name} sudah membawa ${itemCode} dari pinjaman kelas ini. Kembalikan dulu, atau tukar.`,
  );
}

export function nobodyLeft(className: string) {
  const message = `Semua siswa ${className} sudah mendapat buku. Untuk siswa lain, pindai kartunya dulu.`;
  return impossible("nobody_left", message);
}

export function setOver(dueAt: string) {
  const message = `Jatuh tempo pinjaman kelas ini ${longDate(dueAt)} sudah lewat. Buat pinjaman kelas baru, atau pinjamkan di meja sirkulasi.`;
  return impossible("set_over", message);
}

export function setFull(most: number) {
  return impossible(
    "set_full",
    `Satu pinjaman kelas maksimal ${most} eksemplar. Buat pinjaman kelas baru untuk sisanya.`,
  );
}

export function notInClass(
  student: { readonly name: string; readonly className: string | null },
  setClass: string,
): LendingCheck {
  return {
    code: NOT_IN_CLASS,
    kind: "confirm",
    message: `${personText(student)}, bukan siswa ${setClass}. Tetap beri?`,
  };
}
