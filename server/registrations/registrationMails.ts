import sql from "sql-template-tag";

import { type ActivationSlip, issueCodes } from "../activation/activationWriter.js";
import { studentCodes } from "../activation/studentCodes.js";
import type { MailWriters } from "../outbox/outgoingMails.js";
import { newReadableCode } from "../platform/auth/readableCode.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import type { Transaction } from "../platform/database/Database.js";
import { readSettings } from "../settings/settingsReads.js";
import { canLogIn, lockStudent } from "../students/editing/studentWriter.js";
import { registrationTable } from "./Registration.entity.js";
import { UNCONFIRMED_DAYS } from "./forgetRegistrations.js";
import { registrationById, type RegistrationRow } from "./registrationReads.js";
import { registrationCodeHash } from "./RegistrationService.js";

interface RegistrationMailOptions {
  readonly keys: SessionKeys;
  readonly libraryName: string;
  /** Of the library on the web; without it the mails have no links, as anybody chooses the host of a request. */
  readonly publicUrl: string | undefined;
}

const CODE_GROUPS = 4;

/**
 * The code that opens the new member's account, only for who has shown that the address is theirs; undefined where the
 * desk has printed one meanwhile, which a mail that leaves late must not make worth nothing.
 */
async function slipFor(
  tx: Transaction,
  keys: SessionKeys,
  { id, studentId, emailConfirmedAt, codeHash }: RegistrationRow,
  now: Date,
): Promise<ActivationSlip | undefined> {
  const student = emailConfirmedAt === null || studentId === null ? null : await lockStudent(tx, studentId);
  if (student === null || student.username !== null || !canLogIn(student.status)) return undefined;
  const printed = await studentCodes.read(tx, student.id);
  if (printed !== null && printed.codeHash !== codeHash) return undefined;
  const [slip] = await issueCodes(tx, keys, [student], now);
  const issued = await studentCodes.read(tx, student.id);
  await tx.update(registrationTable, { codeHash: issued?.codeHash ?? null }, sql`id = ${id}`);
  return slip;
}

/** What is written to people who ask to become members. */
export function registrationMailWriters({
  keys,
  libraryName,
  publicUrl,
}: RegistrationMailOptions): Pick<MailWriters, "registered" | "accepted" | "rejected"> {
  const letter = async (
    tx: Transaction,
    { email: to }: RegistrationRow,
    subject: string,
    textOf: (library: string) => readonly string[],
  ) => {
    const { name, noticeSender, email } = await readSettings(tx, libraryName);
    if (to === null) return null;
    const text = [...textOf(name), "", name, ""].join("\n");
    return { to, senderName: noticeSender ?? name, replyTo: email, subject: `${subject} - ${name}`, text };
  };
  const subjectOf = async (tx: Transaction, id: number | null) => (id === null ? null : registrationById(tx, id));
  return {
    registered: async (tx, { subjectId }) => {
      const registration = await subjectOf(tx, subjectId);
      if (registration?.state !== "waiting" || registration.emailConfirmedAt !== null) return null;
      const code = newReadableCode(CODE_GROUPS);
      await tx.update(registrationTable, { codeHash: registrationCodeHash(keys, code) }, sql`id = ${registration.id}`);
      return letter(tx, registration, "Konfirmasi pendaftaran", (library) => [
        `Alamat email ini dipakai untuk mendaftar sebagai anggota ${library}.`,
        "",
        ...(publicUrl === undefined
          ? ["Buka halaman Daftar di situs perpustakaan, lalu isi kode ini:", "", code]
          : [
              "Buka tautan ini untuk mengonfirmasi alamat email Anda:",
              "",
              `${publicUrl}/register#kode=${code}`,
              "",
              `Atau isi kode ini di halaman Daftar: ${code}`,
            ]),
        "",
        `Tanpa konfirmasi, pendaftaran ini terhapus setelah ${UNCONFIRMED_DAYS} hari.`,
        "Jika bukan Anda yang mendaftar, abaikan email ini.",
      ]);
    },
    accepted: async (tx, { subjectId }, now) => {
      const registration = await subjectOf(tx, subjectId);
      if (registration?.state !== "accepted" || registration.studentId === null) return null;
      const slip = await slipFor(tx, keys, registration, now);
      const hash = slip && new URLSearchParams({ nis: slip.student.nis, kode: slip.code }).toString();
      return letter(tx, registration, "Pendaftaran diterima", (library) => [
        `Pendaftaran Anda sebagai anggota ${library} diterima.`,
        "",
        ...(slip === undefined
          ? ["Datanglah ke meja petugas untuk kartu anggota dan kode aktivasi akun Anda."]
          : [
              `${registration.numberName}: ${slip.student.nis}`,
              `Kode aktivasi: ${slip.code}`,
              "",
              publicUrl === undefined
                ? "Isi keduanya di halaman Aktivasi Akun di situs perpustakaan, dalam 14 hari."
                : `Aktifkan akun Anda dalam 14 hari di: ${publicUrl}/activate#${hash}`,
            ]),
      ]);
    },
    rejected: async (tx, { subjectId }) => {
      const registration = await subjectOf(tx, subjectId);
      if (registration?.state !== "rejected") return null;
      return letter(tx, registration, "Pendaftaran tidak diterima", (library) => [
        `Pendaftaran Anda sebagai anggota ${library} belum dapat diterima.`,
        "",
        `Alasan: ${registration.reason ?? ""}`,
        "",
        "Hubungi petugas perpustakaan jika ada yang ingin Anda tanyakan.",
      ]);
    },
  };
}
