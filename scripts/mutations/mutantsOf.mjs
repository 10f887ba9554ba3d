import ts from "typescript";

const K = ts.SyntaxKind;

const OPERATORS = new Map([
  [K.LessThanToken, ["<=", ">="]],
  [K.LessThanEqualsToken, ["<", ">"]],
  [K.GreaterThanToken, [">=", "<="]],
  [K.GreaterThanEqualsToken, [">", "<"]],
  [K.EqualsEqualsEqualsToken, ["!=="]],
  [K.ExclamationEqualsEqualsToken, ["==="]],
  [K.PlusToken, ["-"]],
  [K.MinusToken, ["+"]],
  [K.AsteriskToken, ["/"]],
  [K.SlashToken, ["*"]],
  [K.PercentToken, ["*"]],
  [K.AmpersandAmpersandToken, ["||"]],
  [K.BarBarToken, ["&&"]],
  [K.PlusEqualsToken, ["-="]],
  [K.MinusEqualsToken, ["+="]],
  [K.QuestionQuestionEqualsToken, ["="]],
]);

const METHODS_LEFT_OUT = new Set(
  "filter sort toSorted reverse toReversed slice trim toLowerCase toUpperCase normalize concat replace".split(" "),
);
const METHODS_SWAPPED = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);

const SQL_CHANGES = [
  [/ > /g, " >= "],
  [/ >= /g, " > "],
  [/ < /g, " <= "],
  [/ <= /g, " < "],
  [/(?<=\b(?:WHERE|AND|OR|ON|WHEN)\b[^,]*) = /g, " <> "],
  [/\sAND\s/g, " OR "],
  [/\sOR\s/g, " AND "],
  [/ DESC\b/g, " ASC"],
  [/ \+ 1\b/g, " - 1"],
  [/ - 1\b/g, " + 1"],
  [/ IS NULL\b/g, " IS NOT NULL"],
  [/ IS NOT NULL\b/g, " IS NULL"],
  [/ NOT IN\b/g, " IN"],
  [/(?<! NOT) IN \(/g, " NOT IN ("],
  [/\bNOT EXISTS\b/g, "EXISTS"],
  [/(?<!NOT )\bEXISTS\b/g, "NOT EXISTS"],
  [/\bLEFT JOIN\b/g, "JOIN"],
  [/\bDISTINCT /g, ""],
  [/\bMAX\(/g, "MIN("],
  [/\bMIN\(/g, "MAX("],
];

/**
 * The mutants of a source file: each is one small change that a test should notice. `start` and `end` bound what
 * `text` replaces. Sentences for people are left as they are, and so are types, imports and decorators.
 * @param {string} source
 * @param {string} file its path from the root, which the ids begin with
 */
export function mutantsOf(source, file) {
  const tree = parse(source, file);
  const mutants = [];
  const add = (node, text, change, isStatement = false) => {
    const start = node.getStart(tree);
    const { line } = tree.getLineAndCharacterOfPosition(change.at ?? start);
    mutants.push({
      id: `${file}#${mutants.length}`,
      file,
      start,
      end: node.end,
      text,
      isStatement,
      line: line + 1,
      code: source.split("\n", line + 1)[line].trim(),
      change: `${oneLine(change.was ?? source.slice(start, node.end))} → ${oneLine(change.becomes ?? text) || "(nothing)"}`,
    });
  };
  walk(tree, (node) => mutate(node, source, tree, add));
  return mutants;
}

/**
 * The source with all its mutants in it, each behind a question: `__mutant(id)` is true for the one that is tried. So a
 * file is compiled once for all.
 */
export function withMutants(source, file) {
  const byPlace = new Map();
  for (const mutant of mutantsOf(source, file)) {
    const place = `${mutant.start}-${mutant.end}-${mutant.isStatement}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), mutant]);
  }
  const tree = parse(source, file);
  const render = (node) => {
    const start = node.getStart(tree);
    let text = "";
    let position = start;
    for (const child of childrenOf(node)) {
      text += source.slice(position, child.getStart(tree)) + render(child);
      position = child.end;
    }
    text += source.slice(position, node.end);
    const take = (isStatement) => {
      const place = `${start}-${node.end}-${isStatement}`;
      const taken = byPlace.get(place) ?? [];
      byPlace.delete(place);
      return taken;
    };
    if (ts.isStatement(node)) {
      const left = take(true).map(({ id }) => `!__mutant(${JSON.stringify(id)})`);
      // In a block: without braces of its own, an `else` after it would become this question's.
      return left.length > 0 ? `{ if (${left.join(" && ")}) { ${text} } }` : text;
    }
    const changed = take(false).map(({ id, text: mutant }) => `__mutant(${JSON.stringify(id)}) ? (${mutant}) : `);
    return changed.length > 0 ? `(${changed.join("")}(${text}))` : text;
  };
  return source.slice(0, tree.getStart(tree)) + render(tree) + source.slice(tree.end);
}

export function applied(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

function parse(source, file) {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

function walk(node, visit) {
  visit(node);
  childrenOf(node).forEach((child) => walk(child, visit));
}

/** Without what does nothing at run time, and what is not an expression wherever it stands. */
function childrenOf(node) {
  const children = [];
  ts.forEachChild(node, (child) => {
    const isName = node.name === child && !ts.isComputedPropertyName(child);
    if (!isName && !isPassedOver(child)) {
      children.push(child);
    }
  });
  return children.sort((one, other) => one.pos - other.pos);
}

function isPassedOver(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isDecorator(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}

function mutate(node, source, tree, add) {
  const textOf = (part) => source.slice(part.getStart(tree), part.end);
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    const isJoin = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
    for (const operator of isJoin && operatorToken.kind === K.PlusToken
      ? []
      : (OPERATORS.get(operatorToken.kind) ?? [])) {
      add(node, `(${textOf(left)}) ${operator} (${textOf(right)})`.replace(/^\((\S+)\) (\S?=) /, "$1 $2 "), {
        at: operatorToken.getStart(tree),
        was: `${operatorToken.getText(tree)} ${textOf(right)}`,
        becomes: `${operator} ${textOf(right)}`,
      });
    }
    if (operatorToken.kind === K.QuestionQuestionToken) {
      add(node, textOf(left), {});
      add(node, textOf(right), {});
    }
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    add(node, textOf(node.operand), {});
  } else if (ts.isConditionalExpression(node)) {
    add(node, textOf(node.whenTrue), {});
    add(node, textOf(node.whenFalse), {});
  } else if (ts.isIfStatement(node)) {
    // What is compared in it has mutants of its own.
    add(node.expression, "true", {});
    add(node.expression, "false", {});
  } else if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword) {
    add(node, node.kind === K.TrueKeyword ? "false" : "true", {});
  } else if (ts.isNumericLiteral(node) && !isUnit(node)) {
    add(node, `${node.text} + 1`, {});
  } else if (ts.isStringLiteral(node) && mattersToCode(node)) {
    add(node, '""', {});
  } else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node)) {
    add(node, "[]", {});
  } else if (ts.isRegularExpressionLiteral(node)) {
    const [, body, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
    [body.replace(/^\^/, ""), body.replace(/(?<!\\)\$$/, "")]
      .filter((changed) => changed !== body)
      .forEach((changed) => add(node, `/${changed}/${flags}`, {}));
  } else if (ts.isTaggedTemplateExpression(node) && textOf(node.tag) === "sql") {
    mutateSql(node, source, tree, add);
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: receiver, name } = node.expression;
    const swapped = METHODS_SWAPPED.get(name.text);
    if (METHODS_LEFT_OUT.has(name.text) && !ts.isOptionalChain(node)) {
      add(node, textOf(receiver), {
        at: name.getStart(tree),
        was: `.${source.slice(name.getStart(tree), node.end)}`,
        becomes: "",
      });
    }
    if (swapped && !ts.isOptionalChain(node)) {
      add(node, `${textOf(receiver)}.${swapped}${source.slice(name.end, node.end)}`, {
        at: name.getStart(tree),
        was: name.text,
        becomes: swapped,
      });
    }
  } else if (ts.isExpressionStatement(node) && !isSuperCall(node.expression)) {
    add(node, ";", { becomes: "" }, true);
  } else if (ts.isContinueStatement(node) || (ts.isBreakStatement(node) && !ts.isCaseOrDefaultClause(node.parent))) {
    add(node, ";", { becomes: "" }, true);
  }
}

/** Each place of each change in a statement's own text; the values between stay. */
function mutateSql(node, source, tree, add) {
  const { template } = node;
  const pieces = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  const start = node.getStart(tree);
  for (const piece of pieces) {
    const from = piece.getStart(tree);
    const text = source.slice(from, piece.end);
    for (const [pattern, becomes] of SQL_CHANGES) {
      for (const { 0: was, index } of text.matchAll(pattern)) {
        const at = from + index;
        add(node, source.slice(start, at) + becomes + source.slice(at + was.length, node.end), { at, was, becomes });
      }
    }
  }
}

/** The milliseconds of a minute in `15 * 60_000`: one more is nothing that anybody sees. */
function isUnit({ text, parent }) {
  const isFactor = ts.isBinaryExpression(parent) && [K.AsteriskToken, K.SlashToken].includes(parent.operatorToken.kind);
  return isFactor && Number(text) >= 1_000;
}

/** A word that code reads; not a sentence that a person reads, nor a name of a thing in an error for a programmer. */
function mattersToCode(node) {
  const { parent } = node;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  const isCompared = ts.isBinaryExpression(parent) || ts.isCaseClause(parent);
  const isLabel = ts.isCallExpression(parent) && parent.expression.getText() === "required";
  return node.text !== "" && !/\s/.test(node.text) && !isKey && !isCompared && !isLabel;
}

/** `[a, b] = …`: no value, but places for values. */
function isTarget(node) {
  return (
    ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === K.EqualsToken
  );
}

function isSuperCall(expression) {
  return ts.isCallExpression(expression) && expression.expression.kind === K.SuperKeyword;
}

function oneLine(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
}
