import { actionTold, toldChanges } from "../../../../../client/books/form/history/historyWords";

describe("The history of a book, in words", () => {
  it("names fields as the form does, and values as people read them", () => {
    expect(toldChanges([
      { name: "title", before: "Laskar", after: "Laskar Pelangi" }, { name: "authors", before: "[]", after: '["Andrea Hirata","Budi"]' }, { name: "language", before: "id", after: "en" },
      { name: "condition", before: "good", after: "worn" }, { name: "status", before: "available", after: "reference_only" }, { name: "publishYear", before: "2005", after: "2006" },
      { name: "locationId", before: "1", after: "2" }, { name: "location", before: null, after: "Rak A" }, { name: "imageUrl", before: "/static/covers/ab-640.webp", after: null },
    ])).toEqual([
      { label: "Judul", before: "Laskar", after: "Laskar Pelangi" }, { label: "Penulis", before: null, after: "Andrea Hirata; Budi" }, { label: "Bahasa", before: "Indonesia", after: "Inggris" },
      { label: "Kondisi", before: "Baik", after: "Rusak Ringan" }, { label: "Status", before: "Tersedia", after: "Hanya Dibaca di Tempat" }, { label: "Lokasi", before: null, after: "Rak A" },
      { label: "Sampul", before: "ab-640.webp", after: null },
    ]);
  });

  it("says of copies which one, and of a batch how many", () => {
    expect(actionTold("copy.update", "B00012", 1)).toBe("Eksemplar B00012 diubah");
    expect(actionTold("copy.create", "B00012", 1)).toBe("Eksemplar B00012 ditambahkan");
    expect(actionTold("copy.create", "B00012", 30)).toBe("30 eksemplar ditambahkan");
    expect(actionTold("book.cover", null, 1)).toBe("Sampul diganti");
  });
});
