import type { VisitPurpose } from "../gql/graphql";
import { purposeLabels } from "../visits/purposeLabels";
import { exceptionsText } from "../circulation/exceptionLabels";
import { suggestionStateLabel } from "../suggestions/suggestionStates";
import { recordLabels, type RecordType } from "../admin/history/recordLabels";
import { fieldLabels } from "./fieldLabels";

const VERBS: Readonly<Record<string, string>> = {
  create: "ditambahkan",
  update: "diubah",
  delete: "dihapus",
  restore: "dipulihkan",
  purge: "dihapus permanen",
  merge: "digabungkan",
  addBook: "ditambah bukunya",
  changeBook: "diubah urutan atau catatannya",
  removeBook: "dikurangi bukunya",
  keepApart: "ditandai bukan ganda",
  cover: "diganti sampulnya",
  logo: "diganti logonya",
  file: "diganti berkasnya",
  photo: "diganti fotonya",
  export: "diunduh data pribadinya",
  erase: "dihapus data pribadinya",
  upload: "diunggah",
  start: "mulai dibuat",
  download: "diunduh",
  downloadTables: "diunduh sebagai CSV",
  run: "dijalankan",
  apply: "diterapkan hasilnya",
  undo: "diurungkan",
  discard: "dibatalkan sebelum dijalankan",
  activationCode: "dibuatkan kode aktivasi",
  resetAccount: "dibuat belum aktif lagi",
  password: "diganti kata sandinya",
  enableSecondFactor: "diaktifkan verifikasi dua langkahnya",
  disableSecondFactor: "dimatikan verifikasi dua langkahnya",
  resetSecondFactor: "diatur ulang verifikasi dua langkahnya",
  renewRecoveryCodes: "dibuatkan kode pemulihan baru",
  useRecoveryCode: "login dengan kode pemulihan",
  endSession: "diakhiri sesinya",
  issue: "diterbitkan",
  revoke: "dicabut",
  void: "dibatalkan",
  remove: "dihapus",
  swap: "ditukar eksemplarnya",
  return: "dikembalikan",
  receive: "diterima",
  unreceive: "diurungkan penerimaannya",
  renew: "diperpanjang",
  decide: "diputuskan",
  approve: "disetujui pengecualiannya",
  accept: "diterima",
  answer: "diisi jawabannya",
  reject: "ditolak",
  refuse: "ditolak pengecualiannya",
  lose: "dicatat hilang",
  find: "ditemukan",
  cancel: "dibatalkan",
  expire: "tidak diambil pemesannya",
  keep: "disimpan bukunya untuk pemesan",
  move: "dipindahkan gilirannya",
  pay: "dibayar",
  waive: "dibebaskan",
  refund: "dikembalikan uangnya",
  replace: "diganti buku",
  reverse: "dibatalkan",
  clearHistory: "menghapus riwayatnya sendiri",
  forget: "dihapus nama anggotanya",
  retry: "dikirim ulang",
  test: "dikirim sebagai percobaan",
  confirm: "dinyatakan benar",
};

export interface Change {
  name: string;
  before?: string | null;
  after?: string | null;
}

/** An entry as far as its line is made of it. */
export interface AuditedEntry {
  action: string;
  recordType: string;
  recordId?: number | null;
  book?: { databaseId: number; title: string } | null;
  copy?: { itemCode: string } | null;
  changes: readonly Change[];
}

/** `Buku` and `ditambahkan`. An action that has no word yet keeps its own. */
export function actionWords({ action, recordType }: Pick<AuditedEntry, "action" | "recordType">): {
  record: string;
  verb: string;
} {
  const verb = action.split(".").at(-1) ?? "";
  return { record: isRecordType(recordType) ? recordLabels[recordType] : recordType, verb: VERBS[verb] ?? verb };
}

export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(recordLabels, text);
}

/** Values that name a record, the best first. */
const NAMES = ["title", "name", "itemCode", "label", "username", "code", "nis", "lastName", "fileName"];

/** What the record is called, as far as the entry knows; its number otherwise. */
export function recordName({ book, copy, changes, recordId }: AuditedEntry): string | null {
  if (copy) return copy.itemCode;
  const name = NAMES.map((field) => changes.find((change) => change.name === field)).find(
    (change) => change?.after ?? change?.before,
  );
  return name?.after ?? name?.before ?? book?.title ?? (recordId ? `no. ${recordId}` : null);
}

/** What is true or false, which the audit trail has as these words. */
const YES_OR_NO = new Set([
  "active",
  "selfRegistration",
  "isPublished",
  "isDone",
  "hasPhoto",
  "lendable",
  "countsToLimit",
  "graceCharged",
  "capAtPrice",
  "studentsMayClearHistory",
  "showsOftenSearched",
  "requiresSecondFactor",
  "inventoryRestartsYearly",
  "restartsYearly",
  "makesCopies",
]);

const RIGHT_LEVELS: Readonly<Record<string, string>> = { none: "Tidak ada", read: "Lihat", write: "Ubah" };

export interface ShownChange {
  name: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Every change with its label; a field without one keeps the name that programs know it by. */
export function shownChanges(changes: readonly Change[]): ShownChange[] {
  return changes.map(({ name, before, after }) => ({
    name,
    label: fieldLabels[name] ?? name,
    before: shownValue(name, before),
    after: shownValue(name, after),
  }));
}

/** A value that people know by another word than programs do. */
function shownValue(name: string, value: string | null | undefined): string | null {
  if (!value) return null;
  if (name.endsWith("Right")) return RIGHT_LEVELS[value] ?? value;
  if (YES_OR_NO.has(name)) return value === "true" ? "Ya" : "Tidak";
  if (name === "confirmed" || name === "heldChecks") return exceptionsText(value.match(/[a-z_]+/gu) ?? []);
  if (name === "state") return suggestionStateLabel(value);
  return (name === "purpose" && purposeLabels[value.toUpperCase() as VisitPurpose]) || value;
}
