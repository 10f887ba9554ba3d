import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Exception {
  /** Only read, never written. */
  readonly tables: readonly string[];
  readonly why: string;
}

/** Who reads tables of features that stand above it, with a statement that cannot move up. */
const exceptions: Readonly<Record<string, Exception>> = {
  "server/audit/forgetPeople.ts": {
    tables: ["borrowings", "class_sets", "clearance_letters", "ledger_entries", "reservations", "users", "visits"],
    why: "finds the entries whose record names nobody any more, in one pass through the trail",
  },
  "server/authorities/authorityReads.ts": {
    tables: ["book_subjects", "books"],
    why: "lists leave out the subjects of no listed book",
  },
  "server/authorities/editing/AuthorityEditingService.ts": {
    tables: ["loan_rules"],
    why: "asks whether a category has rules before it goes",
  },
  "server/authorities/editing/recordWriter.ts": {
    tables: ["book_imports"],
    why: "locks the import that is running before its records, in the order of every write",
  },
  "server/authorities/visibleRecord.ts": {
    tables: ["book_imports"],
    why: "lists and whoever chooses from them leave out the records of an unfinished import",
  },
  "server/bookImport/undo/importUses.ts": {
    tables: ["bin_entries", "borrowings", "reservations", "serials"],
    why: "what was used since is a condition of lists and counts",
  },
  "server/books/bookReads.ts": {
    tables: ["borrowings", "reservations"],
    why: "whether a copy is available is a condition of lists, filters and counts (decision 44)",
  },
  "server/books/copies/copyLoans.ts": {
    tables: ["borrowings", "reservations"],
    why: "locks the loans of the copies that are to go, together with them",
  },
  "server/books/register/registerReads.ts": {
    tables: ["weeding_items"],
    why: "what became of a copy stands in its line of the register",
  },
  "server/students/editing/studentHistory.ts": {
    tables: ["borrowings", "class_sets", "clearance_letters", "ledger_entries", "reservations", "users", "visits"],
    why: "counts in one statement all that keeps students from being deleted",
  },
  "server/students/memberKinds/MemberKindEditingService.ts": {
    tables: ["loan_rules"],
    why: "asks whether a kind has rules before it goes",
  },
  "server/students/promotion/promotionReads.ts": {
    tables: ["users"],
    why: "reads thousands of pupils together with whether their accounts are open",
  },
  "server/students/studentImport/studentImportReads.ts": {
    tables: ["users"],
    why: "pages of the students without an account",
  },
  "server/students/studentList.ts": {
    tables: ["activation_codes"],
    why: "a code that ends soon is a filter of the list",
  },
  "server/students/studentReads.ts": {
    tables: ["users"],
    why: "every list of students shows and sorts usernames",
  },
  "server/users/userReads.ts": {
    tables: ["settings"],
    why: "whether a second factor is a duty is read with the account, in the statement that each request makes anyway",
  },
};

const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
const NAMED_TABLE = /(DELETE\s+FROM|FROM|JOIN|UPDATE|INTO)\s+([a-z_]+)/g;

const files = readdirSync("server", { recursive: true, encoding: "utf8" })
  .map((file) => join("server", file))
  .filter((file) => file.endsWith(".ts"));
const textOf = (file: string) => readFileSync(file, "utf8").replace(COMMENT, "");
const featureOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1] ?? "";

/** The feature that has the entity of each table. */
const ownerOf = new Map(
  files
    .filter((file) => file.endsWith(".entity.ts"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/@Entity\(\s*(?:\{\s*name:\s*)?"([a-z_]+)"/g)].map(
        ([, table = ""]) => [table, featureOf(file)] as const,
      ),
    ),
);

const featuresBelow = new Map(
  [...readFileSync("eslint.walls.js", "utf8").matchAll(/^ {2}(\w+): (\[.*\]),$/gm)].map(
    ([, feature = "", below = "[]"]) => [feature, JSON.parse(below) as string[]] as const,
  ),
);

interface Use {
  readonly file: string;
  readonly table: string;
  readonly isWrite: boolean;
}

/** The tables of features above that a file's SQL names. */
function usesAbove(file: string, text = textOf(file)): Use[] {
  const feature = featureOf(file);
  const below = featuresBelow.get(feature);
  if (!below) return [];
  const within = ["platform", feature, ...below];
  return [...text.matchAll(NAMED_TABLE)].flatMap(([, verb = "", table = ""]) => {
    const owner = ownerOf.get(table);
    return owner === undefined || within.includes(owner)
      ? []
      : { file, table, isWrite: verb !== "FROM" && verb !== "JOIN" };
  });
}

describe("The SQL of a feature", () => {
  const uses = files.flatMap((file) => usesAbove(file));

  it("is found in statements of every kind", () => {
    const statements = `
      SELECT id FROM students JOIN visits v ON 1 JOIN users ON 1
      UPDATE users SET active = 1
      INSERT INTO activation_codes
      DELETE  FROM reservations`;
    expect(usesAbove("server/students/StudentService.ts", statements)).toEqual(
      (
        [
          ["visits", false],
          ["users", false],
          ["users", true],
          ["activation_codes", true],
          ["reservations", true],
        ] as const
      ).map(([table, isWrite]) => ({ file: "server/students/StudentService.ts", table, isWrite })),
    );
    expect(usesAbove("server/circulation/acts/runAct.ts", statements).map(({ table }) => table)).toEqual([
      "visits",
      "users",
      "users",
      "activation_codes",
    ]);
  });

  it("writes no table of a feature above it: it states an interface, as students do in StudentDependents", () => {
    expect(uses.filter(({ isWrite }) => isWrite)).toEqual([]);
  });

  it("reads tables of features above it only where an exception says why, and each exception is needed", () => {
    const found: Record<string, string[]> = {};
    for (const { file, table } of uses) {
      found[file] = [...new Set([...(found[file] ?? []), table])].sort();
    }
    expect(found).toEqual(Object.fromEntries(Object.entries(exceptions).map(([file, { tables }]) => [file, tables])));
  });
});
