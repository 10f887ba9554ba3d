import { type DocumentNode, parse } from "graphql";
import { print } from "../../../client/apollo/documents/printDocument";
import * as generated from "../../../client/gql/graphql";

const documents: DocumentNode[] = Object.values(generated).filter(
  (value): value is never => typeof value === "object" && "kind" in value,
);

it("every document of the client is read by GraphQL as it was written", () => {
  expect(documents.length).toBeGreaterThan(300);
  for (const document of documents) expect(withoutGaps(parse(print(document)))).toEqual(withoutGaps(document));
});

it("values that stand in a document are read as they were written", () => {
  const written = `query Q($a: [Int!]! = [1, 2], $b: String) @live { f: field(text: "a \\"b\\" \\n", rate: 1.5, none: null, list: [A, {on: true}]) ... @include(if: $b) { id } }`;
  expect(withoutGaps(parse(print(parse(written))))).toEqual(withoutGaps(parse(written)));
});

it("what the client has no use for is refused rather than left out", () => {
  expect(() => print(parse("type Book { id: ID }"))).toThrow(/ObjectTypeDefinition/);
});

/** Without places in the text and empty lists, which only a reader of text makes. */
function withoutGaps(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === "loc" || key === "block" || (Array.isArray(part) && part.length === 0) ? undefined : part,
    ),
  );
}
