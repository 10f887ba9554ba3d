/**
 * Shows that the clients which programs generate from the OpenAPI description compile: writes the types with
 * openapi-typescript and a program that calls every operation with the description's own examples by openapi-fetch,
 * and compiles both strictly. What the calls answer is asserted by tests/doors/rest/generatedClient.test.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

import { restRoutes } from "../../server/doors/routes.js";
import { TAGS } from "../../server/doors/tags.js";
import { describeShape, type JsonSchema } from "../../server/platform/rest/openapi/jsonSchema.js";
import { describeApi } from "../../server/platform/rest/openapi/openapi.js";
import type { RestRoute } from "../../server/platform/rest/route.js";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

// Inside the project, where the compiler finds openapi-fetch.
const folder = mkdtempSync(join(import.meta.dirname, "..", "..", "node_modules", ".openapi-"));
try {
  const description = describeApi({ routes: restRoutes, tags: TAGS, libraryName: "Perpustakaan" });
  const types = await openapiTS(description as unknown as Parameters<typeof openapiTS>[0], {
    transform: (schema) => (schema.format === "binary" ? BLOB : undefined),
  });
  writeFileSync(join(folder, "api.d.ts"), astToString(types));
  const program = join(folder, "client.ts");
  writeFileSync(program, clientProgram());
  const errors = compile(program);
  console.log(errors || `${restRoutes.length} operations compile.`);
  process.exitCode = errors ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

function clientProgram(): string {
  return [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "./api.js";',
    'const client = createClient<paths>({ baseUrl: "http://localhost:3000/api" });',
    ...restRoutes.map(callOf),
    "",
  ].join("\n");
}

/** Reads the answer too, which is typed as an error where the operation is not described. */
function callOf({ method, path, params, query, body, upload, example, success, file }: RestRoute): string {
  const init = [...required("path", params), ...required("query", query)];
  const given = [
    ...(init.length > 0 ? [`params: { ${init.join(", ")} }`] : []),
    ...(upload ? ["body: { file: new Blob([]) }"] : body ? [`body: ${JSON.stringify(example.body)}`] : []),
    ...(file ? ['parseAs: "text"'] : []),
  ];
  return `export const ${nameOf(method, path)} = async () => {
  const { data, error } = await client.${method}("${path}", { ${given.join(", ")} });
  if (error) throw new Error(error.message);
  return data${file ? "" : `.status_code satisfies ${success}`};
};`;
}

function required(place: "path" | "query", schema: RestRoute["query"]): string[] {
  const shape = schema ? describeShape(schema, "input") : {};
  const properties = (shape.properties ?? {}) as Record<string, JsonSchema>;
  const names = (shape.required ?? []) as readonly string[];
  const values = names.map((name) => `${name}: ${sampleOf(properties[name])}`);
  return values.length > 0 ? [`${place}: { ${values.join(", ")} }`] : [];
}

function sampleOf(property: JsonSchema | undefined): string {
  const [choice] = (property?.enum ?? []) as readonly string[];
  if (property?.type === "array") return "[1]";
  return property?.type === "string" ? JSON.stringify(choice ?? "x") : "1";
}

function nameOf(method: string, path: string): string {
  return `${method}${path.replaceAll(/\W+/g, "_")}`;
}

function compile(file: string): string {
  const program = ts.createProgram([file], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
  });
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => "\n",
  });
}
