import type { NoticeKind, NoticeMessageStatus, NoticeTextKind } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const noticeKindLabels: Readonly<Record<NoticeKind, string>> = {
  DUE_SOON: "Hampir jatuh tempo",
  OVERDUE: "Terlambat",
  READY: "Siap diambil",
  EXPIRED: "Reservasi tidak diambil",
  LOST: "Tercatat hilang",
  SUGGESTION: "Usulan diputuskan",
};
export const noticeTextLabels: Readonly<Record<NoticeTextKind, string>> = {
  ...noticeKindLabels,
  GUARDIAN_LETTER: "Surat untuk orang tua",
};
export const NOTICE_TEXT_KINDS = Object.keys(noticeTextLabels) as NoticeTextKind[];
export const NOTICE_KINDS = Object.keys(noticeKindLabels) as NoticeKind[];

export const messageStatusLabels: Readonly<Record<NoticeMessageStatus, string>> = {
  WAITING: "Menunggu",
  SENDING: "Sedang dikirim",
  SENT: "Terkirim",
  FAILED: "Gagal",
  DROPPED: "Tidak dikirim",
};

export const messageStatusTones: Readonly<Record<NoticeMessageStatus, PillTone>> = {
  WAITING: "plain",
  SENDING: "plain",
  SENT: "good",
  FAILED: "wrong",
  DROPPED: "quiet",
};

interface MessageNotice {
  kind: NoticeKind;
  stage: number;
  bookTitle: string;
  dropped?: string | null;
}

/** `Terlambat 7 hari: Laskar Pelangi`. */
export function noticeTitle({ kind, stage, bookTitle }: MessageNotice): string {
  return `${noticeKindLabels[kind]}${stage > 0 ? ` ${stage} hari` : ""}: ${bookTitle}`;
}

/** Why an e-mail has not left, or why nothing was left to say; empty otherwise. */
export function messageRemark(message: {
  status: NoticeMessageStatus;
  failure?: string | null;
  notices: readonly MessageNotice[];
}): string {
  const { status, failure, notices } = message;
  if (status !== "DROPPED") return failure ?? "";
  return [...new Set(notices.flatMap(({ dropped }) => dropped ?? []))].join(" ");
}
