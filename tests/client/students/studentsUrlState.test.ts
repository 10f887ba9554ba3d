import {
  isNarrowed,
  parseStudentsUrl,
  studentsExportHref,
  studentsHref,
  toStudentArgs,
  withoutFilters,
} from "../../../client/students/admin/table/studentsUrlState";
import { aYearLater } from "../../../client/students/admin/form/studentFormValues";

const parse = (query: string) => parseStudentsUrl(new URLSearchParams(query));

test("what the list shows stands in the URL and is read from it", () => {
  const href =
    "/admin/students?search=rina&class_name=XI+IPA+1&status=suspended&has_account=false&membership=expired&sort=class&columns=nis%2Cphone";
  const state = parse(href.split("?")[1] ?? "");
  expect(studentsHref(state)).toBe(href);
  expect(toStudentArgs(state)).toEqual({
    search: "rina",
    filter: { className: "XI IPA 1", status: "SUSPENDED", hasAccount: false, membership: "EXPIRED" },
    orderBy: "CLASS",
  });
});

test("an address with values that do not exist shows every student by name", () => {
  const state = parse("status=gone&has_account=maybe&membership=toString&sort=random&class_name=%20");
  expect(studentsHref(state)).toBe("/admin/students");
  expect(isNarrowed(state)).toBe(false);
  expect(toStudentArgs(state)).toEqual({ search: null, filter: null, orderBy: "NAME" });
  expect(studentsHref(parse("sort=name"))).toBe("/admin/students");
});

test("the export takes search, filters and order, and not the columns of the screen", () => {
  const kinds = [{ id: "TWVtYmVyS2luZDoy", databaseId: 2 }];
  const state = parse("search=a&status=active&member_kind=TWVtYmVyS2luZDoy&sort=newest&columns=nis");
  expect(studentsExportHref(state, kinds)).toBe(
    "/api/students/export?search=a&status=active&sort=newest&member_kind_id=2",
  );
});

test("without filters, order and columns stay", () => {
  const state = parse("search=a&membership=valid&sort=newest&columns=nis");
  expect(isNarrowed(state)).toBe(true);
  expect(studentsHref(withoutFilters(state))).toBe("/admin/students?sort=newest&columns=nis");
});

test.each([
  ["2027-06-30", "2026-11-23", "2028-06-30"],
  ["2025-06-30", "2026-11-23", "2027-11-23"],
  ["", "2026-11-23", "2027-11-23"],
  ["2028-02-29", "2026-11-23", "2029-02-28"],
])("a membership until %s is extended on %s until %s", (expiresAt, today, extended) => {
  expect(aYearLater(expiresAt, today)).toBe(extended);
});
