import type { DigitalFileAccess } from "../../gql/graphql";
import type { BookFormField } from "./form/values/bookFormValues";

/** The label of each field, in form order. */
export const bookLabels: Readonly<Record<BookFormField, string>> = {
  title: "Judul",
  subtitle: "Anak judul",
  isbn: "ISBN",
  authors: "Penulis",
  publisher: "Penerbit",
  publishPlace: "Tempat terbit",
  publishYearText: "Tahun terbit",
  edition: "Edisi",
  seriesTitle: "Judul seri",
  physicalDescription: "Deskripsi fisik",
  language: "Bahasa",
  price: "Harga",
  classification: "Klasifikasi",
  callNumber: "No. Panggil",
  category: "Kategori",
  location: "Lokasi",
  source: "Sumber perolehan",
  subjects: "Subjek",
  description: "Deskripsi",
  digitalFileAccess: "Akses berkas digital",
  copies: "Jumlah eksemplar",
  firstItemCode: "Kode pertama",
};

export const digitalFileAccessNames: Readonly<Record<DigitalFileAccess, string>> = {
  PUBLIC: "Semua orang",
  MEMBERS: "Anggota saja (setelah login)",
};
