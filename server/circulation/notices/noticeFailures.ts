import type { DroppedReason } from "./Notice.entity.js";
import type { MessageFailure } from "./messageStatuses.js";

const FAILURES: Readonly<Record<MessageFailure, string>> = {
  refused: "Ditolak server email; alamatnya mungkin salah",
  postponed: "Server email belum mau menerima email ini",
  unreachable: "Server email tidak dapat dihubungi, atau belum menerima email",
  login: "Server email menolak akun atau alamat pengirim perpustakaan",
  uncertain: "Terputus saat dikirim, jadi mungkin sudah sampai",
  no_address: "Alamat email anggota sudah dihapus",
};

/** Why a message has not left, in words, with the mail server's own code. */
export function failureText(failure: MessageFailure | null, replyCode: number | null): string | null {
  if (failure === null) return null;
  return `${FAILURES[failure]}${replyCode === null ? "" : ` (kode ${replyCode})`}.`;
}

const DROPPED: Readonly<Record<DroppedReason, string>> = {
  returned: "Sudah dikembalikan.",
  renewed: "Jatuh temponya sudah berubah.",
  settled: "Sudah diganti atau dilunasi.",
  ended: "Sudah tidak berlaku.",
  in_time: "Tidak lagi terlambat.",
  off: "Pemberitahuan jenis ini dimatikan.",
};

/** Why one thing was not told, in words. */
export function droppedText(dropped: DroppedReason | null): string | null {
  return dropped === null ? null : DROPPED[dropped];
}
