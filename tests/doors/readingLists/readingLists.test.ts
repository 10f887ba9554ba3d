import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { MAX_BOOKS, MAX_LISTS } from "../../../server/readingLists/readingListInput.js";
import { system } from "../../../server/viewer.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, asStudent, givenStudentViewer } from "../../support/people.js";
import { globalId } from "../agreement/steps.js";

type Headers = Readonly<Record<string, string>>;

const SAVE = `mutation ($input: SaveBookInput!) {
  saveBook(input: $input) {
    ... on SaveBookPayload { book { viewerSaved } readingList { kind name booksCount } }
    ... on UserError { code message }
  }
}`;

onBothEngines("Reading lists through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let staff: Headers;
  let rina: Headers;
  let budi: Headers;
  let books: number[];

  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    staff = await asStaff(app, test.database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    rina = await asStudent(app, test.database);
    budi = await asStudent(app, test.database);
    books = await givenBooks(test.database, [{}, {}, {}, {}]);
  });

  const rest = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, as: Headers, body?: object) => {
    const answer = await requestRest(app, method, path, body ? { as, body } : { as });
    return { status: answer.status, data: answer.body.data as never, message: answer.body.message };
  };
  const create = async (as: Headers, body: object): Promise<{ id: number; slug: string | null }> =>
    (await rest("POST", "/reading-lists", as, body)).data;
  const add = (as: Headers, list: number, body: object) => rest("POST", `/reading-lists/${list}/books`, as, body);
  const booksOf = async (as: Headers, list: number): Promise<number[]> => {
    const { data } = await rest("GET", `/reading-lists/${list}/books`, as);
    return (data as { book: { id: number } }[]).map(({ book }) => book.id);
  };
  const savedOf = async (as: Headers) => (await rest("GET", "/user-info/saved-books", as)).data as number[];

  it("keep a book with one press, once, the latest first, and for nobody else", async () => {
    const [first = 0, second = 0] = books;
    for (const id of [first, second, first]) {
      const { data } = await postGraphql(app, SAVE, { input: { bookId: globalId("Book", id) } }, rina);
      expect(data.saveBook).toMatchObject({ book: { viewerSaved: true }, readingList: { kind: "FAVOURITES" } });
    }
    expect(await savedOf(rina)).toEqual([second, first]);
    expect(await savedOf(budi)).toEqual([]);
    const asked = "query ($id: Int!) { book(databaseId: $id) { viewerSaved viewerReadingLists { name } } }";
    expect((await postGraphql(app, asked, { id: first }, rina)).data.book).toEqual({
      viewerSaved: true,
      viewerReadingLists: [{ name: "Favorit" }],
    });
    for (const somebodyElse of [budi, admin, {}]) {
      expect((await postGraphql(app, asked, { id: first }, somebodyElse)).data.book).toEqual({
        viewerSaved: false,
        viewerReadingLists: [],
      });
    }
    await rest("DELETE", `/user-info/saved-books/${second}`, rina);
    expect(await savedOf(rina)).toEqual([first]);
  });

  it("hold books in the order that their reader gave them, with notes", async () => {
    const [a = 0, b = 0, c = 0] = books;
    const { id } = await create(rina, { name: "  Untuk   skripsi " });
    await add(rina, id, { book_id: a });
    await add(rina, id, { book_id: b, note: "Bab 2" });
    await add(rina, id, { book_id: c, position: 1 });
    expect(await booksOf(rina, id)).toEqual([c, a, b]);
    await add(rina, id, { book_id: a, position: 1 });
    expect(await booksOf(rina, id)).toEqual([c, a, b]);
    await rest("PUT", `/reading-lists/${id}/books/${b}`, rina, { position: 2 });
    expect(await booksOf(rina, id)).toEqual([c, b, a]);
    await rest("PUT", `/reading-lists/${id}/books/${c}`, rina, { position: 99, note: "Terakhir" });
    const listed = `query ($id: Int!) { readingList(databaseId: $id) { name booksCount
      items(first: 2) { totalCount nodes { note book { databaseId } } pageInfo { hasNextPage } } } }`;
    expect((await postGraphql(app, listed, { id }, rina)).data.readingList).toEqual({
      name: "Untuk skripsi",
      booksCount: 3,
      items: {
        totalCount: 3,
        nodes: [
          { note: "Bab 2", book: { databaseId: b } },
          { note: null, book: { databaseId: a } },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
  });

  it("are ordered by what is seen: a book in the bin takes no place of its own", async () => {
    const [a = 0, b = 0, c = 0, d = 0] = books;
    const { id } = await create(rina, { name: "Berurutan" });
    for (const book of [a, b, c, d]) await add(rina, id, { book_id: book });
    await new BookEditingService(test.database).delete(system, a);
    expect(await booksOf(rina, id)).toEqual([b, c, d]);
    await rest("PUT", `/reading-lists/${id}/books/${d}`, rina, { position: 2 });
    expect(await booksOf(rina, id)).toEqual([b, d, c]);
    await rest("PUT", `/reading-lists/${id}/books/${c}`, rina, { position: 1 });
    expect(await booksOf(rina, id)).toEqual([c, b, d]);
    await rest("PUT", `/reading-lists/${id}/books/${c}`, rina, { position: 3 });
    expect(await booksOf(rina, id)).toEqual([b, d, c]);
  });

  it("have items that nobody else is given, not even by their own ids", async () => {
    const { id } = await create(rina, { name: "Punya Rina" });
    await add(rina, id, { book_id: books[0], note: "Rahasia" });
    const asked = "query ($id: Int!) { readingList(databaseId: $id) { items(first: 1) { nodes { id } } } }";
    const { data } = await postGraphql<{ readingList: { items: { nodes: { id: string }[] } } }>(
      app,
      asked,
      { id },
      rina,
    );
    const item = data.readingList.items.nodes[0]?.id;
    const byNode = async (as: Headers) =>
      (
        await postGraphql(
          app,
          "query ($id: ID!) { node(id: $id) { ... on ReadingListItem { note } } }",
          { id: item },
          as,
        )
      ).data.node;
    expect(await byNode(rina)).toEqual({ note: "Rahasia" });
    for (const other of [budi, staff, admin, {}]) expect(await byNode(other)).toBeNull();
  });

  it("are private: others neither read nor change one, and are not told that there is one", async () => {
    const { id } = await create(rina, { name: "Rahasia" });
    await add(rina, id, { book_id: books[0] });
    for (const other of [budi, staff, admin]) {
      expect((await rest("GET", `/reading-lists/${id}`, other)).status).toBe(404);
      expect((await rest("GET", `/reading-lists/${id}/books`, other)).status).toBe(404);
      expect((await rest("PUT", `/reading-lists/${id}`, other, { name: "x" })).status).toBe(404);
      expect((await add(other, id, { book_id: books[1] })).status).toBe(404);
      expect((await rest("DELETE", `/reading-lists/${id}`, other)).status).toBe(404);
    }
    expect(await booksOf(rina, id)).toEqual([books[0]]);
    const trail = await postGraphql(app, "{ auditEntries(first: 50) { nodes { action } } }", {}, admin);
    expect(JSON.stringify(trail.data)).not.toContain("readingList");
  });

  it("are published by librarians with the right, and then read by everybody under an address that stays", async () => {
    expect((await rest("POST", "/reading-lists", rina, { name: "Saya", is_published: true })).status).toBe(403);
    expect((await rest("POST", "/reading-lists", staff, { name: "Saya", is_published: true })).status).toBe(403);
    const { id } = await create(admin, { name: "Bacaan Kelas X" });
    expect((await rest("GET", `/reading-lists/${id}`, {})).status).toBe(404);
    await add(admin, id, { book_id: books[0] });
    const published = await rest("PUT", `/reading-lists/${id}`, admin, { is_published: true });
    const { slug } = published.data as { slug: string };
    expect(slug).toMatch(/^bacaan-kelas-x/u);
    expect(await booksOf({}, id)).toEqual([books[0]]);
    const others = await asAdmin(app, test.database);
    await rest("PUT", `/reading-lists/${id}`, others, { name: "Bacaan Kelas XI" });
    expect((await rest("GET", `/reading-lists/${id}`, rina)).data).toMatchObject({ slug, name: "Bacaan Kelas XI" });
    expect((await add(rina, id, { book_id: books[1] })).status).toBe(403);
    expect((await add(staff, id, { book_id: books[1] })).status).toBe(403);
    await rest("PUT", `/reading-lists/${id}`, admin, { is_published: false });
    expect((await rest("GET", `/reading-lists/${id}`, rina)).status).toBe(404);
    expect((await rest("GET", `/reading-lists/${id}`, others)).status).toBe(200);
    const again = await create(admin, { name: "Bacaan Kelas X", is_published: true });
    expect(again.slug).not.toBe(slug);
  });

  it("show a book that is in the bin no more, until it is back, and forget one that is gone for good", async () => {
    const [a = 0, b = 0] = books;
    const { id } = await create(rina, { name: "Nanti" });
    for (const book of [a, b]) {
      await add(rina, id, { book_id: book });
      await rest("PUT", `/user-info/saved-books/${book}`, rina);
    }
    const binEntry = await new BookEditingService(test.database).delete(system, a);
    expect([await booksOf(rina, id), await savedOf(rina)]).toEqual([[b], [b]]);
    expect((await rest("GET", `/reading-lists/${id}`, rina)).data).toMatchObject({ books_count: 1 });
    expect((await add(rina, id, { book_id: a })).status).toBe(404);
    expect((await rest("PUT", `/user-info/saved-books/${a}`, rina)).status).toBe(404);
    await rest("POST", "/bin/restore", admin, { ids: [binEntry] });
    expect([await booksOf(rina, id), await savedOf(rina)]).toEqual([
      [a, b],
      [b, a],
    ]);
    const deleted = await new BookEditingService(test.database).delete(system, a);
    await rest("POST", "/bin/purge", admin, { ids: [deleted] });
    expect(await booksOf(rina, id)).toEqual([b]);
  });

  it("of a student outlive their account, and go with the student", async () => {
    const viewer = await givenStudentViewer(test.database);
    await new ReadingListEditingService(test.database).save(viewer, books[0] ?? 0);
    const listsOf = () =>
      test.database.read((reader) => reader.count(sql`FROM reading_lists WHERE student_id = ${viewer.studentId}`));
    const reset = await rest("POST", `/students/${viewer.studentId}/activation-code`, admin, { reset_account: true });
    expect([reset.status, await listsOf()]).toEqual([201, 1]);
    expect((await rest("DELETE", `/students/${viewer.studentId}`, admin)).status).toBe(200);
    expect(await listsOf()).toBe(0);
  });

  it("are bounded, and say so", async () => {
    const viewer = await givenStudentViewer(test.database);
    const editing = new ReadingListEditingService(test.database);
    for (let number = 1; number <= MAX_LISTS; number += 1) await editing.create(viewer, { name: `Daftar ${number}` });
    await expect(editing.create(viewer, { name: "Satu lagi" })).rejects.toMatchObject({ kind: "conflict" });
    const many = await givenBooks(
      test.database,
      Array.from({ length: MAX_BOOKS + 1 }, () => ({})),
    );
    for (const book of many.slice(0, MAX_BOOKS)) await editing.save(viewer, book);
    await expect(editing.save(viewer, many.at(-1) ?? 0)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("500") as string,
    });
  });

  it("neither lose their favourites' name nor the favourites themselves", async () => {
    await rest("PUT", `/user-info/saved-books/${books[0]}`, rina);
    const own = (await rest("GET", "/user-info/reading-lists", rina)).data as { id: number; kind: string }[];
    expect(own).toMatchObject([{ kind: "favourites" }]);
    expect((await rest("PUT", `/reading-lists/${own[0]?.id}`, rina, { name: "x" })).status).toBe(409);
    expect((await rest("DELETE", `/reading-lists/${own[0]?.id}`, rina)).status).toBe(409);
  });

  it("make one list of favourites of two presses at once", async () => {
    const viewer = await givenStudentViewer(test.database);
    const editing = new ReadingListEditingService(test.database);
    const pressed = await Promise.all(books.map((book) => editing.save(viewer, book)));
    expect(new Set(pressed.map(({ list }) => list.id)).size).toBe(1);
  });

  it("have a picture to pass on and a place in the sitemap while they are published", async () => {
    const { id, slug } = await create(admin, { name: "Bacaan Ramadan", is_published: true });
    const shared = async (name = slug) => {
      const { statusCode, headers } = await app.inject(`/share/lists/${name}.jpg`);
      return [statusCode, headers["content-type"]];
    };
    const sitemap = async () => (await app.inject("/sitemap-lists.xml")).body;
    expect(await shared()).toEqual([200, "image/jpeg"]);
    for (const book of books) await add(admin, id, { book_id: book });
    expect(await shared()).toEqual([200, "image/jpeg"]);
    expect(await sitemap()).toMatch(/\/lists<\/loc>/u);
    expect(await sitemap()).toContain(`/lists/${slug}</loc>`);
    await rest("PUT", `/reading-lists/${id}`, admin, { is_published: false });
    expect((await shared())[0]).toBe(404);
    expect((await shared("tidak-ada"))[0]).toBe(404);
    expect(await sitemap()).not.toContain(`/lists/${slug}</loc>`);
  });

  it("show their first four books, in their order, and cost many lists no more statements than one", async () => {
    const [a = 0, b = 0, c = 0, d = 0] = books;
    const [e = 0] = await givenBooks(test.database, [{}]);
    const made = await Promise.all(["Satu", "Dua", "Tiga"].map((name) => create(rina, { name })));
    for (const { id } of made) for (const book of [a, b, c, d]) await add(rina, id, { book_id: book });
    await add(rina, made[0]?.id ?? 0, { book_id: e, position: 1 });
    await new BookEditingService(test.database).delete(system, b);
    const asked = "query ($first: Int!) { myReadingLists(first: $first) { nodes { firstBooks { databaseId } } } }";
    const { data } = await postGraphql(app, asked, { first: 3 }, rina);
    const shown = (data.myReadingLists as { nodes: { firstBooks: { databaseId: number }[] }[] }).nodes;
    expect(shown.map(({ firstBooks }) => firstBooks.map(({ databaseId }) => databaseId)).sort()).toEqual(
      [
        [a, c, d],
        [a, c, d],
        [e, a, c, d],
      ].sort(),
    );
    const statementsFor = async (first: number) =>
      (await test.counter.statementsDuring(() => postGraphql(app, asked, { first }, rina).then(() => undefined)))
        .length;
    await statementsFor(1);
    expect(await statementsFor(3)).toBe(await statementsFor(1));
  });

  it("cost a page of many books no more statements than a page of two", async () => {
    const asked = `query ($first: Int!) { books(first: $first) { nodes { viewerSaved viewerReadingLists { booksCount } } } }`;
    await rest("PUT", `/user-info/saved-books/${books[3]}`, rina);
    const statementsFor = async (first: number) => {
      let errors: readonly unknown[] = [];
      const statements = await test.counter.statementsDuring(async () => {
        ({ errors } = await postGraphql(app, asked, { first }, rina));
      });
      expect(errors).toEqual([]);
      return statements.length;
    };
    await statementsFor(1);
    const few = await statementsFor(4);
    expect(await statementsFor(50)).toBe(few);
  });
});
