import { readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import { root } from "../root.mjs";
import { applied } from "./mutantsOf.mjs";

/** What only says that something is left over, as where a mutant leaves it out. */
const LEFT_OVER = new Set([6133, 6138, 6192, 6196, 6198, 7027]);
const AT_ONCE = 100;

/**
 * The ids of the mutants that the compiler lets pass: one that it refuses is none that a test has to notice. Each is
 * checked in a copy of its file that lies beside it, many in one program, as most of the work is the same for all.
 */
export function findCompiling(mutants) {
  const compiling = new Set();
  const { service, copies } = makeService();
  const errorsIn = (path) => [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const source = readFileSync(join(root, file), "utf8");
    const ofFile = mutants.filter((mutant) => mutant.file === file);
    const copy = (name) => join(root, file.replace(/\.ts$/, `.${name}.ts`));
    for (let from = 0; from < ofFile.length; from += AT_ONCE) {
      const batch = ofFile.slice(from, from + AT_ONCE);
      copies.clear();
      copies.set(copy("unchanged"), source);
      batch.forEach((mutant, index) => copies.set(copy(`mutant${from + index}`), applied(source, mutant)));
      // What is wrong in any copy, as a declaration that stands twice, is no mutant's.
      const ofCopies = new Set(errorsIn(copy("unchanged")).map(({ code }) => code));
      batch
        .filter((_, index) =>
          errorsIn(copy(`mutant${from + index}`)).every(({ code }) => LEFT_OVER.has(code) || ofCopies.has(code)),
        )
        .forEach(({ id }) => compiling.add(id));
    }
  }
  return compiling;
}

function makeService() {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.server.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
      },
    },
  );
  const copies = new Map();
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...fileNames, ...copies.keys()],
    // A copy's name is never used for another text.
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = copies.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  });
  return { service, copies };
}
