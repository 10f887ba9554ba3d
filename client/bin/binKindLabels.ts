import type { BinKind } from "../gql/graphql";

/** Labels of the kinds of what lies in the bin. */
export const binKindLabels: Record<BinKind, string> = {
  BOOK: "Buku",
  COPY: "Eksemplar",
  BOOK_FILE: "Berkas digital",
  BOOK_COVER: "Sampul",
  E_RESOURCE: "E-Resource",
  BLOG_POST: "Tulisan blog",
  AUTHOR: "Penulis",
  PUBLISHER: "Penerbit",
  CATEGORY: "Kategori",
  CLASSIFICATION: "Klasifikasi",
  LOCATION: "Lokasi",
  SOURCE: "Sumber perolehan",
  STUDENT: "Anggota",
  SUGGESTION: "Usulan",
  SERIAL: "Langganan",
  BOOK_CHANGE: "Perubahan buku",
};

export function isBinKind(text: string | null): text is BinKind {
  return text !== null && text in binKindLabels;
}
