import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

type Graph = ReadonlyMap<string, readonly string[]>;

const DOOR = /\.(?:graphql|rest|http)\.ts$/;
const IMPORT = /^(?:import|export)\b[^"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

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
        const path = imported ?? (folder === "server" ? lazilyImported : undefined);
        return path === undefined ? [] : resolveImport(file, path);
      }),
    ]),
  );
}

function resolveImport(file: string, imported: string): string[] {
  const path = normalize(join(dirname(file), imported)).replace(/\.js$/, "");
  return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
}

/** The features of server/ without their doors, which may refer to each other's types. */
function featuresOf(files: Graph): Graph {
  const features = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const feature = featureOf(file);
    if (feature === null || DOOR.test(file)) {
      continue;
    }
    const targets = features.get(feature) ?? features.set(feature, new Set()).get(feature);
    imports
      .filter((imported) => !DOOR.test(imported))
      .map(featureOf)
      .filter((imported) => imported !== null && imported !== feature)
      .forEach((imported) => targets?.add(String(imported)));
  }
  return new Map([...features].map(([feature, targets]) => [feature, [...targets]]));
}

function featureOf(file: string): string | null {
  return /^server\/([^/]+)\//.exec(file)?.[1] ?? null;
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
    expect(featuresOf(importsOf("server")).get("books")).toContain("authorities");
  });

  it.each(["server", "client"])("of files in %s never go in a circle", (folder) => {
    expect(circlesOf(importsOf(folder))).toEqual([]);
  });

  it("of the server's features never go in a circle", () => {
    expect(circlesOf(featuresOf(importsOf("server")))).toEqual([]);
  });
});
