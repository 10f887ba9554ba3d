import { readFileSync, writeFileSync } from "node:fs";

import { lexicographicSortSchema, printSchema } from "graphql";

import { schema } from "../server/doors/schema.js";

const file = new URL("../schema.graphql", import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (readFileSync(file, "utf8") !== printed) {
  console.error(
    "schema.graphql is not what server/doors/schema.ts says. Run `npm run schema && npm run codegen` and commit both.",
  );
  process.exit(1);
}
