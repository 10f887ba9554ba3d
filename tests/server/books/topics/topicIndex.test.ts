import { setImmediate as nextTurn } from "node:timers/promises";

import { classCaption } from "../../../../server/authorities/tree/classSections.js";
import { classPrefix } from "../../../../server/authorities/tree/classHeadings.js";
import { matchTopics } from "../../../../server/books/topics/matchTopics.js";
import { type Topic, topicIndex } from "../../../../server/books/topics/topicIndex.js";
import { foldKey } from "../../../../common/fold.js";

describe("The Indonesian index of topics", () => {
  let topics: readonly Topic[];
  let terms: readonly string[];
  /** In milliseconds, for which nothing else could be done. */
  let longestHold = 0;
  beforeAll(async () => {
    let turnAt = performance.now();
    let isRead = false;
    const takeTurn = () => {
      longestHold = Math.max(longestHold, performance.now() - turnAt);
      turnAt = performance.now();
      if (!isRead) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    ({ topics } = await topicIndex());
    isRead = true;
    await nextTurn();
    terms = topics.flatMap((topic) => topic.terms);
  });

  it("is read in turns with whatever else is to be done, once for all who ask", () => {
    expect(longestHold).toBeLessThan(250);
    expect(topicIndex()).toBe(topicIndex());
  });

  it("has two thousand terms and more, each once", () => {
    expect(terms.length).toBeGreaterThanOrEqual(2_000);
    const keys = terms.map((term) => foldKey(term));
    expect(keys.filter((key, place) => key === "" || keys.indexOf(key) !== place)).toEqual([]);
  });

  it("leads each topic to classes of DDC or 2X that have a name, none of them twice", () => {
    const isClass = (code: string) => /^(?:\d{3}(?:\.\d+)?|2X(?:\d(?:\.\d+)?)?)$/u.test(code);
    const wrong = topics.filter(({ classes }) => {
      const codes = classes.map(({ code }) => code);
      return (
        codes.length === 0 ||
        new Set(codes).size < codes.length ||
        codes.some((code) => !isClass(code) || classCaption(code) === null || classPrefix(code) === null)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("reaches every hundred of DDC and every class of Islam", () => {
    const codes = topics.flatMap(({ classes }) => classes.map(({ code }) => code));
    const missing = Array.from({ length: 10 }, (_, digit) => [String(digit), `2X${digit}`]).flat();
    expect(missing.filter((start) => !codes.some((code) => code.startsWith(start)))).toEqual([]);
  });
});

describe("A search for a topic", () => {
  const named = async (text: string) => {
    const { topics, isWhole } = await matchTopics(text);
    return [topics.map(({ label }) => label), isWhole];
  };

  it("names it in any form, with words that only ask", async () => {
    expect((await named("sistem perkembangbiakan hewan"))[1]).toBe(false);
    expect(await named("buku tentang serangga untuk anak SD")).toEqual([["Serangga"], true]);
    expect(await named("materi pemuaian")).toEqual([["Pemuaian"], true]);
    expect(await named("pembatik")).toEqual([["Batik"], true]);
    expect(await named("tenis dan renang")).toEqual([["Tenis", "Renang"], true]);
  });

  it("is none where its words are mostly of something else", async () => {
    expect((await named("hujan bulan juni"))[1]).toBe(false);
    expect((await named("laskar pelangi"))[1]).toBe(false);
    expect(await named("salah asuhan")).toEqual([[], false]);
  });

  it("takes a word for what is written so, not for what shares its stem", async () => {
    expect(await named("beruang")).toEqual([["Beruang"], true]);
    expect(await named("uang")).toEqual([["Uang"], true]);
    expect(await named("biologi kelas")).toEqual([["Biologi"], true]);
  });
});
