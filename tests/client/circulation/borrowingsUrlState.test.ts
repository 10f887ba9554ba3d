import {
  borrowingsHref,
  isNarrowed,
  listExportHref,
  NO_FILTERS,
  parseBorrowingsUrl,
  studentExportHref,
  toBorrowingArgs,
  withoutFilters,
} from "../../../client/circulation/admin/borrowingsUrlState";

const parse = (query: string) => parseBorrowingsUrl(new URLSearchParams(query));

describe("The address of the lists of loans", () => {
  it("is the desk without a list, and keeps list, search and class", () => {
    expect(parse("")).toEqual(NO_FILTERS);
    const state = parse("status=overdue&search=+bumi+&class_name=XI+IPA+1");
    expect(state).toMatchObject({ status: "overdue", search: "bumi", class_name: "XI IPA 1" });
    expect(borrowingsHref(state)).toBe("/admin/borrowings?status=overdue&search=bumi&class_name=XI+IPA+1");
    expect(toBorrowingArgs("overdue", state)).toEqual({
      search: "bumi",
      filter: { status: "OVERDUE", className: "XI IPA 1" },
    });
  });

  it("exports the list that is shown, narrowed as it is", () => {
    expect(listExportHref(parse("status=overdue&search=bumi&class_name=XI+IPA+1&columns=nis"))).toBe(
      "/api/borrowings/export?status=overdue&search=bumi&class_name=XI+IPA+1",
    );
    expect(listExportHref(parse("status=waiting&search=bumi"))).toBe("/api/reservations/export?status=waiting");
  });

  it("exports one student's loans by who it is, and not by words that others may have as well", () => {
    expect(studentExportHref(12)).toBe("/api/borrowings/export?student_id=12");
  });

  it("takes no list that there is not", () => {
    expect(parse("status=entah").status).toBe("");
    expect(parse("status=toString").status).toBe("");
  });

  it("is not narrowed by the list or its columns alone", () => {
    expect(isNarrowed(parse("status=open&columns=fine"))).toBe(false);
    expect(isNarrowed(parse("status=open&search=x"))).toBe(true);
    expect(borrowingsHref(withoutFilters(parse("status=open&search=x&columns=fine")))).toBe(
      "/admin/borrowings?status=open&columns=fine",
    );
  });
});
