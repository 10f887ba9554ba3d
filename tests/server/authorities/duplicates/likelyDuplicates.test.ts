import type { AuthorityList } from "../../../../server/authorities/authorityReads.js";
import { significantWords, typoKeys } from "../../../../server/authorities/duplicates/duplicateKeys.js";
import { likelyDuplicates } from "../../../../server/authorities/duplicates/likelyDuplicates.js";
import { cpuTimeMs } from "../../../support/measureCpuMs.js";

async function grouped(list: AuthorityList, names: readonly string[]): Promise<(string | undefined)[][]> {
  const groups = await likelyDuplicates(
    list,
    names.map((name, index) => ({ id: index + 1, name, booksCount: names.length - index })),
  );
  return groups.map(({ reason, ids }) => [reason, ...ids.map((id) => names[id - 1])]);
}

describe("Records that are likely one", () => {
  it.each<[AuthorityList, string, string]>([
    ["authors", "Andrea Hirata", "Hirata, Andrea"],
    ["authors", "Quraish Shihab", "M. Quraish Shihab"],
    ["authors", "Ali Abdul Halim Mahmud", "Prof. Dr. Ali Abdul Halim Mahmud"],
    ["authors", "Abdul Rahman Wahid", "Abdulrahman Wahid"],
    ["publishers", "Gramedia", "PT. Gramedia"],
    ["publishers", "Noura Books", "Penerbit Noura Books"],
    ["publishers", "al-Huda", "alHuda"],
    ["sources", "Hibah Pemerintah", "Pemerintah (Hibah)"],
  ])("of the %s are %s and %s: the same words", async (list, one, other) => {
    expect(await grouped(list, [one, "Sama Sekali Lain", other])).toEqual([["spelling", one, other]]);
  });

  it.each<[AuthorityList, string, string]>([
    ["publishers", "Tinta Medina", "Tinta Madina"],
    ["publishers", "Kiblat", "Kibat"],
    ["authors", "Pramoedya Ananta Toer", "Pramodya Ananta Toer"],
    ["categories", "Referensi", "Refernesi"],
  ])("of the %s are %s and %s: one letter apart", async (list, one, other) => {
    expect(await grouped(list, [one, "Sama Sekali Lain", other])).toEqual([["letter", one, other]]);
  });

  it.each<[AuthorityList, string, string]>([
    ["locations", "Rak 1", "Rak 2"],
    ["locations", "Lantai 101 Barat", "Lantai 102 Barat"],
    ["categories", "Kelas XI", "Kelas XII"],
    ["authors", "J. Smith", "K. Smith"],
    ["authors", "Budi Santoso", "Ahmad Santoso"],
    ["publishers", "Bentang", "Bentang Pustaka"],
    ["classifications", "813", "814"],
    ["publishers", "PT", "CV"],
    ["categories", "abcdef", "bcdefg"],
  ])("of the %s are not %s and %s", async (list, one, other) => {
    expect(await grouped(list, [one, other])).toEqual([]);
  });

  it("form one group however they are chained: most books first, the most certain group before others", async () => {
    expect(await grouped("publishers", ["Kiblat", "Mizan", "Kibat", "PT Mizan", "Penerbit Mizan"])).toEqual([
      ["spelling", "Mizan", "PT Mizan", "Penerbit Mizan"],
      ["letter", "Kiblat", "Kibat"],
    ]);
  });

  it("are found among hostile and empty names without an end to the work", async () => {
    const hostile = ["", "!!!", "%", "_", "' OR 1=1 --", "a".repeat(255), "b ".repeat(120).trim(), "🙂", "<script>"];
    expect(await grouped("authors", [...hostile, ...hostile.map((name) => `${name}.`)])).toEqual(expect.any(Array));
  });

  it("are compared by letters only where a name is short enough, so that long names do not fill the memory", () => {
    const longest = Array.from({ length: 40 }, (_, place) => "abcdefghij".slice(0, 5 + (place % 3))).join(" ");
    expect(typoKeys(significantWords("publishers", longest))).toEqual([]);
    expect(
      typoKeys(significantWords("publishers", "Kementerian Pendidikan dan Kebudayaan Republik Indonesia")).length,
    ).toBeLessThan(80);
  });

  it("are found among ten thousand spellings of one name without holding up others", async () => {
    const letters = "perpustakaan aksara".replace(" ", "").split("");
    const names = Array.from({ length: 20_000 }, (_, number) =>
      letters.map((letter, place) => ((number >> place) & 1 ? `${letter} ` : letter)).join(""),
    );
    let longest = 0;
    let last = cpuTimeMs();
    const watch = setInterval(() => {
      longest = Math.max(longest, cpuTimeMs() - last);
      last = cpuTimeMs();
    }, 5);
    await grouped("publishers", names);
    clearInterval(watch);
    expect(Math.max(longest, cpuTimeMs() - last)).toBeLessThan(1_500);
  });

  it("are found among twenty thousand within seconds, ten of a group at most", async () => {
    const names = Array.from(
      { length: 20_000 },
      (_, number) => `Penulis${String.fromCharCode(97 + (number % 26))} Nomor ${number}`,
    );
    const begun = cpuTimeMs();
    const groups = await grouped("authors", [
      ...names,
      ...Array.from({ length: 30 }, (_, dots) => `Andrea Hirata${".".repeat(dots)}`),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toHaveLength(11);
    expect(cpuTimeMs() - begun).toBeLessThan(15_000);
  });
});
