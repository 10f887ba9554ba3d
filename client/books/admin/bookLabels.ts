import type { DigitalFileAccess } from "../../gql/graphql";
import type { BookFormField } from "./form/values/bookFormValues";

/** The label of each field, in form order. */
export const bookLabels: Readonly<Record<BookFormField, string>> = {
  title: "Judul",
  subtitle: "Anak Judul",
  isbn: "ISBN",
  authors: "Penulis",
  publisher: "Penerbit",
  publishPlace: "Tempat Terbit",
  publishYearText: "Tahun Terbit",
  edition: "Edisi",
  seriesTitle: "Judul Seri",
  physicalDescription: "Deskripsi Fisik",
  language: "Bahasa",
  price: "Harga",
  classification: "Klasifikasi",
  callNumber: "No. Panggil",
  category: "Kategori",
  location: "Lokasi",
  source: "Sumber Perolehan",
  subjects: "Subjek",
  description: "Deskripsi",
  digitalFileAccess: "Pembaca Berkas Digital",
  copies: "Jumlah Eksemplar",
  firstItemCode: "Kode Pertama",
};

export const digitalFileAccessNames: Readonly<Record<DigitalFileAccess, string>> = {
  PUBLIC: "Semua orang",
  MEMBERS: "Anggota saja (setelah login)",
};
