import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { normalised } from "../../../scripts/statements/normalised.js";
import { type Entry, printed } from "../../../scripts/statements/printed.js";
import { differenceOf, writeStatements } from "../../../scripts/statements/statementFiles.js";

const page: Entry = {
  name: "books/bookReads.ts page",
  statement: "SELECT books.`id` FROM books WHERE books.slug = ?",
  plans: { sqlite: ["SEARCH books USING INDEX slug (slug=?)"], mysql: ["books: const by slug"] },
};
const known = { places: [page], largeTables: new Set(["books"]), reasons: { "backup/": "reads whole tables" } };

describe("The text of a statement", () => {
  it("does not depend on how many values and rows it was run with", () => {
    expect(normalised("SELECT id FROM books\n  WHERE id IN (?, ?, ?)")).toBe("SELECT id FROM books WHERE id IN (?…)");
    expect(normalised("DELETE FROM books WHERE id IN (?)")).toBe("DELETE FROM books WHERE id IN (?…)");
    expect(normalised("INSERT INTO a (x, y) VALUES (?,?),(?,?)")).toBe(normalised("INSERT INTO a (x, y) VALUES (?,?)"));
    expect(normalised("SELECT 1 FROM a WHERE (a.x = ? AND a.y = ?) OR (a.x = ? AND a.y = ?)")).toBe(
      "SELECT 1 FROM a WHERE (a.x = ? AND a.y = ?) OR …",
    );
  });
});

describe("The files of statements", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "aksara-statements-"));
    writeStatements(folder, printed([page], known));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("differ in nothing where nothing has changed", () => {
    expect(differenceOf(folder, printed([page], known))).toBeNull();
  });

  it("tell a plan that has changed, mark a large table that is read whole, and say what to run", () => {
    const scanning = { ...page, plans: { ...page.plans, sqlite: ["SCAN books"] } };
    const told = differenceOf(folder, printed([scanning], known));
    expect(told).toContain("- books.txt: books/bookReads.ts page");
    expect(told).toContain("+ books.txt: [SCAN] books/bookReads.ts page");
    expect(told).toContain("npm run statements");
  });

  it("tell a new statement", () => {
    const another = { ...page, name: "students/studentReads.ts find" };
    expect(differenceOf(folder, printed([page, another], known))).toContain("+ students.txt: students/studentReads.ts");
  });

  it("list a place that nothing meets with its reason, and refuse one without", () => {
    const copied = { name: "backup/rows.ts copy" };
    const files = printed([page], { ...known, places: [page, copied] });
    expect(files.get("not-met.txt")).toBe("backup/rows.ts copy\n  reads whole tables\n");
    expect(() => printed([page], { ...known, places: [page, { name: "loans/loans.ts find" }] })).toThrow(
      "loans/loans.ts find runs a statement that npm run statements does not meet",
    );
  });
});
