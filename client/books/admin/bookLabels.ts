import type { DigitalFileAccess } from "../../gql/graphql";
import { bookTextLabels } from "./bookTexts";
import type { BookFormField } from "./form/values/bookFormValues";

const { subtitle, isbn, publishPlace, callNumber, description, ...others } = bookTextLabels;

/** The label of each field, in form order. */
export const bookLabels: Readonly<Record<BookFormField, string>> = {
  title: "Judul",
  subtitle,
  isbn,
  authors: "Penulis",
  publisher: "Penerbit",
  publishPlace,
  publishYearText: "Tahun terbit",
  ...others,
  materialKind: "Jenis bahan",
  language: "Bahasa",
  price: "Harga",
  classification: "Klasifikasi",
  callNumber,
  category: "Kategori",
  location: "Lokasi",
  source: "Sumber perolehan",
  isHidden: "Tampil di katalog",
  subjects: "Subjek",
  description,
  digitalFileAccess: "Akses berkas digital",
  copies: "Jumlah eksemplar",
  firstItemCode: "Kode pertama",
};

/** What is said of a title that readers do not find. */
export const HIDDEN_TEXT = "Tersembunyi";

export const digitalFileAccessNames: Readonly<Record<DigitalFileAccess, string>> = {
  PUBLIC: "Semua orang",
  MEMBERS: "Anggota saja (setelah login)",
};
