import { compactDocument } from "../../../client/apollo/documents/compactDocument";
import { expandDocument } from "../../../client/apollo/documents/expandDocument";
import * as generated from "../../../client/gql/graphql";

const documents = Object.entries(generated).flatMap(([name, value]) =>
  typeof value === "object" && "kind" in value ? [[name, value] as const] : [],
);

it("every document of the client comes back as it was", () => {
  expect(documents.length).toBeGreaterThan(300);
  for (const [, document] of documents) {
    expect(expandDocument(compactDocument(document))).toEqual(document);
  }
});

it("what has no place in a compact document stops the build", () => {
  const renamed = { kind: "Field", name: { kind: "Name", value: "books" }, nickname: "buku" };
  expect(() => compactDocument({ definitions: [renamed] })).toThrow(/Field nickname/);
  expect(() => compactDocument({ definitions: [{ kind: "FloatValue", value: "1.5" }] })).toThrow(/FloatValue/);
});
