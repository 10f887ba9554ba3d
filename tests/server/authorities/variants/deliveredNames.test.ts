import { readFileSync } from "node:fs";

import { deliveredNamesOf, parsePeople } from "../../../../server/authorities/variants/deliveredNames.js";

const people = parsePeople(readFileSync("server/authorities/variants/deliveredNames.tsv", "utf8"));

describe("The delivered names of authors and figures", () => {
  it("refer from at least three hundred names to another one", () => {
    expect(people.flatMap(([, ...variants]) => variants).length).toBeGreaterThanOrEqual(300);
    expect(people.filter((names) => names.length < 2)).toEqual([]);
  });

  it("are each of one person only, so that no reference leads on to a third name", () => {
    const keys = people.flat().map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it("are written as names are, in words of letters", () => {
    const unlikely = /^\s|\s$|\s{2}|[\d;|]/u;
    expect(people.flat().filter(({ name, key }) => unlikely.test(name) || key.length < 2)).toEqual([]);
  });

  it("are found by any name of the person", () => {
    expect(deliveredNamesOf("gus dur").map(({ name }) => name)).toContain("Abdurrahman Wahid");
    expect(deliveredNamesOf("abdurrahman wahid").map(({ name }) => name)).toContain("Gus Dur");
    expect(deliveredNamesOf("tidak ada")).toEqual([]);
  });
});
