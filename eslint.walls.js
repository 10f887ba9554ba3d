/** Who may import whom: docs/architecture.md tells why, these rules keep it. Each message names the right place. */

import { readdirSync } from "node:fs";

const pattern = (group, message, options = {}) => ({ group, message, ...options });
const wall = (name, files, ignores, patterns, rules = {}) => ({
  name,
  files,
  ignores,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }], ...rules },
});

const doors = ["server/**/*.graphql.ts", "server/**/*.rest.ts"];
const entities = ["server/**/*.entity.ts"];
const doorCollectors = ["server/doors/schema.ts", "server/doors/routes.ts"];
/** The web server and the two translators' machinery; no feature lives here. */
const webFolders = [
  "server/main.ts",
  "server/startServer.ts",
  "server/http.ts",
  "server/doors/**",
  "server/platform/{auth,graphql,http,pages,rest}/**",
  "server/platform/files/{fileRoutes,sendFile}.ts",
  "server/**/*.http.ts",
];

const neverClient = pattern(
  ["**/client/**"],
  "The server never imports the client; server/platform/pages loads its build. What both need is asked for through GraphQL, and stands in common/ where it is a pure function.",
);
const neverProcess = pattern(
  ["node:process", "process"],
  "Settings have one reader, server/config.ts: add yours there and take it from Config.",
);
const neverWeb = pattern(
  [
    "graphql",
    "graphql/**",
    "graphql-yoga",
    "graphql-yoga/**",
    "@graphql-yoga/**",
    "@pothos/**",
    "fastify",
    "@fastify/**",
    "graphql-upload-minimal",
  ],
  "Rules know neither door: translate in the feature's *.graphql.ts or *.rest.ts, and keep services, reads and writers free of the web.",
);
const neverDoors = pattern(
  ["**/*.graphql.js", "**/*.rest.js"],
  "Only server/doors/schema.ts and server/doors/routes.ts import doors; what you need belongs in the feature's service.",
);
const neverServices = pattern(
  ["**/*Service.js", "**/*Reads.js", "**/*Writer.js", "**/*Loaders.js"],
  "An entity is a table's shape and nothing else: rules belong in the feature's service, which imports the entity.",
);
const neverDatabase = pattern(
  [
    "typeorm",
    "typeorm/**",
    "sql-template-tag",
    "mysql2",
    "mysql2/**",
    "libsql",
    "**/database/Database.js",
    "**/openDatabase.js",
    "**/database/connect.js",
    "**/*Reads.js",
    "**/*Writer.js",
  ],
  "A door only translates: ask the feature's service, which has the rules, the permissions and the transaction.",
  { allowTypeImports: true },
);
const neverEntities = pattern(
  ["**/*.entity.js"],
  "A door only translates: take a row type from the service instead of an entity.",
  { allowTypeImports: true },
);
/** What server/ has above the platform and the platform may know: failures and who asks. */
const shared = "(?:errors|viewer)\\.js$";
const neverFeatures = (up) => ({
  regex: `^${up}(?!${shared}|(?:\\.\\./)+common/)`,
  message:
    "server/platform knows nothing of libraries: take what you need as a parameter, or move this to the feature.",
});
const frozen = {
  regex: "^\\.\\./",
  message: "A migration is frozen: copy what it needs into the folder, so that later changes cannot alter it.",
};
const otherDoor = (suffix, name) =>
  pattern([`**/*.${suffix}.js`], `Neither door calls the other (${name}): both call the feature's service.`);

const neverEnvironment = {
  object: "process",
  property: "env",
  message: "Settings have one reader, server/config.ts: add yours there and take it from Config.",
};
const neverRole = {
  object: "viewer",
  property: "role",
  message:
    "What a role may do is asked in one place: use isLibrarian, canManage or another question of server/viewer.ts.",
};
/**
 * What the rules of a feature may import besides server/platform. Doors may refer to each other's types; who stands
 * above all (reports, demo, backup, commands) is not listed.
 */
