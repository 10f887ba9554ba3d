import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";

type Graph = ReadonlyMap<string, readonly string[]>;

const DOOR = /\.(?:graphql|rest|http)\.ts$/;
const IMPORT = /^(?:import|export)\b[^"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** The client takes its types from here, and nothing in it takes from the client. */
const GENERATED = ["gql"];

/** Whose folders never import each other in a circle; server/'s are the features. */
const ROOTS = [
  "client",
  "server",
  "server/backup",
  "server/blogs",
  "server/bookImport",
  "server/circulation",
  "server/demo",
  "server/settings",
  "server/students",
  "server/users",
  "server/visits",
];

/**
 * The client's folders from the ground up: each imports only what stands before it. What two of them need stands below
 * both, and a screen that is assembled of several features stands above them all.
 */
const CLIENT_FOLDERS = [
  "ui",
  "format",
  "charts",
  "apollo",
  "page",
  "forms",
  "lists",
  "offline",
  "search",
  "notFound",
  "session",
  "admin",
  "importing",
  "authorities",
  "classes",
  "memberKinds",
  "settings",
  "users",
  "labels",
  "books",
  "readingLists",
  "blogs",
  "eResources",
  "memberCard",
  "visits",
  "circulation",
  "passwordReset",
  "registrations",
  "suggestions",
  "students",
  "serials",
  "stockTakes",
  "weeding",
  "bookDetail",
  "bookImport",
  "home",
  "about",
  "audit",
  "bin",
  "reports",
  "dashboard",
  "privacy",
  "activation",
  "account",
  "app",
];

/** Which files of a folder import which, types included. */
function importsOf(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, imported, lazilyImported]) => {
        // A component that is loaded lazily is no part of who loads it.
        const path = imported ?? (folder.startsWith("server") ? lazilyImported : undefined);
        return path === undefined ? [] : resolveImport(file, path);
      }),
    ]),
  );
}

function resolveImport(file: string, imported: string): string[] {
  const path = normalize(join(dirname(file), imported)).replace(/\.js$/, "");
  return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
}

/** The folders of `root` and which of them each takes from: of files, of types too, and of none that opens a door. */
function foldersOf(root: string): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of importsOf(root)) {
    const folder = folderOf(root, file);
    if (folder === null || DOOR.test(file)) {
      continue;
    }
    const targets = folders.get(folder) ?? folders.set(folder, new Set()).get(folder);
    imports
      .filter((imported) => !DOOR.test(imported))
      .map((imported) => folderOf(root, imported))
      .filter((imported) => imported !== null && imported !== folder && !GENERATED.includes(imported))
      .forEach((imported) => targets?.add(String(imported)));
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...targets]]));
}

function folderOf(root: string, file: string): string | null {
  const [folder, ...rest] = relative(root, file).split(sep);
  return folder === undefined || folder === ".." || rest.length === 0 ? null : folder;
}

/** Every circle that a walk through the graph closes, as the path around it. */
function circlesOf(graph: Graph): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const walk = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      circles.push([...path.slice(path.indexOf(name)), name].join(" → "));
      return;
    }
    if (!finished.has(name)) {
      (graph.get(name) ?? []).forEach((imported) => walk(imported, [...path, name]));
      finished.add(name);
    }
  };
  [...graph.keys()].forEach((name) => walk(name, []));
  return circles;
}

describe("Imports", () => {
  it("are followed around a circle", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["a"]],
      ["d", []],
    ]);
    expect(circlesOf(graph)).toEqual(["a → b → c → a"]);
  });

  it("are found in both halves of the house", () => {
    expect(importsOf("server").get("server/doors/schema.ts")).toContain("server/books/book.graphql.ts");
    expect(importsOf("client").get("client/app/App.tsx")).not.toHaveLength(0);
    expect(foldersOf("server").get("books")).toContain("authorities");
  });

  it.each(["server", "client", "common"])("of files in %s never go in a circle", (folder) => {
    expect(circlesOf(importsOf(folder))).toEqual([]);
  });

  it.each(ROOTS)("of the folders in %s never go in a circle", (root) => {
    expect(circlesOf(foldersOf(root))).toEqual([]);
  });

  it("of the client's folders go down only", () => {
    const folders = [...foldersOf("client")];
    expect(
      folders
        .map(([folder]) => folder)
        .filter((folder) => !GENERATED.includes(folder))
        .sort(),
    ).toEqual([...CLIENT_FOLDERS].sort());
    const upwards = folders.flatMap(([folder, imports]) =>
      imports
        .filter((imported) => CLIENT_FOLDERS.indexOf(imported) >= CLIENT_FOLDERS.indexOf(folder))
        .map((imported) => `${folder} → ${imported}`),
    );
    expect(upwards).toEqual([]);
  });
});
