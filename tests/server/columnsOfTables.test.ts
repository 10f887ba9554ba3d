import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sql from "sql-template-tag";
import ts from "typescript";

import { onSqlite } from "../support/database.js";

/** What stands before a dot in a statement without being a table of ours. */
const NO_TABLE: Readonly<Record<string, string>> = {
  excluded: "SQLite's name for the row that an insert would have written",
  information_schema: "the engine's own",
};
/** Columns that the test's own database does not tell. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // On SQLite an index of words, on MySQL a table of text: where a statement is for both, it is made in two parts.
  book_search: ["rowid", "book_id", "title_words", "other_words"],
};
const KEYWORDS = new Set(
  (
    "as on using where set left right inner cross natural join group order limit union having for force use ignore " +
    "values returning window except intersect and or not is then else end when case with select from"
  ).split(" "),
);

/** `FROM books b`, `JOIN copies AS c`, `UPDATE books b`: whose columns a name has. */
const ALIASED = /\b(?:FROM|JOIN|UPDATE|INTO)\s+([a-z_]\w*)(?=\s+(?:AS\s+)?([a-z_]\w*))/giu;
/** `(SELECT …) found`, `JSON_TABLE(…) rows`, `WITH found AS (`: made by the statement itself. */
const DERIVED = [/\)\s*(?:AS\s+)?([a-z_]\w*)/giu, /\b([a-z_]\w*)\s*(?:\([^()]*\)\s*)?AS\s+(?:MATERIALIZED\s+)?\(/giu];
const QUALIFIED = /(?<![\w.'"])([a-z_]\w*)\.(?:`([a-z_]\w*)`|([a-z_]\w*))(?!\w*\()/gu;

interface Statement {
  readonly line: number;
  readonly text: string;
}

/** The text of each sql`…`, with a mark for every value and every part. */
function statementsIn(file: string, source: string): Statement[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(parsed) === "sql") {
      const { template } = node;
      const parts = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
      found.push({ line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: parts.join(" ? ") });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

interface Names {
  /** The tables that a name stands for. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** Names of what the statements make themselves. */
  readonly derived: ReadonlySet<string>;
}

function namesIn(text: string, columns: Columns): Names {
  const tables = new Map<string, string[]>();
  for (const [, table = "", alias = ""] of text.matchAll(ALIASED)) {
    if (!columns.has(table) || KEYWORDS.has(alias.toLowerCase())) continue;
    tables.set(alias, [...(tables.get(alias) ?? []), table]);
  }
  return { tables, derived: new Set(DERIVED.flatMap((made) => [...text.matchAll(made)].map(([, name = ""]) => name))) };
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;
type Source = readonly [file: string, text: string];

/** Every `table.column` that names what is not there, and every one whose table nobody knows. */
function faultsIn(sources: readonly Source[], columns: Columns): string[] {
  const read = sources.map(([file, source]) => {
    const statements = statementsIn(file, source);
    return { file, statements, text: statements.map(({ text }) => text).join(" ; ") };
  });
  // Parts of a statement stand in several files: what a file does not name is named by another.
  const everywhere = namesIn(read.map(({ text }) => text).join(" ; "), columns);
  return read.flatMap(({ file, statements, text: own }) => {
    const here = namesIn(own, columns);
    return statements.flatMap(({ line, text }) =>
      [...text.replace(/'[^']*'/gu, "''").matchAll(QUALIFIED)].flatMap(([whole, table = "", quoted, plain]) => {
        const column = quoted ?? plain ?? "";
        if (table in NO_TABLE || here.derived.has(table) || ELSEWHERE[table]?.includes(column)) return [];
        const tables = columns.has(table) ? [table] : (here.tables.get(table) ?? everywhere.tables.get(table) ?? []);
        if (tables.some((name) => columns.get(name)?.has(column))) return [];
        return tables.length === 0 && everywhere.derived.has(table) ? [] : [`${file}:${line} ${whole}`];
      }),
    );
  });
}

/** Files whose statements are about another system's dump: their columns differ from version to version. */
const OF_DUMPS =
  /^server[\\/](?:platform[\\/]sqlDump|bookImport[\\/]dumps|students[\\/]studentImport[\\/]dumps|moveIn[\\/](?:slims|inlislite))[\\/]/u;

const files = readdirSync("server", { recursive: true, encoding: "utf8" })
  .map((file) => join("server", file))
  .filter((file) => file.endsWith(".ts") && !file.includes("migrations") && !OF_DUMPS.test(file));

onSqlite("The columns that statements name", (test) => {
  const columnsOf = async () => {
    const rows = await test.database.read((reader) =>
      reader.rows<{ table_name: string; column_name: string }>(
        sql`SELECT m.name AS table_name, c.name AS column_name FROM sqlite_master m, pragma_table_info(m.name) c
            WHERE m.type = 'table'`,
      ),
    );
    const columns = new Map<string, Set<string>>();
    for (const { table_name: table, column_name: column } of rows) {
      columns.set(table, (columns.get(table) ?? new Set()).add(column));
    }
    return columns;
  };

  it("are found, by their table's name and by another, and one that is not there is told", async () => {
    const columns = await columnsOf();
    const told = (statement: string) => faultsIn([["server/x.ts", `const one = sql\`${statement}\`;`]], columns);
    expect(told("SELECT books.title, b.slug FROM books JOIN books b ON b.id = books.id")).toEqual([]);
    expect(told("SELECT books.titel FROM books")).toEqual(["server/x.ts:1 books.titel"]);
    expect(told("SELECT b.titel FROM books AS b")).toEqual(["server/x.ts:1 b.titel"]);
    expect(told("SELECT nobody.title FROM books")).toEqual(["server/x.ts:1 nobody.title"]);
    expect(told("SELECT found.n FROM (SELECT 1 AS n) found")).toEqual([]);
    expect(told("SELECT 'books.titel' FROM books WHERE ${sql`books.sluk = 1`}")).toEqual(["server/x.ts:1 books.sluk"]);
  });

  it("are those of the tables, in every file", async () => {
    const columns = await columnsOf();
    const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);
    const named = sources.flatMap(([file, source]) =>
      statementsIn(file, source).flatMap(({ text }) => [...text.matchAll(QUALIFIED)]),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(faultsIn(sources, columns)).toEqual([]);
  });
});
