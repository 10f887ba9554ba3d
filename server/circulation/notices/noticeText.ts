import { longDate } from "../../platform/time/longDate.js";
import type { NoticeKind } from "../../settings/noticeKinds.js";
import { rupiah } from "../rules/rupiah.js";

/** One thing to tell, with the figures of today. */
export interface NoticeFacts {
  readonly kind: NoticeKind;
  readonly bookTitle: string;
  /** The due date, or the last day on which a copy is kept. */
  readonly dueAt: string;
  readonly overdueDays: number;
  /** Whole rupiah so far. */
  readonly fine: number;
}

export interface NoticeLetter {
  readonly libraryName: string;
  readonly studentName: string;
  /** Never empty. */
  readonly notices: readonly NoticeFacts[];
  /** Where readers see their own loans; null where the library has no address of its own. */
  readonly profileUrl: string | null;
}

const SENTENCES: Readonly<Record<NoticeKind, (facts: NoticeFacts) => string>> = {
  due_soon: ({ dueAt }) =>
    `jatuh tempo ${longDate(dueAt)}. Mohon dikembalikan tepat waktu, atau perpanjang di Profil Saya.`,
  overdue: ({ dueAt, overdueDays, fine }) =>
    `jatuh tempo ${longDate(dueAt)} dan terlambat ${overdueDays} hari` +
    `${fine > 0 ? `, denda sampai hari ini ${rupiah(fine)}` : ""}. Mohon segera dikembalikan.`,
  ready: ({ dueAt }) => `siap diambil dan disimpan sampai ${longDate(dueAt)}.`,
  expired: ({ dueAt }) => `tidak diambil sampai ${longDate(dueAt)}, jadi reservasinya berakhir.`,
  lost: () => "tercatat hilang. Jika ditemukan, bawa ke perpustakaan; jika tidak, tanyakan cara menggantinya.",
};

const SUBJECTS: Readonly<Record<NoticeKind, string>> = {
  due_soon: "Buku hampir jatuh tempo",
  overdue: "Buku terlambat dikembalikan",
  ready: "Buku reservasi siap diambil",
  expired: "Reservasi berakhir",
  lost: "Buku tercatat hilang",
};

function sentenceOf(facts: NoticeFacts): string {
  return `Buku “${facts.bookTitle}” ${SENTENCES[facts.kind](facts)}`;
}

/** All that there is to tell one student, as an e-mail. */
export function noticeMail({ libraryName, studentName, notices, profileUrl }: NoticeLetter) {
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const [kind] = kinds;
  const subject = kind !== undefined && kinds.length === 1 ? SUBJECTS[kind] : "Pemberitahuan peminjaman";
  const text = [
    `Halo ${studentName},`,
    "",
    ...notices.map((facts) => `- ${sentenceOf(facts)}`),
    "",
    ...(profileUrl === null ? [] : [`Peminjaman Anda: ${profileUrl}`, ""]),
    ...(kinds.some((one) => one === "due_soon" || one === "overdue")
      ? ["Jika buku sudah dikembalikan, abaikan email ini."]
      : []),
    libraryName,
    "",
  ].join("\n");
  return { subject: `${subject} - ${libraryName}`, text };
}

/** The same for a chat. */
export function noticeChat(
  { libraryName, studentName }: Omit<NoticeLetter, "notices" | "profileUrl">,
  notices: readonly NoticeFacts[],
) {
  return `Halo ${studentName}, kami dari ${libraryName}. ${notices.map(sentenceOf).join(" ")} Terima kasih.`;
}
