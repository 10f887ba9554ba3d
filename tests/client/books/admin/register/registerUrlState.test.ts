import {
  parseRegisterUrl,
  registerFileHref,
  registerHref,
  toRegisterFilter,
  WHOLE_REGISTER,
} from "../../../../../client/books/admin/register/registerUrlState";

const parse = (query: string) => parseRegisterUrl(new URLSearchParams(query));

describe("The address of the inventory book", () => {
  it("has the part that is shown, as do the schema's question and the file", () => {
    const query = "from=2026-01-01&to=2026-12-31&from_number=1%2FP%2F2026&to_number=9%2FP%2F2026&source=3";
    expect(registerHref(parse(query))).toBe(`/admin/register?${query}`);
    expect(toRegisterFilter(parse(query))).toEqual({
      fromDay: "2026-01-01",
      toDay: "2026-12-31",
      fromNumber: "1/P/2026",
      toNumber: "9/P/2026",
      sourceId: btoa("Source:3"),
    });
    expect(registerFileHref(parse(query), "pdf")).toBe(
      "/api/copies/register/export?format=pdf&from_day=2026-01-01&to_day=2026-12-31&from_number=1%2FP%2F2026" +
        "&to_number=9%2FP%2F2026&source_id=3",
    );
  });

  it("leaves out what is not set, and takes nothing that it does not know", () => {
    expect(registerHref(WHOLE_REGISTER)).toBe("/admin/register");
    expect(registerFileHref(WHOLE_REGISTER, "csv")).toBe("/api/copies/register/export?format=csv");
    expect(parse("from=kemarin&to=2026-1-1&from_number=+&source=Hibah")).toEqual(WHOLE_REGISTER);
    expect(Object.values(toRegisterFilter(WHOLE_REGISTER))).toEqual([null, null, null, null, null]);
  });
});
