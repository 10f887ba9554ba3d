import type { AuthorityList } from "../picker/pickedRecords";

export interface ListDescription {
  title: string;
  /** Singular, for use within a sentence. */
  noun: string;
  path: string;
  /** Name of the book table's filter. */
  filter: string;
  /** Text of the empty state. */
  emptyText: string;
}

export const listDescriptions: Readonly<Record<AuthorityList, ListDescription>> = {
  authors: {
    title: "Penulis",
    noun: "penulis",
    path: "/admin/authors",
    filter: "author",
    emptyText:
      "Penulis otomatis ditambahkan dari buku: lewat impor atau formulir buku. Anda juga dapat menambahkannya di sini.",
  },
  publishers: {
    title: "Penerbit",
    noun: "penerbit",
    path: "/admin/publishers",
    filter: "publisher",
    emptyText:
      "Penerbit otomatis ditambahkan dari buku: lewat impor atau formulir buku. Anda juga dapat menambahkannya di sini.",
  },
  categories: {
    title: "Kategori",
    noun: "kategori",
    path: "/admin/categories",
    filter: "category",
    emptyText: "Kategori membagi koleksi untuk pembaca. Contoh: Fiksi, Referensi, Buku Paket.",
  },
  classifications: {
    title: "Klasifikasi",
    noun: "klasifikasi",
    path: "/admin/classifications",
    filter: "classification",
    emptyText: "Klasifikasi menata buku di rak menurut nomor DDC dan 2X.",
  },
  locations: {
    title: "Lokasi",
    noun: "lokasi",
    path: "/admin/locations",
    filter: "location",
    emptyText: "Lokasi: ruang dan rak tempat buku.",
  },
  sources: {
    title: "Sumber Perolehan",
    noun: "sumber perolehan",
    path: "/admin/sources",
    filter: "source",
    emptyText: "Sumber perolehan adalah asal buku. Contoh: Beli, Hibah, BOS, Tukar, Sumbangan.",
  },
};
