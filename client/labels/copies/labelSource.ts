import { MAX_BATCH_SIZE } from "../../apollo/maxBatchSize";
import type { CopiesToLabelInput } from "../../gql/graphql";
import { chosenBooks } from "../chosenBooks";

/** Whose copies get labels. */
export type LabelSource =
  | { by: "books"; bookIds: readonly string[] }
  | { by: "import"; importId: number }
  | { by: "range"; from: string; to: string }
  | { by: "codes"; codes: readonly string[] };

/** Null: the address names none. */
export function parseLabelSource(params: URLSearchParams): LabelSource | null {
  const books = params.get("books");
  if (books !== null) return { by: "books", bookIds: chosenBooks(books) };
  const importId = params.get("import") ?? "";
  if (/^\d{1,9}$/.test(importId)) return { by: "import", importId: Number(importId) };
  const [from, to] = [params.get("from")?.trim(), params.get("to")?.trim()];
  return from && to ? { by: "range", from, to } : null;
}

/** What to ask the server for, in questions of the size that it takes. */
export function questionsOf(source: LabelSource): readonly CopiesToLabelInput[] {
  switch (source.by) {
    case "books":
      return inBatches(source.bookIds).map((bookIds) => ({ bookIds }));
    case "codes":
      return inBatches(source.codes).map((itemCodes) => ({ itemCodes }));
    case "import":
      return [{ importId: source.importId }];
    case "range":
      return [{ fromItemCode: source.from, toItemCode: source.to }];
  }
}

function inBatches(items: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(items.length / MAX_BATCH_SIZE) }, (_, batch) =>
    items.slice(batch * MAX_BATCH_SIZE, (batch + 1) * MAX_BATCH_SIZE),
  );
}

/** Codes that were scanned or pasted: one on a line, each once. */
export function parseCodes(text: string): string[] {
  const codes = text.split(/[\n\r\t]+/u).map((code) => code.replace(/\s+/gu, " ").trim());
  return [...new Set(codes.filter((code) => code !== ""))];
}

/** The copies in the order of their codes in the list, and the codes that none has; found as given or in capitals. */
export function matchCodes<Copy extends { itemCode: string }>(
  codes: readonly string[],
  copies: readonly Copy[],
): { copies: readonly Copy[]; missing: readonly string[] } {
  const byCode = new Map(copies.map((copy) => [copy.itemCode, copy]));
  const found = codes.map((code) => byCode.get(code) ?? byCode.get(code.toUpperCase()));
  return {
    copies: [...new Set(found.filter((copy) => copy !== undefined))],
    missing: codes.filter((_, index) => found[index] === undefined),
  };
}
