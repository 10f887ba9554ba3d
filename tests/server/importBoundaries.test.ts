import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Text {
  readonly filePath: string;
  readonly code: string;
}

/** In a process of its own, since ESLint loads its configuration as an ES module and Jest runs CommonJS. */
function lint(texts: readonly Text[]): string[][] {
  const output = execFileSync(process.execPath, ["tests/support/lintTexts.mjs"], {
    input: JSON.stringify(texts),
    encoding: "utf8",
  });
  return JSON.parse(output) as string[][];
}

const using = (from: string) => `import { thing } from "${from}";\nexport const used = thing;\n`;

const forbidden: [why: string, filePath: string, code: string, message: RegExp][] = [
  ["what both sides need imports the server", "common/fold.ts", using("../server/books/slug.js"), /imports nothing/],
  ["what both sides need imports a package", "common/fold.ts", using("zod"), /imports nothing/],
  [
    "the client imports the server",
    "client/books/public/BookCard.tsx",
    using("../../server/books/BookService"),
    /never imports the server.*client\/gql/,
  ],
  [
    "client/ui knows a feature",
    "client/ui/Pill.tsx",
    using("../books/public/BookCard"),
    /client\/ui knows nothing of ours/,
  ],
  [
    "a folder of client/ui knows a feature",
    "client/ui/cover/TypographicCover.tsx",
    using("../../books/BookCover"),
    /client\/ui knows nothing of ours/,
  ],
  ["client/ui asks for data", "client/ui/Pill.tsx", using("@apollo/client/react"), /client\/ui has no GraphQL/],
  ["client/ui links", "client/ui/Pill.tsx", using("react-router-dom"), /no routes/],
  [
    "the client's link to GraphQL knows the session",
    "client/apollo/browser/createBrowserClient.ts",
    using("../../session/csrfToken"),
    /know no feature/,
  ],
  ["a form knows a feature", "client/forms/FormSheet.tsx", using("../books/BookCover"), /know no feature/],
  [
    "the session knows the desk",
    "client/session/useLogout.ts",
    using("../admin/table/selection/tableSelection"),
    /The desk knows the session/,
  ],
  [
    "a page wraps itself in the layout",
    "client/books/public/BooksPage.tsx",
    using("../../app/layout/Layout"),
    /client\/app\/App\.tsx puts the frame/,
  ],
  [
    "a service asks for the role itself",
    "server/books/BookService.ts",
    `import type { Viewer } from "../viewer.js";
export const seesAll = (viewer: Viewer) => viewer.role === "admin";
`,
    /asked in one place.*server\/viewer\.ts/,
  ],
  ["a service speaks GraphQL", "server/books/BookService.ts", using("graphql"), /Rules know neither door/],
  [
    "a service throws the web server's errors",
    "server/circulation/BorrowingService.ts",
    using("fastify"),
    /Rules know neither door/,
  ],
  ["reads build the schema", "server/books/bookReads.ts", using("@pothos/core"), /Rules know neither door/],
  [
    "a service imports a door",
    "server/books/BookService.ts",
    using("./book.graphql.js"),
    /Only server\/doors\/schema\.ts/,
  ],
  [
    "the web server imports a door past the schema",
    "server/http.ts",
    using("./books/book.rest.js"),
    /Only server\/doors\/schema\.ts/,
  ],
  ["a GraphQL door asks TypeORM", "server/books/book.graphql.ts", using("typeorm"), /A door only translates/],
  [
    "a GraphQL door opens the database",
    "server/books/book.graphql.ts",
    using("../openDatabase.js"),
    /A door only translates/,
  ],
  ["a GraphQL door takes an entity", "server/books/book.graphql.ts", using("./Book.entity.js"), /take a row type/],
  [
    "a feature's web file asks the database",
    "server/students/photo/studentPhoto.http.ts",
    using("sql-template-tag"),
    /A door only translates/,
  ],
  ["the sitemap writes SQL", "server/doors/siteFiles.ts", using("sql-template-tag"), /A door only translates/],
  ["the sitemap reads a table", "server/doors/siteFiles.ts", using("../blogs/blogReads.js"), /A door only translates/],
  ["a REST door writes SQL", "server/books/book.rest.ts", using("sql-template-tag"), /A door only translates/],
  [
    "a REST door calls GraphQL",
    "server/books/book.rest.ts",
    using("./book.graphql.js"),
    /Neither door calls the other/,
  ],
  [
    "a GraphQL door calls REST",
    "server/books/book.graphql.ts",
    using("./book.rest.js"),
    /Neither door calls the other/,
  ],
  [
    "an entity knows a service",
    "server/books/Book.entity.ts",
    using("./BookService.js"),
    /rules belong in the feature's service/,
  ],
  [
    "the platform knows a feature",
    "server/platform/database/keyset.ts",
    using("../../books/bookReads.js"),
    /knows nothing of libraries/,
  ],
  [
    "what all of the platform uses knows a feature",
    "server/platform/requestContext.ts",
    using("../services.js"),
    /knows nothing of libraries/,
  ],
  [
    "the platform's doors know a feature",
    "server/platform/graphql/builder.ts",
    using("../../doors/schema.js"),
    /knows nothing of libraries/,
  ],
  [
    "a folder of the platform knows a feature",
    "server/platform/rest/openapi/openapi.ts",
    using("../../../doors/tags.js"),
    /knows nothing of libraries/,
  ],
  ["the platform's text speaks GraphQL", "server/platform/text/fold.ts", using("graphql"), /Rules know neither door/],
  [
    "an import's files know its rows",
    "server/bookImport/csv/importFormat.ts",
    using("../rows/parseRow.js"),
    /csv\/ → rows\/.*bookImport\/csv is how a file is read/,
  ],
  [
    "an import's rows know its preview",
    "server/bookImport/rows/planRows.ts",
    using("../preview/outcomeFile.js"),
    /An import goes one way.*bookImport\/rows is what a row means/,
  ],
  [
    "an import's preview writes books",
    "server/bookImport/preview/previewImport.ts",
    using("../run/stageRows.js"),
    /An import goes one way.*bookImport\/preview is what an import would do/,
  ],
  [
    "an import's run knows its undo",
    "server/bookImport/run/runImport.ts",
    using("../undo/undoImport.js"),
    /An import goes one way.*bookImport\/run is writing/,
  ],
  [
    "an import's undo knows the service",
    "server/bookImport/undo/undoImport.ts",
    using("../BookImportService.js"),
    /An import goes one way.*call both from the service/,
  ],
  [
    "an import's undo knows the covers that follow",
    "server/bookImport/undo/undoImport.ts",
    using("../covers/CoverImportService.js"),
    /An import goes one way.*bookImport\/undo is taking an import back/,
  ],
  [
    "students know the import of books",
    "server/students/studentImport/rows/studentRow.ts",
    using("../../../bookImport/csv/importFormat.js"),
    /server\/students imports only platform, audit/,
  ],
  [
    "a migration imports what lives",
    "server/platform/database/migrations/1-First.ts",
    using("../../text/fold.js"),
    /A migration is frozen/,
  ],
  [
    "the six lists know the books",
    "server/authorities/editing/AuthorityEditingService.ts",
    using("../../books/query/reindexBooks.js"),
    /server\/authorities imports only platform, audit, bin/,
  ],
  [
    "books know their import",
    "server/books/writing/bookInput.ts",
    using("../../bookImport/BookImportService.js"),
    /server\/books imports only/,
  ],
  [
    "the bin knows what lies in it",
    "server/bin/BinService.ts",
    using("../books/bookReads.js"),
    /imports only platform/,
  ],
  [
    "an account knows who logs in with it",
    "server/users/UserService.ts",
    using("../session/SessionService.js"),
    /server\/users imports only platform, audit, students/,
  ],
  [
    "a feature knows the reports",
    "server/books/BookService.ts",
    using("../reports/LibraryInfoService.js"),
    /server\/books imports only/,
  ],
  ["the server imports the client", "server/http.ts", using("../client/app/entryServer"), /never imports the client/],
  [
    "a service reads the environment",
    "server/books/BookService.ts",
    "export const port = process.env.PORT;\n",
    /one reader, server\/config\.ts/,
  ],
  [
    "a service reads the environment another way",
    "server/books/BookService.ts",
    using("node:process"),
    /one reader, server\/config\.ts/,
  ],
  [
    "the client reads the environment",
    "client/books/public/BookCard.tsx",
    "export const port = process.env.PORT;\n",
    /one reader, server\/config\.ts/,
  ],
  [
    "a feature renames files without patience",
    "server/books/BookService.ts",
    'import { rename } from "node:fs/promises";\nexport const used = rename;\n',
    /renameAndRemove\.ts/,
  ],
  ["a file passes on all of another", "server/books/BookService.ts", 'export * from "./bookReads.js";\n', /No barrels/],
  ["a folder has an index file", "server/books/index.ts", "export const nothing = 0;\n", /No index files/],
  [
    "a file has a default export",
    "client/books/public/BookCard.tsx",
    "export default function BookCard() {\n  return null;\n}\n",
    /No default exports/,
  ],
];

