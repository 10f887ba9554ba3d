import type { BookService } from "../../../server/books/BookService.js";
import type { BookRow } from "../../../server/books/bookReads.js";
import { visitor } from "../../../server/viewer.js";
import type { Question, RuledQuestion } from "./questions.js";
import type { SchoolQuestion } from "./schoolQuestions.js";

/** How one question was answered: whether what it asks for was there, and which share of what had to be. */
interface Scored {
  readonly kind: string;
  readonly text: string;
  readonly precision: number;
  readonly isMet: boolean;
  readonly found: readonly string[];
}

/** What a reader sees of a page before scrolling. */
const FIRST_RESULTS = 5;
/** What a phone shows above the fold. */
const FIRST_ON_PHONE = 3;
/** The results that a rule has to hold of, and the share of them that is enough. */
const RULED_RESULTS = 10;
const MIN_PRECISION = 0.8;

export async function scoreQuestions(books: BookService, questions: readonly Question[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { kind, text, expected, isFirst } of questions) {
    const found = (await firstResults(books, text, FIRST_RESULTS)).map(({ title }) => title);
    const met = expected.filter((title) => found.includes(title)).length;
    scored.push({
      kind,
      text,
      found,
      precision: met / expected.length,
      isMet: met === expected.length && (!isFirst || found[0] === expected[0]),
    });
  }
  return scored;
}

export async function scoreSchoolQuestions(
  books: BookService,
  questions: readonly SchoolQuestion[],
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { kind, text, expected, isAny, isFirst } of questions) {
    const found = (await firstResults(books, text, FIRST_ON_PHONE)).map(({ title }) => title);
    const met = expected.filter((title) => found.includes(title)).length;
    const isMet = isAny ? met > 0 : met === expected.length && (!isFirst || found[0] === expected[0]);
    scored.push({ kind, text, found, precision: isAny ? Math.min(met, 1) : met / expected.length, isMet });
  }
  return scored;
}

export async function scoreRules(
  books: BookService,
  questions: readonly RuledQuestion[],
  textOf: (book: BookRow) => Promise<string>,
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { kind, text, rule } of questions) {
    const rows = await firstResults(books, text, RULED_RESULTS);
    const texts = await Promise.all(rows.map(textOf));
    const precision = texts.length === 0 ? 0 : texts.filter((record) => rule.test(record)).length / texts.length;
    scored.push({ kind, text, precision, isMet: precision >= MIN_PRECISION, found: rows.map(({ title }) => title) });
  }
  return scored;
}

async function firstResults(books: BookService, search: string, first: number): Promise<BookRow[]> {
  const page = await books.page(visitor, { search }, { first });
  return page.edges.map(({ node }) => node);
}

/** By kind and of all: how many are met, and the mean precision. */
export function scoreTable(scored: readonly Scored[]): string {
  const kinds = [...new Set(scored.map(({ kind }) => kind))];
  const line = (name: string, those: readonly Scored[]) => {
    const met = those.filter(({ isMet }) => isMet).length;
    const precision = those.reduce((sum, one) => sum + one.precision, 0) / those.length;
    return `${name.padEnd(18)} ${String(met).padStart(3)} of ${String(those.length).padStart(3)}   ${precision.toFixed(2)}`;
  };
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        scored.filter((one) => one.kind === kind),
      ),
    ),
    line("all", scored),
  ].join("\n");
}

export function missedQuestions(scored: readonly Scored[]): string {
  return scored
    .filter(({ isMet }) => !isMet)
    .map(({ kind, text, found }) => `  ${kind}: ${text} → ${found.slice(0, 3).join(" · ") || "nothing"}`)
    .join("\n");
}
