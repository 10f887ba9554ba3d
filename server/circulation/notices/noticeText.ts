import { fillNoticeText } from "../../../common/noticeTemplate.js";
import { longDate } from "../../platform/time/longDate.js";
import type { LoanNoticeKind } from "../../settings/noticeKinds.js";
import { type NoticeText, noticeTextOf } from "../../settings/noticeTexts.js";
import { rupiah } from "../rules/rupiah.js";

/** One thing to tell, with the figures of today. */
export interface NoticeFacts {
  readonly kind: LoanNoticeKind;
  readonly bookTitle: string;
  /** The due date, or the last day on which a copy is kept. */
  readonly dueAt: string;
  readonly overdueDays: number;
  /** Whole rupiah so far. */
  readonly fine: number;
}

/** Who writes, and in which words. */
export interface NoticeWriter {
  readonly name: string;
  readonly noticeTexts: readonly NoticeText[];
}

interface NoticeLetter {
  readonly studentName: string;
  /** Never empty. */
  readonly notices: readonly NoticeFacts[];
  /** Where readers see their own loans; null where the library has no address of its own. */
  readonly profileUrl: string | null;
}

const SUBJECTS: Readonly<Record<LoanNoticeKind, string>> = {
  due_soon: "Buku hampir jatuh tempo",
  overdue: "Buku terlambat dikembalikan",
  ready: "Buku reservasi siap diambil",
  expired: "Reservasi berakhir",
  lost: "Buku tercatat hilang",
};

function sentenceOf(facts: NoticeFacts, { noticeTexts }: NoticeWriter, studentName: string): string {
  const day = longDate(facts.dueAt);
  return fillNoticeText(noticeTextOf(noticeTexts, facts.kind), {
    judul: facts.bookTitle,
    nama: studentName,
    jatuh_tempo: day,
    disimpan_sampai: day,
    hari_terlambat: String(facts.overdueDays),
    denda: facts.fine > 0 ? rupiah(facts.fine) : null,
  });
}

/** All that there is to tell one student, as an e-mail. */
export function noticeMail(writer: NoticeWriter, { studentName, notices, profileUrl }: NoticeLetter) {
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  const [kind] = kinds;
  const subject = kind !== undefined && kinds.length === 1 ? SUBJECTS[kind] : "Pemberitahuan peminjaman";
  const text = [
    `Halo ${studentName},`,
    "",
    ...notices.map((facts) => `- ${sentenceOf(facts, writer, studentName)}`),
    "",
    ...(profileUrl === null ? [] : [`Peminjaman Anda: ${profileUrl}`, ""]),
    ...(kinds.some((one) => one === "due_soon" || one === "overdue")
      ? ["Jika buku sudah dikembalikan, abaikan email ini."]
      : []),
    writer.name,
    "",
  ].join("\n");
  return { subject: `${subject} - ${writer.name}`, text };
}

/** The same for a chat, which begins with who writes. */
export function noticeChat(
  writer: NoticeWriter,
  { studentName, notices }: Pick<NoticeLetter, "studentName" | "notices">,
): string {
  const sentences = notices.map((facts) => sentenceOf(facts, writer, studentName));
  return `Halo ${studentName}, kami dari ${writer.name}. ${sentences.join(" ")} Terima kasih.`;
}
