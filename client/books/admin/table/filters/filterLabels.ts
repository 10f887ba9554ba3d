import type { AuthorityList } from "../../../../authorities/picker/pickedRecords";
import type { MissingField, RecordFilter } from "../bookTableUrlState";

export const RECORD_LABELS: Readonly<Record<RecordFilter, string>> = {
  category: "Kategori",
  location: "Lokasi",
  source: "Sumber perolehan",
  classification: "Klasifikasi",
  author: "Penulis",
  publisher: "Penerbit",
};

export const LIST_OF: Readonly<Record<RecordFilter, AuthorityList>> = {
  category: "categories",
  location: "locations",
  source: "sources",
  classification: "classifications",
  author: "authors",
  publisher: "publishers",
};

export const MISSING_FIELD_LABELS: Readonly<Record<MissingField, string>> = {
  category: "Tanpa kategori",
  cover: "Tanpa sampul",
  copies: "Tanpa eksemplar",
  isbn: "ISBN tidak valid",
  group: "Tanpa kelompok atau klasifikasi",
  acquisition_day: "Tanpa tanggal perolehan",
};
