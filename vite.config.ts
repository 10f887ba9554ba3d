import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { buildSchema, type DocumentNode, Kind, visit } from "graphql";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { compactDocument } from "./client/apollo/documents/compactDocument.ts";
import { flattenDocument } from "./client/apollo/documents/flattenDocument.ts";
import { nameScreens } from "./scripts/build/nameScreens.mjs";
import { checkChunks } from "./scripts/build/checkChunks.mjs";

const ROUTER = resolve(import.meta.dirname, "node_modules/react-router/dist/production");
const DOCUMENTS = resolve(import.meta.dirname, "client/apollo/documents");

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: command === "build" ? "/static/" : "/",
  appType: "custom",
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    inlineDocuments(),
    ownParts(),
    namedScreens(),
    pdfFiles(),
    checkChunks(ROOMS.map(([name]) => name)),
  ],
  // RxJS has a build for browsers with classes: 1,541 bytes of every page.
  resolve: {
    conditions: ["es2015", ...defaultClientConditions],
    // React Router has a build without warnings to developers, which its package never chooses by itself: 311 bytes.
    alias:
      command === "build" && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
          ]
        : [],
  },
  define: isSsrBuild
    ? { "process.env.NODE_ENV": JSON.stringify("production") }
    : command === "build"
      ? { "globalThis.isBrowserBuild": "true" }
      : {},
  ssr: {
    // Bundled, the libraries are built for production whatever NODE_ENV says, and only the icons in use are loaded.
    noExternal: command === "build" ? true : ["lucide-react"],
  },
  build: {
    emptyOutDir: true,
    // Small files stay files, which a browser keeps, except where `?inline` says otherwise.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { emitAssets: false, target: "node20" }
      : {
          outDir: "dist/client",
          manifest: true,
          rolldownOptions: {
            // The worker stands alone: server/doors/appFiles.ts serves it from the root.
            input: ["client/app/entryClient.tsx", "client/offline/serviceWorker.ts"],
            // What several screens share comes in one file rather than in a dozen of a few hundred bytes;
            // what only some of them need has a file of its own, which no other page has to fetch.
            output: {
              // A letter fewer than usual: every page lists all of these names, and no two files share one.
              chunkFileNames: "assets/[name]-[hash:7].js",
              codeSplitting: {
                groups: [
                  ...ROOMS.map(([name, test]) => ({
                    name,
                    test,
                    minShareCount: 2,
                    priority: 3,
                    includeDependenciesRecursively: false,
                  })),
                  // With the icons that readers see as well as the desk: each would be a request of its own.
                  {
                    name: "shared",
                    test: /\/client\/(?!forms\/)|\/icons\/(?:arrow-right|book-bookmark|book-marked|chevron-right|clock|quote)\./,
                    minShareCount: 2,
                    priority: 2,
                  },
                ],
              },
            },
          },
        }),
  },
}));

/**
 * What only some of the screens share, each in a file of its own. Behind it: by how many bytes (brotli) the scripts of
 * a screen grow on average without it, the others as they are, or that files import each other then. What is in none of
 * them comes with every page.
 */
