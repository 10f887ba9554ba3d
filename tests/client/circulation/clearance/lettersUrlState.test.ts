import {
  isNarrowed,
  lettersHref,
  parseLettersUrl,
  toLetterArgs,
} from "../../../../client/circulation/clearance/admin/lettersUrlState";
import { letterDownload } from "../../../../client/circulation/clearance/admin/letterDownload";

const parse = (query: string) => parseLettersUrl(new URLSearchParams(query));

describe("The address of the clearance letters", () => {
  it("has each filter by the name that REST has, and leaves out what is not set", () => {
    const query = "search=rina&status=valid&class_name=XII+IPA+1&year=2026";
    expect(lettersHref(parse(query))).toBe(`/admin/clearance-letters?${query}`);
    expect(toLetterArgs(parse(query))).toEqual({
      search: "rina",
      filter: { status: "VALID", className: "XII IPA 1", year: 2026 },
    });
    expect(toLetterArgs(parse(""))).toEqual({ search: null, filter: null });
  });

  it("takes nothing that it does not know, and is not narrowed by the columns that are shown", () => {
    expect(lettersHref(parse("status=constructor&year=26&page=2"))).toBe("/admin/clearance-letters");
    expect([isNarrowed(parse("columns=nis")), isNarrowed(parse("year=2026"))]).toEqual([false, true]);
  });

  it("prints one letter by its own address, and several as one file", () => {
    expect(letterDownload([12]).href).toBe("/api/clearance-letters/12/pdf");
    expect(letterDownload([12, 9]).href).toBe("/api/clearance-letters/pdf?ids=12,9");
  });
});
