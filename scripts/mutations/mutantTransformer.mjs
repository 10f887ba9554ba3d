import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";

import swc from "@swc/jest";

import { root } from "../root.mjs";
import { withMutants } from "./mutantsOf.mjs";

const files = new Set(JSON.parse(process.env.MUTATED_FILES ?? "[]"));
const rules = readFileSync(new URL("mutantsOf.mjs", import.meta.url));

/** Compiles the files that are tried with all their mutants in them, the others as the suite does. */
export default {
  createTransformer: (options) => {
    const transformer = swc.createTransformer(options);
    const isTried = (path) => files.has(relative(root, path));
    return {
      process: (source, path, settings) =>
        transformer.process(isTried(path) ? withMutants(source, relative(root, path)) : source, path, settings),
      getCacheKey: (source, path, settings) => {
        const key = transformer.getCacheKey(source, path, settings);
        return isTried(path) ? createHash("sha256").update(key).update(rules).digest("hex") : key;
      },
    };
  },
};
