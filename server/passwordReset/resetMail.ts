import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { type MailWriters, queueMail } from "../outbox/outgoingMails.js";
import { readSettings } from "../settings/settingsReads.js";
import { accountsMeant } from "./resetAccounts.js";
import { issueResetCode, noteReset, RESET_MINUTES } from "./resetCodes.js";

interface ResetMailOptions {
  readonly keys: SessionKeys;
  readonly libraryName: string;
  /** Of the library on the web; without it the mail has no link, as anybody chooses the host of a request. */
  readonly publicUrl: string | undefined;
}

/** What the outbox does with somebody who has forgotten a password. */
export function resetMailWriters({
  keys,
  libraryName,
  publicUrl,
}: ResetMailOptions): Pick<MailWriters, "resetAsked" | "reset"> {
  return {
    resetAsked: async (tx, { typed }, now) => {
      for (const { userId, email } of await accountsMeant(tx, typed ?? "")) {
        const noteId = email === null ? null : await noteReset(tx, userId, now);
        if (noteId !== null) await queueMail(tx, { kind: "reset", subjectId: noteId }, now);
      }
      return null;
    },
    reset: async (tx, { subjectId }, now) => {
      const issued = subjectId === null ? null : await issueResetCode(tx, keys, subjectId, now);
      if (issued === null || issued.account.email === null) return null;
      const { account, code } = issued;
      const { name, noticeSender, email } = await readSettings(tx, libraryName);
      const text = [
        `Ada yang meminta kata sandi baru untuk akun ${account.username} di ${name}.`,
        "",
        ...(publicUrl === undefined
          ? ["Buka halaman Lupa Kata Sandi di situs perpustakaan, lalu isi kode ini:", "", code]
          : [
              "Buka tautan ini untuk membuat kata sandi baru:",
              "",
              // Behind the hash, which browsers keep to themselves: no log, cache or other site gets the code.
              `${publicUrl}/forgot-password#kode=${code}`,
              "",
              `Atau isi kode ini di halaman Lupa Kata Sandi: ${code}`,
            ]),
        "",
        `Kode ini berlaku ${RESET_MINUTES} menit, untuk satu kali. Jangan berikan kepada siapa pun, juga bukan kepada petugas.`,
        "Jika bukan Anda yang memintanya, abaikan email ini. Kata sandi Anda tetap yang lama.",
        "",
        name,
        "",
      ].join("\n");
      return {
        to: account.email ?? "",
        senderName: noticeSender ?? name,
        replyTo: email,
        subject: `Kata sandi baru - ${name}`,
        text,
      };
    },
  };
}
