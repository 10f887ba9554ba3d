import { actionText, readableChanges } from "../../../../../../client/books/admin/form/history/historyText";

describe("The history of a book, in words", () => {
  it("names fields as the form does, and values as people read them", () => {
    expect(
      readableChanges([
        { name: "title", before: "Laskar", after: "Laskar Pelangi" },
        { name: "authors", before: "[]", after: '["Andrea Hirata","Budi"]' },
        { name: "language", before: "id", after: "en" },
        { name: "condition", before: "good", after: "worn" },
        { name: "status", before: "available", after: "reference_only" },
        { name: "publishYear", before: "2005", after: "2006" },
        { name: "locationId", before: "1", after: "2" },
        { name: "location", before: null, after: "Rak A" },
        { name: "imageUrl", before: "/static/covers/ab-640.webp", after: null },
      ]),
    ).toEqual([
      { label: "Judul", before: "Laskar", after: "Laskar Pelangi" },
      { label: "Penulis", before: null, after: "Andrea Hirata; Budi" },
      { label: "Bahasa", before: "Indonesia", after: "Inggris" },
      { label: "Kondisi", before: "Baik", after: "Rusak ringan" },
      { label: "Status", before: "Tersedia", after: "Hanya dibaca di tempat" },
      { label: "Lokasi", before: null, after: "Rak A" },
      { label: "Sampul", before: "gambar lama", after: null },
    ]);
  });

  it("says of copies which one, and of a batch how many", () => {
    expect(actionText({ action: "copy.update", changes: [] }, "B00012", 1)).toBe("Eksemplar B00012 diubah");
    expect(actionText({ action: "copy.create", changes: [] }, "B00012", 1)).toBe("Eksemplar B00012 ditambahkan");
    expect(actionText({ action: "copy.create", changes: [] }, "B00012", 30)).toBe("30 eksemplar ditambahkan");
  });

  it.each([
    ["book.cover", { name: "imageUrl", before: null, after: "/static/covers/ab-640.webp" }, "Sampul ditambahkan"],
    [
      "book.cover",
      { name: "imageUrl", before: "/static/covers/ab-640.webp", after: "/static/covers/cd-640.webp" },
      "Sampul diganti",
    ],
    ["book.update", { name: "imageUrl", before: "/static/covers/ab-640.webp", after: null }, "Sampul dihapus"],
    [
      "book.restore",
      { name: "imageUrl", before: null, after: "/static/covers/ab-640.webp" },
      "Sampul dipulihkan dari Tempat Sampah",
    ],
    ["book.file", { name: "digitalFile", before: "/static/files/ab/isi.pdf", after: null }, "Berkas digital dihapus"],
    [
      "book.restore",
      { name: "digitalFile", before: null, after: "/static/files/ab/isi.pdf" },
      "Berkas digital dipulihkan dari Tempat Sampah",
    ],
  ])("says of a book's files what became of them: %s of %j", (action, change, words) => {
    expect(actionText({ action, changes: [change] }, null, 1)).toBe(words);
  });

  it("says of a book that came back that it is the book", () => {
    expect(actionText({ action: "book.restore", changes: [] }, null, 1)).toBe("Buku dipulihkan dari Tempat Sampah");
  });
});
