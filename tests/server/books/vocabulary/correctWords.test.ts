import { correctWords, wordsRead } from "../../../../server/books/vocabulary/correctWords.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";

onBothEngines("The words of a question", (test) => {
  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"] },
      { title: "Harry Potter", by: ["Joanne Rowling"] },
      { title: "Matematika", subjects: ["Matematika"] },
      { title: "Sejarah Haryanto", subjects: ["Sejarah"] },
      { title: "Batu di Kali", subjects: ["Batu"] },
      { title: "Bata" },
      { title: "Kamus Biologi" },
      { title: "Di Rumah" },
      { title: "Sejarah Kebudayaan Islam" },
      { title: "Pendidikan Agama Islam", by: ["Elon Musk"] },
      { title: "Alat Musik", subjects: ["Musik", "Musik tradisional", "Seni musik"] },
      { title: "Tips Osmosis di Pojok" },
    ]);
  });
  const readings = async (question: string) =>
    (await test.database.read((reader) => correctWords(reader, question.split(" ")))).map((reading) =>
      wordsRead(reading).join(" "),
    );
  const corrected = async (question: string) => (await readings(question))[0] ?? null;

  it.each([
    ["a letter too many", "laskar pelanggi", "laskar pelangi"],
    ["a letter too few", "lskar pelangi", "laskar pelangi"],
    ["another letter", "sejarak", "sejarah"],
    ["the first letter", "balasan kamus zejarah", "balasan kamus sejarah"],
    ["the first letter, by the key beside it", "kamus natu", "kamus batu"],
    ["the first letter, by ear", "votter", "potter"],
    ["the first letter, forgotten", "kamus iologi", "kamus biologi"],
    ["a letter that stands elsewhere", "pttero", "potter"],
    ["two letters swapped", "andera hirata", "andrea hirata"],
    ["two slips in a long word", "matmatik", "matematika"],
    ["a word that is the beginning of another", "hary poter", "harry potter"],
    ["two words typed as one", "laskarpelangi", "laskar pelangi"],
    ["a short word typed with its neighbour", "dirumah", "di rumah"],
    ["one word typed as two", "mate matika", "matematika"],
    ["one word typed as three", "mate mati ka", "matematika"],
    ["three words typed as one", "pendidikanagamaislam", "pendidikan agama islam"],
    ["four words typed as one", "kamussejarahkebudayaanislam", "kamus sejarah kebudayaan islam"],
    ["a numeral and what says nothing in one with others", "novelharrylimapotter", "novel harry lima potter"],
    ["words typed as one, the last still being typed", "sejarahkebudayaanisl", "sejarah kebudayaan isl"],
    ["a rare name beside what it is a slip of", "alat musk", "alat musik"],
    ["of two that are near the more frequent", "baty", "batu"],
  ])("are corrected: %s", async (_, typed, meant) => {
    expect(await corrected(typed)).toBe(meant);
  });

  it.each([
    ["a word that the collection has, though a more frequent one is near", "bata"],
    ["the beginning of a word, which is still being typed", "laskar pelang"],
    ["figures", "1945 5cm"],
    ["short forms of schools", "ips pjok osis sbdp plh"],
    ["a rare name alone", "musk"],
    ["a rare name, for a word that is hardly more frequent", "elon kamus"],
    ["what is near nothing", "qwxyzzq"],
    ["what is too short", "xa"],
    ["two slips in a short word", "bxtx"],
    ["another first letter, for which nobody's finger or ear slips", "matu"],
    ["nothing", ""],
  ])("stay: %s", async (_, typed) => {
    expect(await corrected(typed)).toBeNull();
  });

  it("have further readings where one of them is a slip that is near several words", async () => {
    expect(await readings("kamus baty")).toEqual(["kamus batu", "kamus bata"]);
    expect(await readings("baty zejarah")).toEqual(["batu sejarah"]);
  });

  it("are compared with words that came since, and not with those that have gone", async () => {
    const admin = await givenAdmin(test.database);
    expect(await corrected("zamrut")).toBeNull();
    const [id = 0] = await givenBooks(test.database, [{ title: "Zamrud" }]);
    expect(await corrected("zamrut")).toBe("zamrud");
    await new BookEditingService(test.database).delete(admin, id);
    expect(await corrected("zamrut")).toBeNull();
  });
});
