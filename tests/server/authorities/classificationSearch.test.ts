import { AuthorityService } from "../../../server/authorities/AuthorityService.js";
import { visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("Classes that are looked for", (test) => {
  it("are found by the beginning of their code and of the words of their name", async () => {
    await givenBooks(test.database, [
      { classification: { code: "2X4.1", name: "Fikih Ibadah" } },
      { classification: { code: "297.1" } },
      { classification: { code: "813", name: "Fiksi 100%" } },
    ]);
    const authorities = new AuthorityService(test.database);
    const found = async (search: string) => {
      const { edges } = await authorities.page(visitor, "classifications", { search }, { first: 10 });
      expect(await authorities.count(visitor, "classifications", { search })).toBe(edges.length);
      return edges.map(({ node }) => node.code);
    };
    expect(await found("2x4")).toEqual(["2X4.1"]);
    expect(await found("29")).toEqual(["297.1"]);
    expect(await found("ibadah fik")).toEqual(["2X4.1"]);
    expect(await found("FIKSI")).toEqual(["813"]);
    expect(await found("100%")).toEqual(["813"]);
    expect(await found("adah")).toEqual([]);
  });
});
