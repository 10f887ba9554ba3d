import { indonesianStems } from "../../../../server/platform/text/indonesianStems.js";
import { spellingKey } from "../../../../server/platform/text/spellingKey.js";

describe("A spelling key", () => {
  it.each([
    ["old vowels", ["soekarno", "sukarno"]],
    ["old consonants", ["tjerita", "cerita"]],
    ["the old dj", ["djakarta", "jakarta"]],
    ["the old j", ["jogjakarta", "yogyakarta"]],
    ["the old sj and ch", ["sjair", "syair"]],
    ["a coloured vowel of Arabic", ["sholat", "shalat", "salat"]],
    ["the letters of fikih", ["fiqih", "fikih", "fiqh"]],
    ["the end of hadis", ["hadits", "hadis", "hadist"]],
    ["a vowel that only some write", ["qardhawi", "qaradhawi", "qaradawi", "qordhowi"]],
    ["gh", ["ghazali", "gazali", "ghozali"]],
    ["dz and z", ["dzikir", "zikir"]],
    ["z and j", ["zaman", "jaman"]],
    ["f, p and v", ["november", "nopember"]],
    ["doubled letters", ["annisa", "anisa"]],
    ["a silent end", ["sunnah", "sunna"]],
    ["aw", ["tawhid", "tauhid"]],
    ["iy", ["tarbiyah", "tarbiah", "tarbiyyah"]],
    ["kh", ["chairil", "khairil"]],
    ["a final y", ["andy", "andi"]],
  ])("is shared by what differs in %s", (_what, spellings) => {
    expect(new Set(spellings.map(spellingKey)).size).toBe(1);
  });

  it.each([
    ["bumi", "bulan"],
    ["kali", "kaki"],
    ["salah", "sapi"],
    ["agama", "agam"],
    ["pelanggi", "pelangi"],
  ])("tells %s from %s", (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });
});

describe("The stems of a word", () => {
  it.each([
    ["baca", ["membaca", "bacaan", "pembaca", "dibaca", "bacanya", "pembacaan"]],
    ["tulis", ["menulis", "tulisan", "penulis", "ditulis"]],
    ["ajar", ["belajar", "pelajaran", "pengajaran"]],
    ["didik", ["pendidikan", "mendidik", "didikan"]],
    ["juang", ["perjuangan", "berjuang", "pejuang"]],
    ["pimpin", ["memimpin", "pemimpin", "kepemimpinan"]],
    ["nikah", ["menikah", "pernikahan", "dinikahi"]],
    ["islam", ["islami", "keislaman"]],
    ["ayat", ["ayatayat"]],
  ])("hold %s for each of its forms", (stem, forms) => {
    for (const form of forms) {
      expect([form, indonesianStems(form)]).toEqual([form, expect.arrayContaining([stem])]);
    }
  });

  it.each(["berita", "sejarah", "bulan", "ikan", "hutan", "sekolah", "buku", "terima"])("leave %s as it is", (word) => {
    expect(indonesianStems(word)).toEqual([word]);
  });
});
