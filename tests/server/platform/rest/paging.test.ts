import { MAX_NUMBERED_OBJECTS, parsePaging, setPageLinks } from "../../../../server/platform/rest/paging.js";

/** The links of a numbered page of a list, by their `rel`. */
function linksOf(page: number, size: number, total: number): Map<string, URLSearchParams> {
  const paging = parsePaging({ page, per_page: size });
  if (!paging) {
    throw new Error("a numbered page has paging");
  }
  const headers = new Map<string, string>();
  const edges = Array.from({ length: Math.min(size, total - (page - 1) * size) }, (_, index) => ({
    cursor: `c${index}`,
    node: index,
  }));
  setPageLinks(
    {
      url: "/api/books",
      origin: "http://a.id",
      setHeader: (name, value) => {
        headers.set(name, value);
      },
    },
    paging,
    { edges, hasNextPage: page * size < total, hasPreviousPage: page > 1 },
    total,
  );
  const links = [...(headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  return new Map(links.map(([, address = "", rel = ""]) => [rel, new URL(address).searchParams]));
}

const follow = (link: URLSearchParams | undefined, size: number) =>
  parsePaging({ page: Number(link?.get("page")), per_page: size });

describe("Links of numbered pages", () => {
  it("lead to pages that exist, whatever their size, up to the last object that has a number", () => {
    for (let size = 1; size <= 100; size += 1) {
      for (const total of [MAX_NUMBERED_OBJECTS - 1, MAX_NUMBERED_OBJECTS]) {
        const last = linksOf(1, size, total).get("last");
        expect(follow(last, size)?.number).toBe(Math.ceil(total / size));
        const lastPage = linksOf(Number(last?.get("page")), size, total);
        expect([...lastPage.keys()]).toEqual(["first", "prev", "last"]);
        const before = linksOf(Number(last?.get("page")) - 1, size, total).get("next");
        expect(before?.get("page")).toBe(last?.get("page"));
      }
    }
  });

  it("go on by cursor behind that object, and name no last page", () => {
    for (let size = 1; size <= 100; size += 1) {
      const lastNumbered = Math.ceil(MAX_NUMBERED_OBJECTS / size);
      const links = linksOf(lastNumbered, size, 2 * MAX_NUMBERED_OBJECTS);
      expect([...links.keys()]).toEqual(["first", "prev", "next"]);
      expect([links.get("next")?.get("page"), links.get("next")?.get("cursor")]).toEqual([null, `c${size - 1}`]);
      expect(() => parsePaging({ page: lastNumbered + 1, per_page: size })).toThrow(/cursor/);
    }
  });
});