const featuresBelow = {
  audit: [],
  settings: ["audit"],
  blogs: ["audit", "bin", "users"],
  bin: ["audit"],
  eResources: ["audit", "bin"],
  authorities: ["audit", "bin"],
  books: ["audit", "bin", "authorities"],
  bookImport: ["audit", "authorities", "books"],
  students: ["audit", "bin"],
  users: ["audit", "students"],
  tokens: ["audit", "users"],
  readingLists: ["audit", "books", "students", "users"],
  suggestions: ["audit", "bin", "books", "outbox", "settings", "students", "users"],
  serials: ["audit", "authorities", "bin", "books"],
  session: ["users"],
  system: [],
  outbox: [],
  passwordReset: ["outbox", "settings", "students", "users"],
  registrations: ["activation", "outbox", "settings", "students", "users"],
  activation: ["audit", "students", "users", "session"],
  visits: ["audit", "settings", "students"],
  circulation: ["audit", "authorities", "books", "settings", "students"],
  stockTakes: ["audit", "authorities", "books", "circulation", "settings"],
  weeding: ["audit", "authorities", "books", "circulation", "settings", "stockTakes"],
  history: ["audit", "circulation", "settings", "students", "visits"],
  integrity: ["authorities", "books", "circulation", "stockTakes", "students", "visits"],
  retention: ["audit", "bin", "books", "circulation", "passwordReset", "registrations", "students", "users"],
  moveIn: ["audit", "authorities", "bookImport", "books", "circulation", "settings", "students", "visits"],
  personalData: [
    "activation",
    "audit",
    "books",
    "circulation",
    "outbox",
    "passwordReset",
    "readingLists",
    "registrations",
    "settings",
    "students",
    "suggestions",
    "tokens",
    "users",
    "visits",
  ],
};
const neverUpwards = (feature, below) => {
  const above = [...Object.keys(featuresBelow), "reports", "demo", "backup", "commands", "doors"].filter(
    (other) => other !== feature && !below.includes(other),
  );
  return {
    regex: `^(?:\\.\\./)+(?:${above.join("|")})/`,
    message: `server/${feature} imports only ${["platform", ...below].join(", ")}: take the rest as a parameter in server/services.ts, or move this above both.`,
  };
};

/** The way of a file through its import; each folder takes only from those before it, and none from covers/. */
const importStages = {
  csv: "how a file is read and stored",
  rows: "what a row means and what becomes of it",
  preview: "what an import would do",
  run: "writing, publishing and removing an import's books",
  undo: "taking an import back",
};
const importStageWalls = Object.keys(importStages).map((stage, place, stages) =>
  wall(
    `walls/import-${stage}`,
    [`server/bookImport/${stage}/*.ts`],
    [],
    [
      neverUpwards("bookImport", featuresBelow.bookImport),
      neverClient,
      neverProcess,
      neverWeb,
      neverDoors,
      {
        regex: `^\\.\\./(?:${[...stages.slice(place + 1), "covers"]
          .map((later) => `${later}/|`)
          .join("")}(?!BookImport\\.entity\\.js$)[^/]+$)`,
        message: `An import goes one way, ${stages.join("/ → ")}/, and bookImport/${stage} is ${importStages[stage]}: move what it needs to where it is first needed, or call both from the service.`,
      },
    ],
  ),
);

const onlyConfigReadsTheEnvironment = { "no-restricted-properties": ["error", neverEnvironment] };

const heldFiles = {
  paths: [
    {
      name: "node:fs/promises",
      importNames: ["rename", "rm", "rmdir", "unlink"],
      message:
        "Windows refuses this while a virus scanner has the file open: use server/platform/files/renameAndRemove.ts.",
    },
  ],
};

const nothingAtAll = pattern(
  ["*", "!./*"],
  "Both sides carry what stands in common/, so it imports nothing but its neighbours.",
);

export const commonWalls = [wall("walls/common", ["common/**/*.ts"], [], [nothingAtAll])];