const allowed: [why: string, filePath: string, code: string][] = [
  [
    "a service uses its reads and the database",
    "server/books/BookService.ts",
    using("./bookReads.js") +
      'import type { Database } from "../platform/database/Database.js";\nexport type Needed = Database;\n',
  ],
  [
    "a door names an entity's type",
    "server/books/book.graphql.ts",
    'import type { Book } from "./Book.entity.js";\nexport type Shown = Book;\n',
  ],
  [
    "a door refers to another feature's type",
    "server/authorities/authority.graphql.ts",
    using("../books/bookRefs.graphql.js"),
  ],
  [
    "the platform uses the platform, failures and who asks",
    "server/platform/limits/RateLimiter.ts",
    using("../../errors.js") + 'import type { Viewer } from "../../viewer.js";\nexport type Needed = Viewer;\n',
  ],
  [
    "an import's undo uses what stands before it, and the table's states",
    "server/bookImport/undo/undoImport.ts",
    using("../run/publishImport.js") +
      'import type { BookImportState } from "../BookImport.entity.js";\nexport type Needed = BookImportState;\n',
  ],
  [
    "the import's service uses every folder of it",
    "server/bookImport/BookImportService.ts",
    using("./undo/undoImport.js"),
  ],
  [
    "a migration uses what is frozen with it",
    "server/platform/database/migrations/1-First.ts",
    using("./portableTable.js"),
  ],
  ["a feature's web file knows the web server", "server/students/photo/studentPhoto.http.ts", using("fastify")],
  ["books use the six lists", "server/books/bookReads.ts", using("../authorities/authorityReads.js")],
  ["reports use every feature", "server/reports/LibraryInfoService.ts", using("../visits/visitReads.js")],
  ["the schema imports the doors", "server/doors/schema.ts", 'import "../books/book.graphql.js";\n'],
  ["the configuration reads the environment", "server/config.ts", "export const port = process.env.PORT;\n"],
  ["the application puts on its frame", "client/app/App.tsx", using("./layout/Layout")],
  ["the layout shows a feature's component", "client/app/layout/Footer.tsx", using("../../home/Statistics")],
  ["a form uses another part of the forms", "client/forms/FormSheet.tsx", using("./errors/useFormErrors")],
  ["a component uses client/ui", "client/books/public/BookCard.tsx", using("../../ui/Pill")],
  ["client/ui uses client/ui", "client/ui/cover/TypographicCover.tsx", using("../Pill")],
];

/** What stands below all features, or above them. */
const WITHOUT_WALLS = ["platform", "doors", "reports", "demo", "backup", "commands"];
const features = readdirSync("server", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !WITHOUT_WALLS.includes(entry.name))
  .map(({ name }) => name);

describe("The walls of the house", () => {
  it.each(features)("stand around server/%s: featuresBelow in eslint.walls.js says what it may import", (feature) => {
    expect(readFileSync("eslint.walls.js", "utf8")).toMatch(new RegExp(`^ {2}${feature}: \\[`, "mu"));
  });

  let found: string[][];
  beforeAll(() => {
    found = lint([...forbidden, ...allowed].map(([, filePath, code]) => ({ filePath, code })));
  });

  it.each(forbidden.map(([why, , , message], index) => [why, message, index] as const))(
    "stop it where %s",
    (_why, message, index) => {
      expect(found[index]).toEqual([expect.stringMatching(message)]);
    },
  );

  it.each(allowed.map(([why], index) => [why, forbidden.length + index] as const))(
    "let it be where %s",
    (_why, index) => {
      expect(found[index]).toEqual([]);
    },
  );
});
