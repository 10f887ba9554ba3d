import { proposedGroup } from "../../../../server/authorities/groups/proposedGroup.js";

describe("The name of a category", () => {
  it.each([
    ["Buku Paket", "textbook"],
    ["BUKU TEKS", "textbook"],
    ["Buku Pelajaran SMA", "textbook"],
    ["Mata pelajaran Kimia", "textbook"],
    ["Buku Guru", "textbook"],
    ["Buku Siswa Kurikulum 2013", "textbook"],
    ["LKS", "textbook"],
    ["Referensi", "reference"],
    ["Kamus & Ensiklopedia", "reference"],
    ["Ensiklopedi Islam", "reference"],
    ["Atlas", "reference"],
    ["Majalah", "periodical"],
    ["Koran / Surat Kabar", "periodical"],
    ["Jurnal Ilmiah", "periodical"],
    ["Terbitan Berkala", "periodical"],
    ["Tabloid", "periodical"],
    ["CD & DVD", "audiovisual"],
    ["Audio-Visual", "audiovisual"],
    ["Kaset", "audiovisual"],
    ["Nonfiksi", "nonfiction"],
    ["NON-FIKSI", "nonfiction"],
    ["Biografi Tokoh", "nonfiction"],
    ["Fiksi", "fiction"],
    ["Novel Remaja", "fiction"],
    ["Cerita Rakyat", "fiction"],
    ["Kumpulan Cerpen", "fiction"],
  ])("%s speaks of %s", (name, group) => {
    expect(proposedGroup(name)).toBe(group);
  });

  it.each([
    ["Umum"],
    ["Sains"],
    ["Fikih"],
    ["Jurnalistik"],
    ["Romawi"],
    ["Al-Koran"],
    ["Paketan"],
    ["Buku Penunjang Pelajaran"],
    ["Pengayaan"],
    // Two groups at once are for people to tell apart.
    ["Fiksi dan Nonfiksi"],
    ["Kamus dan Majalah"],
    [""],
  ])("%s says nothing for certain", (name) => {
    expect(proposedGroup(name)).toBeNull();
  });
});
