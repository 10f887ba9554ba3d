import { bookLabels, digitalFileAccessNames, HIDDEN_TEXT } from "../../bookLabels";
import { conditionLabels, statusLabels } from "../copies/copyLabels";
import { languageName } from "../../../../format/languageName";
import { materialKindName } from "../../../../format/materialKindName";

interface Change {
  name: string;
  before?: string | null;
  after?: string | null;
}

/** Labels of audit fields that the form does not have or names differently. Fields with no label are not shown. */
const EXTRA_LABELS: Readonly<Record<string, string>> = {
  imageUrl: "Sampul",
  digitalFile: "Berkas digital",
  files: "Berkas dan tautan",
  slug: "Alamat halaman",
  itemCode: "Kode eksemplar",
  inventoryCode: "No. Inventaris",
  acquiredAt: "Tanggal perolehan",
  supplier: "Rekanan",
  invoiceNumber: "No. faktur",
  issueLabel: "Edisi terbitan",
  note: "Catatan",
  condition: "Kondisi",
  status: "Status",
};
/** Not shown, because another field says the same. */
const HIDDEN_FIELDS = new Set([
  "publishYear",
  "locationId",
  "categoryId",
  "sourceId",
  "id",
  "bookId",
  "copies",
  "itemCodes",
  "firstItemCode",
]);

export interface ReadableChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** The changes of an audit entry that people can read, with Indonesian labels. */
export function readableChanges(changes: readonly Change[]): ReadableChange[] {
  return changes.flatMap(({ name, before, after }) => {
    const label =
      EXTRA_LABELS[name] ??
      (HIDDEN_FIELDS.has(name) ? undefined : (bookLabels as Readonly<Record<string, string>>)[name]);
    if (label === undefined) return [];
    // The file name of an image means nothing to people.
    if (name === "imageUrl")
      return [{ label, before: before ? "gambar lama" : null, after: after ? "gambar baru" : null }];
    return [{ label, before: formatValue(name, before), after: formatValue(name, after) }];
  });
}

/** What a choice's values are called. */
const CHOICES: Readonly<Record<string, (value: string) => string | undefined>> = {
  condition: (value) => (conditionLabels as Readonly<Record<string, string>>)[value.toUpperCase()],
  status: (value) => (statusLabels as Readonly<Record<string, string>>)[value.toUpperCase()],
  digitalFileAccess: (value) => (digitalFileAccessNames as Readonly<Record<string, string>>)[value.toUpperCase()],
  materialKind: materialKindName,
  language: languageName,
  isHidden: (value) => (value === "true" || value === "1" ? HIDDEN_TEXT : "Ya"),
  digitalFile: (value) => value.split("/").at(-1),
};

function formatValue(name: string, value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === "" || value === "[]") return null;
  const choice = CHOICES[name];
  if (choice) return choice(value) ?? value;
  return value.startsWith("[") ? formatList(value) : value;
}

function formatList(json: string): string {
  try {
    return (JSON.parse(json) as unknown[]).map(String).join("; ");
  } catch {
    return json;
  }
}

const ACTIONS: Readonly<Record<string, string>> = {
  "book.create": "Buku ditambahkan",
  "book.update": "Data buku diubah",
  "book.delete": "Buku dihapus",
  "book.file": "Berkas digital diubah",
  "book.restore": "Buku dipulihkan dari Tempat Sampah",
  "copy.update": "Eksemplar diubah",
  "copy.delete": "Eksemplar dihapus",
  "copy.restore": "Eksemplar dipulihkan dari Tempat Sampah",
};

const FILE_LABELS: Readonly<Record<string, string>> = { imageUrl: "Sampul", digitalFile: "Berkas digital" };

/** What happened to the cover or file, if the entry concerns nothing else. */
function fileActionText(action: string, changes: readonly Change[]): string | undefined {
  // The list of all files says the same at length.
  const [change, ...others] = changes.filter(({ name }) => name !== "files");
  const file = change && FILE_LABELS[change.name];
  if (!file || others.length > 0) return undefined;
  if (action === "book.restore") return `${file} dipulihkan dari Tempat Sampah`;
  if (!change.before) return `${file} ditambahkan`;
  return change.after ? `${file} diganti` : `${file} dihapus`;
}

/** `Eksemplar B00012 diubah`, or the number of copies added together. */
export function actionText(
  { action, changes }: { action: string; changes: readonly Change[] },
  itemCode: string | null,
  count: number,
): string {
  if (action === "copy.create")
    return count > 1 ? `${count} eksemplar ditambahkan` : `Eksemplar ${itemCode ?? ""} ditambahkan`.replace("  ", " ");
  const words = fileActionText(action, changes) ?? ACTIONS[action] ?? "Diubah";
  return itemCode === null ? words : words.replace("Eksemplar", `Eksemplar ${itemCode}`);
}
