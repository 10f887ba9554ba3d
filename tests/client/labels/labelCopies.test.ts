import type { ApolloClient } from "@apollo/client";
import { fc } from "../../support/fastCheck";

import { chosenBooks, labelsHref } from "../../../client/labels/chosenBooks";
import { matchCodes, parseCodes, parseLabelSource, questionsOf } from "../../../client/labels/copies/labelSource";
import { sortCopies } from "../../../client/labels/copies/sortCopies";
import { FIRST_JOB, type JobStart, type LabelCopies, readJob } from "../../../client/labels/copies/useLabelCopies";
import { parseSetup } from "../../../client/labels/paper/labelSetup";
import { sheetProblem } from "../../../client/labels/paper/sheetGeometry";
import type { LabelCopiesQueryVariables } from "../../../client/gql/graphql";

const copy = (itemCode: string, callNumber: string | null = null) => ({
  __typename: "Copy" as const,
  id: itemCode,
  itemCode,
  callNumber,
  book: { __typename: "Book" as const, id: "1", databaseId: 1, title: "Hujan" },
});

/** A library in which each of these questions has so many copies. */
function libraryOf(counts: readonly number[]) {
  const asked: number[] = [];
  const query = ({ variables: { of, first, after } }: { variables: LabelCopiesQueryVariables }) => {
    const question = of.importId ?? 0;
    const from = Number(after ?? 0);
    const to = Math.min(from + first, counts[question] ?? 0);
    asked.push(first);
    return Promise.resolve({
      data: {
        copiesToLabel: {
          nodes: Array.from({ length: to - from }, (_, index) => copy(`${question}-${from + index}`)),
          pageInfo: { hasNextPage: to < (counts[question] ?? 0), endCursor: String(to) },
        },
      },
    });
  };
  const questions = counts.map((_, importId) => ({ importId }));
  const job = async (start: JobStart) => {
    const shown: LabelCopies[] = [];
    await readJob({ query } as unknown as ApolloClient, questions, start, (copies) => {
      shown.push(copies);
      return true;
    });
    const last = shown.at(-1);
    if (last?.state !== "ready") throw new Error("The job did not end");
    return last;
  };
  return { job, asked };
}

describe("The copies of a print job", () => {
  it("are each printed once, at most a thousand in a job, in questions of at most a hundred", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1_700), { minLength: 1, maxLength: 4 }), async (counts) => {
        const { job, asked } = libraryOf(counts);
        const codes: string[] = [];
        for (let start: JobStart | null = FIRST_JOB; start !== null;) {
          const { copies, next } = await job(start);
          expect(copies.length).toBeLessThanOrEqual(1_000);
          if (next !== null) expect(copies).toHaveLength(1_000);
          codes.push(...copies.map(({ itemCode }) => itemCode));
          start = next;
        }
        expect(codes).toEqual(
          counts.flatMap((count, question) => Array.from({ length: count }, (_, index) => `${question}-${index}`)),
        );
        expect(Math.max(...asked)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 30 },
    );
  });

  it("are those of an address, and of more books than an address holds while the page stays", () => {
    const of = (href: string) => parseLabelSource(new URL(href, "http://aksara.test").searchParams);
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `Qm9vazo${index}==`);
    expect(of(labelsHref(ids(3)))).toEqual({ by: "books", bookIds: ids(3) });
    const many = labelsHref(ids(600));
    expect(many).toBe("/admin/labels?books=chosen");
    const source = of(many);
    expect(source).toEqual({ by: "books", bookIds: ids(600) });
    expect(source && questionsOf(source).map(({ bookIds }) => bookIds?.length)).toEqual([250, 250, 100]);
    expect(chosenBooks("a,a,<b>,,c")).toEqual(["a", "c"]);
    expect(of("/admin/labels?import=12")).toEqual({ by: "import", importId: 12 });
    expect(of("/admin/labels?from=B1&to=B2")).toEqual({ by: "range", from: "B1", to: "B2" });
    for (const nothing of ["", "?import=x", "?from=B1", "?from=%20&to=B2"])
      expect(of(`/admin/labels${nothing}`)).toBeNull();
  });

  it("are found by scanned codes as copies are elsewhere, each once and in their order", () => {
    expect(parseCodes(" B2 \r\nb1\n\nB2\tA  1 ")).toEqual(["B2", "b1", "A 1"]);
    const { copies, missing } = matchCodes(["X", "b2", "a1", "A1"], [copy("A1"), copy("b2"), copy("B2")]);
    expect(copies.map(({ itemCode }) => itemCode)).toEqual(["b2", "A1"]);
    expect(missing).toEqual(["X"]);
  });

  it("stand in the order of their numbers, or of the shelf", () => {
    const copies = [copy("B10", "899 ANU"), copy("B9"), copy("B100", "813 HIR"), copy("B2", "813 HIR")];
    const codesBy = (order: "given" | "itemCode" | "callNumber") =>
      sortCopies(copies, order).map(({ itemCode }) => itemCode);
    expect(codesBy("given")).toEqual(["B10", "B9", "B100", "B2"]);
    expect(codesBy("itemCode")).toEqual(["B2", "B9", "B10", "B100"]);
    expect(codesBy("callNumber")).toEqual(["B2", "B100", "B10", "B9"]);
  });
});

describe("The setup of a desk's printer", () => {
  it("is usable whatever is stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ ownSheet: fc.jsonValue(), offsetX: fc.double() })), (stored) => {
        const setup = parseSetup(stored);
        expect(JSON.stringify(parseSetup(JSON.parse(JSON.stringify(setup))))).toBe(JSON.stringify(setup));
        expect(Math.abs(setup.offsetX)).toBeLessThanOrEqual(10);
      }),
    );
    expect(sheetProblem(parseSetup({ sheetCode: "own", ownSheet: { columns: 1e9 } }).ownSheet)).toMatch(/^Kolom/u);
    expect(parseSetup({ sheetCode: "own", ownSheet: { gapX: 3 }, kind: "both", hasEdges: true })).toMatchObject({
      sheetCode: "own",
      kind: "both",
      hasEdges: true,
      ownSheet: { gapX: 3, labelWidth: 64 },
    });
  });
});
