import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asStaff } from "../../support/people.js";

const QUERY = `query ($of: CopiesToLabelInput!, $first: Int, $after: String) {
  copiesToLabel(of: $of, first: $first, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    nodes { itemCode book { title callNumber } } } }`;
const IMPORT = 77;

interface Answer {
  readonly copiesToLabel: {
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    readonly nodes: readonly { readonly itemCode: string; readonly book: unknown }[];
  };
}

onBothEngines("The copies that get labels", (test) => {
  let app: FastifyInstance;
  let staff: Record<string, string>;
  let bookIds: number[];
  beforeAll(async () => {
    app = await createTestApp(test.database);
    staff = await asStaff(app, test.database);
    const codes = (...given: readonly string[]) => given.map((itemCode) => ({ itemCode }));
    bookIds = await givenBooks(test.database, [
      { title: "Hujan", callNumber: "813 LIY h", copies: codes("B00010", "B00002", "b00003", "B0002", "B00002A") },
      {
        title: "Bumi",
        copies: [...codes("B00004", "X,1"), { itemCode: "B00005", status: "withdrawn" }],
      },
    ]);
    await givenBooks(test.database, [{ title: "Diimpor", copies: codes("B00001", "ß1") }], { importId: IMPORT });
    await givenBooks(test.database, [{ title: "Belum jadi", copies: codes("B00006") }], { listed: false });
  });
  afterAll(() => app.close());

  const ask = async (of: object, page: object = {}) => {
    const { data, errors } = await postGraphql<Answer>(app, QUERY, { of, ...page }, staff);
    expect(errors).toEqual([]);
    return data.copiesToLabel;
  };
  const codesOf = async (of: object) => {
    const { nodes, totalCount } = await ask(of);
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ itemCode }) => itemCode);
  };
  const rest = async (query: string) => {
    const { status, body } = await requestRest(app, "GET", `/copies/to-label?${query}`, { as: staff });
    return {
      status,
      codes: (body as { data?: { item_code: string }[] }).data?.map(({ item_code }) => item_code),
      body,
    };
  };

  it("are those of books, an import, a range or single codes, the same through both doors", async () => {
    const [hujan = 0, bumi = 0] = bookIds;
    const globalIds = [hujan, bumi].map((id) => Buffer.from(`Book:${id}`).toString("base64"));
    const ofBooks = ["B00010", "B00002", "b00003", "B0002", "B00002A", "B00004", "X,1"];
    expect(await codesOf({ bookIds: globalIds })).toEqual(ofBooks);
    expect((await rest(`book_ids=${hujan},${bumi}`)).codes).toEqual(ofBooks);

    expect(await codesOf({ importId: IMPORT })).toEqual(["B00001", "ß1"]);
    expect((await rest(`import_id=${IMPORT}`)).codes).toEqual(["B00001", "ß1"]);

    // Neither `B0002` nor `B00002A` is between them, and what is withdrawn or not published gets no label.
    const range = ["B00010", "B00002", "B00004", "B00001"];
    expect(await codesOf({ fromItemCode: "B00001", toItemCode: "B00010" })).toEqual(range);
    expect(await codesOf({ fromItemCode: "b00001", toItemCode: "b00010" })).toEqual([
      "B00010",
      "B00002",
      "b00003",
      "B00004",
      "B00001",
    ]);
    expect((await rest("from_item_code=B00001&to_item_code=B00010")).codes).toEqual(range);

    const named = ["b00003", "X,1", "B00005"];
    expect(await codesOf({ itemCodes: ["x,1", "B00005", "b00003", "TIDAK-ADA"] })).toEqual(named);
    expect((await rest("item_codes=x,1&item_codes=B00005&item_codes=b00003")).codes).toEqual(named);
  });

  it("say what a label shows, page by page", async () => {
    const of = { fromItemCode: "B00001", toItemCode: "B00010" };
    const first = await ask(of, { first: 3 });
    expect(first.nodes.map(({ book }) => book)).toEqual([
      { title: "Hujan", callNumber: "813 LIY h" },
      { title: "Hujan", callNumber: "813 LIY h" },
      { title: "Bumi", callNumber: null },
    ]);
    expect(first.totalCount).toBe(4);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await ask(of, { first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ itemCode }) => itemCode)).toEqual(["B00001"]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const { body } = await rest("from_item_code=B00001&to_item_code=B00010&per_page=1&page=1");
    expect((body as { data: unknown[] }).data).toEqual([
      {
        id: expect.any(Number) as number,
        book_id: bookIds[0],
        item_code: "B00010",
        title: "Hujan",
        call_number: "813 LIY h",
      },
    ]);
  });

  it.each([
    [{}, "bookIds"],
    [{ importId: 1, itemCodes: ["A"] }, "bookIds"],
    [{ fromItemCode: "B00001" }, "toItemCode"],
    [{ toItemCode: "B00001" }, "fromItemCode"],
    [{ fromItemCode: "B00001", toItemCode: "B99999" }, "toItemCode"],
    [{ itemCodes: [] }, "itemCodes"],
    [{ itemCodes: Array.from({ length: 251 }, (_, index) => `A${index}`) }, "itemCodes"],
  ])("are refused by the field that is wrong (%#)", async (of, field) => {
    const { errors } = await postGraphql<Answer>(app, QUERY, { of }, staff);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ name: field }] });
  });

  it("are refused by REST with the field under its name there", async () => {
    const { status, body } = await rest("from_item_code=B00001&to_item_code=C00002");
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { to_item_code: [expect.stringMatching(/satu angka/u)] } });
  });
});