const ROOMS: readonly (readonly [name: string, test: RegExp])[] = [
  // Where somebody stopped reading, which the home page asks too.
  ["reading-place", /\/client\/books\/reader\/readingPlace\./], // 343 bytes
  // What both readers of digital files are made of, with the icons that only they draw.
  ["reader", /\/client\/books\/reader\/|\/icons\/(?:maximize|minimize|minus)\./], // or a circle
  ["back-icons", /\/icons\/(?:arrow|chevron)-left\./], // public pages 38 bytes at most
  [
    "readers",
    /\/client\/(?:blogs\/(?!admin\/)|home\/(?:Statistics|LibraryFigures)\.|books\/public\/(?:AuthorLinks|authorHref|BookCard(?:Skeleton)?|CardAvailability|Save(?:Button|Face)|SubjectLinks|subjectHref)\.|page\/(?:ArticleBody|rendering\/JsonLd)\.)|\/icons\/heart\./,
  ], // 1284 bytes
  // How the library is reached, which two pages tell, and what both show before.
  ["contact", /\/client\/about\/(?:ContactDetails|AboutSkeleton)\./], // 350 bytes
  // The backs of books on a board: of the home page, a title's neighbours and the guest book.
  ["spines", /\/client\/books\/public\/(?:SpineFace|HeroShelf)\./], // 297 bytes
  // What only who is logged in has: the hearts first, then their lists.
  ["keeping", /\/client\/readingLists\/(?:readingListCache|setSaved)\./], // 262 bytes
  ["list-card", /\/client\/readingLists\/(?:ReadingListCard|listHref)\./], // 515 bytes
  ["reading-lists", /\/client\/readingLists\//], // or a circle
  // What the states of a wish are called, which the activity tells of too.
  ["suggestion-states", /\/client\/suggestions\/suggestionStates\./], // 4400 bytes of the activity
  // What readers wish for, which the desk decides on.
  ["suggestions", /\/client\/suggestions\/(?!admin\/)/], // or a circle
  // What is the matter with the machine, which two screens tell.
  ["system-notices", /\/client\/admin\/system\//], // 1500 bytes of all others at the desk
  // What the fields of books and members are called, in their forms and in the activity.
  ["field-labels", /\/client\/(?:books\/admin\/book(?:Labels|Texts)|students\/admin\/studentFields)\./], // 600 bytes of all others at the desk
  // The bell and the counts beside the links, which no page waits for.
  [
    "live",
    /\/client\/admin\/live\/|\/icons\/(?:alarm-clock|book-dashed|file-(?:warning|exclamation-point)|package-check|stamp|tag)\./,
  ], // 1760 bytes
  // What changes loaded lists of books: no form does before its first save.
  ["book-cache", /\/client\/books\/bookCache\./], // or a circle
  // Where a file is chosen.
  ["inventory-codes", /\/client\/settings\/inventory\/useProposed/], // 5.6 KiB
  ["upload-limit", /\/client\/settings\/uploads\/UploadLimit\./], // 869 bytes
  // What takes files: no list and no desk does.
  ["admin-files", /\/client\/admin\/files\//], // 1378 bytes
  ["photo", /\/client\/users\/photo\/(?:StudentPhoto|Initials|initialsOf)\./], // 126 bytes
  [
    "own-reservation",
    /\/client\/(?:circulation\/(?:own\/(?:OwnReservation|useOwnReservation)|useFocusKept)|apollo\/refusalText)\./,
  ], // 312 bytes
  // The second factor of librarians: what the last step of a login and the switch in the profile share.
  ["second-factor", /\/client\/(?:session\/code|users\/secondFactor)\//], // or every page loads it
  // Drawn on slips and for the app of a second factor.
  ["qr-code", /\/client\/ui\/QrCode\.|\/node_modules\/uqr\//], // 3600 bytes of every page
  [
    "account",
    /\/client\/(?:users\/|account\/|circulation\/own\/|memberCard\/MemberCardSkeleton\.|visits\/own\/MyVisitsSkeleton\.)/,
  ], // or a circle
  ["visits", /\/client\/visits\/(?:guestBook\/useRecordVisit|parseVisitForm)\./], // or a circle
  [
    "parts",
    /\/client\/(?:apollo\/(?:isIdOf|useEvictPartialList)|lists\/(?:LoadMoreLink|useLoadInView|useLoadMore)|ui\/Checkbox|visits\/purposeLabels)\.|\/icons\/(?:circle-question-mark|layout-grid|list|sliders-horizontal)\./,
  ], // public pages 1110 bytes at most
  // What compares names, for whoever chooses or searches one.
  ["folding", /\/common\/fold\./], // 205 bytes
  // Where a list is searched and narrowed, by readers and at the desk.
  ["list-search", /\/client\/(?:ui\/search\/|books\/FilterChipList\.)/], // 83 bytes
  ["search", /\/client\/(?:notFound\/NotFoundScreen\.|search\/|books\/public\/(?:topicPlaces\.|search\/))/], // or a circle
  ["scoped", /\/client\/books\/public\/scoped\//], // or a circle
  // The catalogue, which the pages of authors and subjects are too.
  ["catalogue", /\/client\/books\/public\/(?:catalogue|filters)\//], // or a circle
  // What the reports and the list of categories share.
  ["category-groups", /\/client\/authorities\/(?:groups\/|lists\/record\/GroupChoice\.)/], // or a circle
  ["charts", /\/client\/(?:charts\/|format\/formatPeriod\.)/], // 1064 bytes
  // What the activity and the lists of loans share.
  ["exceptions", /\/client\/circulation\/exceptionLabels\./], // 216 bytes
  // Above and below what is printed to be handed in, and what there is of it.
  ["letterhead", /\/client\/(?:settings\/letterhead\/|reports\/forms\/formKinds\.)/], // or the reports load the settings
  ["settings", /\/client\/settings\//], // or a circle
  // What an address of filters is made of, without the fields by which they are chosen.
  ["filter-address", /\/client\/lists\/days\/filterUrl\./], // 418 bytes
  ["day-lists", /\/client\/lists\/(?:days\/|LoadMoreButton\.)/], // or a circle
  ["list-cache", /\/client\/(?:authorities\/lists\/listCache|students\/admin\/studentCache)\./], // or a circle
  ["undo", /\/client\/bin\/restore(?:FromBin|Message)\./], // or a circle
  [
    "revised-forms",
    /\/client\/(?:admin\/form\/(?:ConflictNotice|DraftNotice|useRevisedForm)|format\/timeOfDay)\.|\/icons\/rotate-ccw\./,
  ], // 1111 bytes
  // Beside what is written, as readers will see it.
  ["rendered-text", /\/client\/admin\/form\/(?:stayWhileWriting|useRenderedText)\./], // 195 bytes
  ["fresh-query", /\/client\/apollo\/pageQuery\/useFreshQuery\./], // 250 bytes
  [
    "circulation",
    /\/client\/(?:circulation\/[^/]+$|apollo\/forgetFields\.|session\/writeLogin\.|lists\/useLookup\.|format\/personName\.)/,
  ], // 128 bytes
  ["camera", /\/client\/ui\/camera\/(?!hasCamera)/], // 247 bytes
  // Beside whoever can be written to: in lists, reports and a student's page.
  ["chat", /\/client\/circulation\/admin\/ChatLink\.|\/icons\/message-circle\./], // 239 bytes
  ["opening-hours", /\/client\/format\/openingText\./], // 216 bytes
  ["blog-desk", /\/client\/blogs\/admin\//], // or a circle
  ["book-bulk", /\/client\/books\/admin\/table\/(?:bulk\/|book|selectedBooks|BookCount)/], // or a circle
  // Of what can be done with a row, which lists without a table show too.
  ["row-actions", /\/client\/admin\/table\/Row(?:Action|Menu)/], // 607 bytes
  ["table", /\/client\/admin\/(?:table\/|ExportLink\.)|\/icons\/columns-3\./], // 3358 bytes
  // Drawn by a few screens, and by neither the frame nor the form of a book.
  ["clearance", /\/client\/circulation\/clearance\/admin\//], // or a circle
  ["download-icon", /\/icons\/download\./], // 146 bytes
  // Files that a script fetches: a profile does only once its row is opened.
  ["downloads", /\/client\/lists\/(?:DownloadLink|downloadFile|fetchDownload)\./], // 324 bytes
  [
    "desk-icons",
    /\/icons\/(?:book-open|camera|chart-column|copy|ellipsis-vertical|file-up|graduation-cap|list-tree|pencil|plus|rotate-ccw-clock|search-x)\.|\/client\/(?:admin\/copyHref|admin\/history\/(?:recordHistory|RecordHistoryLink)|labels\/copies\/rangeHref)\./,
  ], // public pages 899 bytes at most
  // Of passwords, whose field comes with all that is typed.
  ["eye-icons", /\/icons\/(?:eye|eye-off)\./], // or the fines are too heavy
  ["few-icons", /\/icons\/(?:book-plus|merge|send|user-round|zap)\./], // 83 bytes
  ["notices", /\/client\/(?:circulation\/notices\/|format\/noticeText\.)/], // 278 bytes
  ["reservations", /\/client\/circulation\/admin\/reservations\//], // 153 bytes
  ["stock-takes", /\/client\/stockTakes\//], // or a circle
  ["weeding", /\/client\/weeding\/|\/common\/weedingWords\./], // or a circle
  // What is handed in, and how the library stands by an instrument.
  ["report-forms", /\/client\/reports\/(?:forms|targets)\//], // or a circle
  // Without its forms, which come with their first use.
  ["serials", /\/client\/serials\/(?!form\/)/], // or a circle
  // Where the codes of a pile are scanned.
  ["code-field", /\/client\/circulation\/inHouse\/CodeField\./], // or every page loads it
  ["class-sets", /\/client\/circulation\/classSets\//], // or a circle
  // What acts on loans, at the desk, in its lists and at a student's.
  [
    "list-desk",
    /\/client\/circulation\/admin\/(?:borrowingsUrlState|listDesk\/|desk\/LoanLines|waiting\/WaitingNotice)/,
  ], // 734 bytes
  // What tells of an act, which the ledger does too; and then what only lending and class sets scan with.
  ["loan-lists", /\/client\/circulation\/admin\/list\/(?!BorrowingTabs)/], // 1034 bytes
  [
    "answer-cards",
    /\/client\/circulation\/admin\/answers\/(?:AnswerList|AnswerCard|OpenRefusals|UndoButton|answerHistory|openFines|undoSecondsLeft)\.|\/common\/undoMs\./,
  ], // 114 bytes
  [
    "answers",
    /\/client\/circulation\/(?:admin\/(?:[^/]+$|answers\/|desk\/(?:deskDocuments|undoDeskAct)\.|slip\/slipHref\.)|ledger\/receiptHref\.)/,
  ], // or a circle
  ["desk", /\/client\/circulation\/admin\/(?:desk|waiting)\//], // 640 bytes
  ["receipts", /\/client\/(?:circulation\/ledger\/receipt\/|labels\/paper\/useSheetSize\.)/], // 441 bytes
  ["ledger", /\/client\/circulation\/(?:ledger|admin)\//], // or a circle
  [
    "lending-icons",
    /\/icons\/(?:calendar-clock|circle-off|circle-x|corner-down-left|id-card|scan-barcode|undo-2|volume-2|volume-x)\./,
  ], // 484 bytes
  ["scan", /\/client\/ui\/keyboard\/ScanDetector\./], // 295 bytes
  ["command", /\/client\/admin\/command\/(?:commandChoices|findByCode)\./], // 1459 bytes
  // Of readers and the guest book too.
  ["kiosk-icons", /\/icons\/(?:bookmark-check|globe)\./], // public pages 47 bytes at most
  // Of long forms alone.
  ["form-bars", /\/client\/admin\/form\/(?:EditBar|FormSection|SaveBar|SectionLinks)\./], // 1352 bytes
  ["card-tones", /\/client\/format\/cardTones\./], // 234 bytes
  [
    // Its icons are those that only the desk draws, most of them in its sidebar: each would be a file of its own.
    "admin",
    /\/icons\/(?:banknote|barcode|bell|book-copy|circle-user|globe|key-round|layout-dashboard|newspaper|settings-2|sticker|tags|trash|upload|user-plus|users)\.|\/client\/(?:admin|bin|authorities\/[^/]+$|books\/(?:useBookOperation|admin\/book(?:Labels|Texts))\.|format\/(?:completeWebAddress|formatBytes)\.|forms\/(?:fields\/CompactField|useLeaveGuard)\.|labels\/chosenBooks\.|lists\/cachedList\.|students\/admin\/studentFields\.|ui\/(?:RowButton|camera\/hasCamera|keyboard\/keepFocus)\.)/,
  ], // or a circle
  // Where a book says its language, and where one is chosen.
  ["languages", /\/client\/format\/languageName\./], // 570 bytes
  // Of some forms alone: days, and what is chosen from a list.
  ["day-fields", /\/client\/forms\/dates\/|\/icons\/calendar-days\./], // 893 bytes
  ["choosing", /\/client\/forms\/combobox\//], // 652 bytes
  [
    "native-forms",
    /\/client\/(?:forms\/(?:fields\/(?:TextField|PasswordField)|getFormText|errors\/useFormErrors)|session\/requireKeptSession)\./,
  ], // or a circle
  [
    "forms",
    /\/client\/forms\/(?!layout\/|fields\/(?:(?:Compact|Text|Password)Field|FileInput)|errors\/(?:SessionAlert|toSessionFormErrors|useFormErrors)|(?:useLeaveGuard|shrinkImage|useFileDrop|getFormText|SheetForm)\.)/,
  ], // public pages 932 bytes at most
  ["sheet-forms", /\/client\/forms\/SheetForm\./], // or a circle
  ["confirm", /\/client\/ui\/ConfirmSheet\./], // public pages 182 bytes at most
  [
    "form-parts",
    /\/client\/(?:forms\/(?:layout\/|fields\/FileInput\.|shrinkImage\.|useFileDrop\.|errors\/(?:SessionAlert|toSessionFormErrors)\.)|apollo\/(?:sendUpload|useUpload)\.)/,
  ], // or a circle
  ["picker", /\/client\/authorities\/picker\//], // or a circle
  ["lists", /\/client\/authorities\/(?:lists\/(?!listCache)|tree\/)/], // or a circle
  ["kept-card", /\/client\/offline\/keptCard\./], // 327 bytes
  ["barcode", /\/client\/ui\/barcode\/code128\.|\/node_modules\/jsbarcode\//], // 1960 bytes
  ["card-face", /\/client\/memberCard\/CardFace\./], // 107 bytes
  ["member-card", /\/client\/(?:memberCard\/(?!MemberCardSkeleton)|ui\/barcode\/)|\/icons\/printer\./], // 312 bytes
  ["importing", /\/client\/importing\//], // or a circle
  ["student-import", /\/client\/students\/admin\/import\//], // 494 bytes
  // Of two sheets of the desk, one of them not about students.
  ["class-choice", /\/client\/classes\/ClassChoice\./], // or a circle
  ["student-labels", /\/client\/format\/studentLabels\./], // with the classes 203 bytes
  // Whoever chooses a class need not know what members are called.
  ["student-classes", /\/client\/classes\/useStudentClasses\./], // or the fines are too heavy
  // The kinds of members, of which some screens of the desk offer one.
  ["member-kinds", /\/client\/memberKinds\//], // or the catalogue's budget is passed
  // Where a member's page is, for whoever scans or searches anywhere at the desk.
  ["student-address", /\/client\/(?:format\/memberNumber|students\/admin\/studentHref)\./], // 254 bytes
  ["student-form", /\/client\/students\/admin\/form\/(?!StudentAccountCard)/], // 1059 bytes
  ["students", /\/client\/students\//], // or a circle
  ["copies", /\/client\/books\/admin\/form\/copies\/(?!details\/)/], // 285 bytes
  ["book-form", /\/client\/books\/admin\/form\/(?!files\/(?:Cover|DigitalFile)Section)/], // or a circle
  ["import", /\/client\/bookImport\//], // or a circle
];

/**
 * The generated `graphql()` looks each document up in one map that holds every document of the product, twice.
 * For a build we write the parsed document in its place, made flat (258 bytes of the home page), so that a screen's
 * chunk carries only its own. What a component asks of its data, `Component_data`, is spread by the operations and
 * checked by TypeScript, but `readFragment` looks at nothing: nothing is written for it. What an interface may be goes
 * with the last document that asks by its name: flat, none asks for a `Node`, whose names were 193 bytes of every page.
 */
function inlineDocuments(): Plugin {
  let documents: Map<string, string>;
  let conditions: ReadonlySet<string>;
  return {
    name: "inline-documents",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const flat = flatDocuments();
      documents = new Map(Array.from(flat, ([key, document]) => [key, JSON.stringify(compactDocument(document))]));
      conditions = conditionsIn([...flat.values()]);
    },
    transform(code, id) {
      if (id.endsWith("/client/gql/possibleTypes.ts")) {
        const asked = code.replace(/^ {4}"(\w+)": \[[^\]]*\],?$/gm, (types, name: string) =>
          conditions.has(name) ? types : "",
        );
        return { code: asked, map: null };
      }
      if (!/\/client\/(?!gql\/).*\.tsx?$/.test(id) || !code.includes("graphql(`")) return null;
      const inlined = code.replace(/\bgraphql\(`([^`]*)`\)/g, (_call, source: string) => {
        const name = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/.exec(source);
        if (name?.[1] === "fragment" && name[2]?.includes("_")) return "null";
        const key = name ? `${name[2]}${name[1] === "fragment" ? "FragmentDoc" : "Document"}` : "";
        const document = documents.get(key.toLowerCase());
        if (!document) this.error(`No generated document for ${key || source}: run npm run codegen`);
        return `expandDocument(${document})`;
      });
      const expands = inlined.includes("expandDocument(");
      const imported = expands ? 'import { expandDocument } from "/client/apollo/documents/expandDocument";\n' : "\n";
      return { code: inlined.replace(/import \{ graphql \} from "[^"]*gql\/gql";?\n/, imported), map: null };
    },
  };
}

/**
 * In the place of two parts of libraries, of which the browser needs less than they can do: GraphQL's printer, 1,649
 * bytes of every page, and Apollo's masking, 389, which TypeScript does here.
 */
function ownParts(): Plugin {
  return {
    name: "own-parts",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer, { ssr }) {
      if (ssr) return null;
      if (source === "@apollo/client/masking") return `${DOCUMENTS}/noMasking.ts`;
      return source === "./printer.mjs" && importer?.includes("/graphql/language/")
        ? `${DOCUMENTS}/printDocument.ts`
        : null;
    },
  };
}

/** For the server's bundle alone: the browser has no use for the names. */
function namedScreens(): Plugin {
  return {
    name: "named-screens",
    enforce: "pre",
    transform(code, id, options) {
      if (!options?.ssr || !/\/client\/app\/(?:routes|deskRoutes)\.tsx$/.test(id)) return null;
      return { code: nameScreens(code, id), map: null };
    },
  };
}

/**
 * What pdf.js fetches by name when a file needs it, in a folder of its version: character maps of Chinese, Japanese and
 * Korean, fonts that a file leaves out, and decoders of scanned pages.
 */
function pdfFiles(): Plugin {
  const folder = resolve(import.meta.dirname, "node_modules/pdfjs-dist");
  return {
    name: "pdf-files",
    apply: "build",
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { version } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as { version: string };
      for (const part of ["cmaps", "standard_fonts", "wasm"]) {
        for (const name of readdirSync(resolve(folder, part))) {
          const source = readFileSync(resolve(folder, part, name));
          this.emitFile({ type: "asset", fileName: `pdfjs-${version}/${part}/${name}`, source });
        }
      }
    },
  };
}

/** By their constants' names in lower case: the generator capitalises after each underscore, we do not. */
function flatDocuments(): Map<string, DocumentNode> {
  const generated = readFileSync(resolve(import.meta.dirname, "client/gql/graphql.ts"), "utf8");
  const constants = generated.matchAll(/^export const (\w+) = (\{.*\}) as unknown as /gm);
  const schema = buildSchema(readFileSync(resolve(import.meta.dirname, "schema.graphql"), "utf8"));
  return new Map(
    Array.from(constants, ([, name = "", document = ""]) => [
      name.toLowerCase(),
      flattenDocument(JSON.parse(document) as DocumentNode, schema),
    ]),
  );
}

/** The types that the documents of a build ask for by name, without `Component_data`, of which none is written. */
function conditionsIn(documents: readonly DocumentNode[]): ReadonlySet<string> {
  const conditions = new Set<string>();
  const note = ({ typeCondition }: { readonly typeCondition?: { readonly name: { readonly value: string } } }) => {
    if (typeCondition) conditions.add(typeCondition.name.value);
  };
  for (const document of documents) {
    const [first] = document.definitions;
    if (first?.kind === Kind.FRAGMENT_DEFINITION && first.name.value.includes("_")) continue;
    visit(document, { [Kind.INLINE_FRAGMENT]: note, [Kind.FRAGMENT_DEFINITION]: note });
  }
  return conditions;
}
