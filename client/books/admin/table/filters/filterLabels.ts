import type { PickerList } from "../../../../authorities/picker/pickedRecords";
import type { Lack, RecordFilter } from "../bookTableAddress";

export const RECORD_LABELS: Readonly<Record<RecordFilter, string>> = {
  category: "Kategori",
  location: "Lokasi",
  source: "Sumber Perolehan",
  classification: "Klasifikasi",
  author: "Penulis",
  publisher: "Penerbit",
};

export const LIST_OF: Readonly<Record<RecordFilter, PickerList>> = {
  category: "categories",
  location: "locations",
  source: "sources",
  classification: "classifications",
  author: "authors",
  publisher: "publishers",
};

export const LACK_LABELS: Readonly<Record<Lack, string>> = {
  category: "Tanpa kategori",
  cover: "Tanpa sampul",
  copies: "Tanpa eksemplar",
  isbn: "ISBN keliru",
};