export const serverWalls = [
  {
    name: "walls/held-files",
    files: ["server/**/*.ts"],
    ignores: ["server/platform/files/renameAndRemove.ts"],
    rules: { "no-restricted-imports": ["error", heldFiles] },
  },
  wall(
    "walls/server",
    ["server/**/*.ts"],
    [...doors, ...entities, ...webFolders],
    [neverClient, neverProcess, neverWeb, neverDoors],
  ),
  ...Object.entries(featuresBelow).map(([feature, below]) =>
    wall(
      `walls/${feature}`,
      [`server/${feature}/**/*.ts`],
      [...doors, ...entities, ...webFolders],
      [neverUpwards(feature, below), neverClient, neverProcess, neverWeb, neverDoors],
    ),
  ),
  wall("walls/entities", entities, [], [neverClient, neverProcess, neverWeb, neverDoors, neverServices]),
  wall(
    "walls/graphql-doors",
    ["server/**/*.graphql.ts"],
    [],
    [neverClient, neverProcess, neverDatabase, neverEntities, otherDoor("rest", "REST")],
  ),
  wall(
    "walls/rest-doors",
    ["server/**/*.rest.ts"],
    [],
    [neverClient, neverProcess, neverDatabase, neverEntities, otherDoor("graphql", "GraphQL")],
  ),
  wall("walls/web", webFolders, doorCollectors, [neverClient, neverProcess, neverDoors]),
  wall("walls/http-doors", ["server/**/*.http.ts", "server/doors/*.ts"], doorCollectors, [
    neverClient,
    neverProcess,
    neverDoors,
    neverDatabase,
    neverEntities,
  ]),
  wall("walls/platform", ["server/platform/*/*.ts"], webFolders, [
    neverFeatures("\\.\\./\\.\\./"),
    neverClient,
    neverProcess,
    neverWeb,
  ]),
  wall(
    "walls/platform-web",
    ["server/platform/{auth,graphql,http,pages,rest}/*.ts", "server/platform/files/{fileRoutes,sendFile}.ts"],
    [],
    [neverFeatures("\\.\\./\\.\\./"), neverClient, neverProcess],
  ),
  wall(
    "walls/platform-top",
    ["server/platform/*.ts"],
    [],
    [neverFeatures("\\.\\./"), neverClient, neverProcess, neverWeb],
  ),
  wall("walls/platform-deeper", ["server/platform/*/*/*.ts"], webFolders, [
    neverFeatures("\\.\\./\\.\\./\\.\\./"),
    neverClient,
    neverProcess,
    neverWeb,
  ]),
  wall(
    "walls/platform-web-deeper",
    ["server/platform/{auth,graphql,http,pages,rest}/*/*.ts"],
    [],
    [neverFeatures("\\.\\./\\.\\./\\.\\./"), neverClient, neverProcess],
  ),
  ...importStageWalls,
  wall("walls/migrations", ["server/platform/database/migrations/*.ts"], [], [frozen]),
  wall("walls/door-collectors", doorCollectors, [], [neverClient, neverProcess]),
  {
    name: "walls/properties",
    files: ["server/**/*.ts"],
    ignores: ["server/config.ts", "server/viewer.ts"],
    rules: { "no-restricted-properties": ["error", neverEnvironment, neverRole] },
  },
  { name: "walls/environment", files: ["server/viewer.ts"], rules: onlyConfigReadsTheEnvironment },
];

const neverServer = pattern(
  ["**/server/**"],
  "The client never imports the server: ask through GraphQL; the types are generated into client/gql.",
);
const nothingOfOurs = (up) => ({
  regex: `^${up}(?!\\.\\./common/)`,
  message: "client/ui knows nothing of ours: give it what it shows through its props, or move it to the feature.",
});
const noDataInUi = pattern(
  ["@apollo/**", "graphql", "react-router-dom", "react-router"],
  "client/ui has no GraphQL and no routes: the feature's component asks and links.",
);
const neverTheFrame = pattern(
  ["**/layout/Layout", "**/menus/NavigationBar", "**/menus/MobileMenu", "**/layout/Footer", "**/layout/Header"],
  "A page never imports its layout: client/app/App.tsx puts the frame around every page.",
);
const frame = ["client/app/**"];

/** What every feature of the client is made of, besides client/ui, which has walls of its own. */
const foundations = ["apollo", "charts", "format", "forms", "lists", "page"];
const neverUpwardsInClient = {
  regex: `^(?:\\.\\./)+(?:${readdirSync("client", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...foundations, "app", "gql", "ui"].includes(entry.name))
    .map(({ name }) => name)
    .join("|")})/`,
  message: `${foundations.map((name) => `client/${name}`).join(", ")} know no feature: take what you need as a parameter, or move it here.`,
};
const neverTheDesk = pattern(
  ["**/admin/**"],
  "The desk knows the session, not the other way: give it a place where the desk's part says what it needs.",
);

export const clientWalls = [
  wall(
    "walls/client",
    ["client/**/*.{ts,tsx}"],
    [...frame, "client/ui/**"],
    [neverServer, neverTheFrame],
    onlyConfigReadsTheEnvironment,
  ),
  wall(
    "walls/foundations",
    [`client/{${foundations.join(",")}}/**/*.{ts,tsx}`],
    [],
    [neverServer, neverTheFrame, neverUpwardsInClient],
    onlyConfigReadsTheEnvironment,
  ),
  wall(
    "walls/client-session",
    ["client/session/**/*.{ts,tsx}"],
    [],
    [neverServer, neverTheFrame, neverTheDesk],
    onlyConfigReadsTheEnvironment,
  ),
  wall("walls/frame", frame, [], [neverServer], onlyConfigReadsTheEnvironment),
  wall(
    "walls/ui",
    ["client/ui/*.{ts,tsx}"],
    [],
    [neverServer, nothingOfOurs("\\.\\./"), noDataInUi],
    onlyConfigReadsTheEnvironment,
  ),
  wall(
    "walls/ui-deeper",
    ["client/ui/*/*.{ts,tsx}"],
    [],
    [neverServer, nothingOfOurs("\\.\\./\\.\\./"), noDataInUi],
    onlyConfigReadsTheEnvironment,
  ),
  wall(
    "walls/properties",
    ["tests/**/*.{ts,tsx}"],
    ["tests/support/fastCheck.ts"],
    [pattern(["fast-check"], "Take it from tests/support/fastCheck, with which the suite tries the same each time.")],
  ),
];
