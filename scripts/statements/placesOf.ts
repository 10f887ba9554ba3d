import { join, relative } from "node:path";

import ts from "typescript";

/** A call in `server/` that runs a statement. */
export interface Place {
  /** The file and the function that it stands in: the name of what it runs. */
  readonly name: string;
  readonly file: string;
  /** Where the name of the verb stands, as a stack trace tells it. */
  readonly line: number;
  readonly column: number;
}

const VERBS = new Set(["select", "count", "rows", "run", "insert", "update", "stream"]);
const ASKED = new Set(["Reader", "Transaction"]);
/** What carries out the verbs, and what has run before there are any: migrations. */
const BELOW_THE_VERBS = /^server\/platform\/database\/(?:Database\.ts|migrations\/|releases\/)/u;

/** Every call of a verb of `Reader` or `Transaction`, found by the type of what is asked. */
export function placesOf(root: string): Place[] {
  const config = ts.readConfigFile(join(root, "tsconfig.json"), (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, incremental: false, noEmit: true });
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((source) => {
    const file = relative(root, source.fileName);
    return file.startsWith("server/") && !BELOW_THE_VERBS.test(file) ? placesIn(source, file, checker) : [];
  });
}

function placesIn(source: ts.SourceFile, file: string, checker: ts.TypeChecker): Place[] {
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: asked, name } = node.expression;
      if (VERBS.has(name.text) && isAsked(checker.getTypeAtLocation(asked))) {
        const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
        found.push({
          name: `${file.slice("server/".length)} ${functionAround(node)}`,
          file,
          line: line + 1,
          column: character + 1,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isAsked(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((part) => isAsked(part));
  const symbol = type.aliasSymbol ?? type.getSymbol();
  return symbol !== undefined && ASKED.has(symbol.name);
}

/** The outermost function or method that has a name, within its class or object; the file's own level has none. */
function functionAround(node: ts.Node): string {
  let name = "";
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (
      (ts.isFunctionDeclaration(at) ||
        ts.isMethodDeclaration(at) ||
        ts.isVariableDeclaration(at) ||
        ts.isPropertyAssignment(at)) &&
      at.name
    ) {
      name = at.name.getText();
    } else if (ts.isConstructorDeclaration(at)) {
      name = "constructor";
    }
  }
  return name || "(file)";
}
