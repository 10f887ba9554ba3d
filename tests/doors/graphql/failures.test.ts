import type { FastifyInstance } from "fastify";
import { getNamedType, GraphQLError, type GraphQLInputType, isInputObjectType } from "graphql";

import { schema } from "../../../server/doors/schema.js";
import { ConflictError, ForbiddenError, invalid, NotFoundError, UnauthenticatedError } from "../../../server/errors.js";
import { toPublicError } from "../../../server/platform/graphql/failures.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { asAdmin, asStudent } from "../../support/people.js";

describe("What a caller sees of a failure", () => {
  it("is a domain failure whole: message, code, fields", () => {
    const log = jest.fn();
    const seen = toPublicError(new GraphQLError("x", { originalError: invalid("first", "Terlalu banyak.") }), log);

    expect(seen.message).toBe("Terlalu banyak.");
    expect(seen.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: [{ name: "first", message: "Terlalu banyak." }],
    });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [NotFoundError, "NOT_FOUND"],
    [ConflictError, "CONFLICT"],
    [ForbiddenError, "FORBIDDEN"],
    [UnauthenticatedError, "UNAUTHENTICATED"],
  ] as const)("names a %p %s", (Kind, code) => {
    expect(toPublicError(new Kind("Pesan."), jest.fn()).extensions.code).toBe(code);
  });

  it("is an id for anything unexpected, whose story is logged once and never told", () => {
    const log = jest.fn();
    const cause = new Error("SELECT password FROM /var/lib");
    const seen = toPublicError(new GraphQLError("x", { originalError: cause }), log);

    expect(JSON.stringify(seen)).not.toMatch(/SELECT|var\/lib/);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(cause, seen.extensions.errorId);
    expect(seen.message).toContain(String(seen.extensions.errorId));
  });

  it("stays so through the door when the database is gone", async () => {
    const { database, dispose } = await openTestDatabase("sqlite");
    const app = await createTestApp(database);
    await dispose();

    const { errors } = await postGraphql(app, "{ libraryInfo { books } }");
    const ready = await app.inject("/readyz");
    const alive = await app.inject("/healthz");
    await app.close();

    expect(errors[0]?.extensions?.code).toBe("INTERNAL_SERVER_ERROR");
    expect(errors[0]?.message).toMatch(/^Terjadi kesalahan di server\. Sebutkan kode [0-9a-f]{12}/);
    expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  });
});

onSqlite("An operation that cannot be meant", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const idOf = (type: string) => Buffer.from(`${type}:1`).toString("base64");
  const filteredBy = (argument: string, type: string) =>
    [`{ books(filter: { ${argument}: $id }) { totalCount } }`, `filter.${argument}`, type] as const;
  const takesIds: Readonly<Record<string, readonly (readonly [query: string, argument: string, type: string])[]>> = {
    book: [["{ book(id: $id) { title } }", "id", "Book"]],
    books: [
      [
        `{ books(filter: { categoryIds: ["${idOf("Category")}", $id] }) { totalCount } }`,
        "filter.categoryIds.1",
        "Category",
      ],
      filteredBy("authorId", "Author"),
      [`{ books(filter: { authorIds: [$id] }) { totalCount } }`, "filter.authorIds.0", "Author"],
      [`{ books(filter: { publisherIds: [$id] }) { totalCount } }`, "filter.publisherIds.0", "Publisher"],
      [`{ books(filter: { subjectIds: [$id] }) { totalCount } }`, "filter.subjectIds.0", "Subject"],
      filteredBy("publisherId", "Publisher"),
      filteredBy("classificationId", "Classification"),
      filteredBy("locationId", "Location"),
      filteredBy("sourceId", "Source"),
    ],
    bookFacets: [
      ["{ bookFacets(kinds: [YEARS], filter: { authorIds: [$id] }) { kind } }", "filter.authorIds.0", "Author"],
    ],
    borrowings: [
      ["{ borrowings(filter: { studentId: $id }) { totalCount } }", "filter.studentId", "Student"],
      ["{ borrowings(filter: { bookId: $id }) { totalCount } }", "filter.bookId", "Book"],
    ],
    loanPolicy: [
      ["{ loanPolicy(categoryId: $id) { figures { loanDays } } }", "categoryId", "Category"],
      ["{ loanPolicy(memberKindId: $id) { figures { loanDays } } }", "memberKindId", "MemberKind"],
    ],
    fines: [["{ fines(filter: { studentId: $id }) { totalCount } }", "filter.studentId", "Student"]],
    copiesToLabel: [["{ copiesToLabel(of: { bookIds: [$id] }) { totalCount } }", "of.bookIds.0", "Book"]],
    copyRegister: [["{ copyRegister(filter: { sourceId: $id }) { totalCount } }", "filter.sourceId", "Source"]],
    serials: [["{ serials(filter: { bookId: $id }) { totalCount } }", "filter.bookId", "Book"]],
    serialIssues: [["{ serialIssues(filter: { serialId: $id }) { totalCount } }", "filter.serialId", "Serial"]],
    weedingCandidates: [
      ["{ weedingCandidates(filter: { categoryId: $id }) { nodes { code } } }", "filter.categoryId", "Category"],
      ["{ weedingCandidates(filter: { locationId: $id }) { nodes { code } } }", "filter.locationId", "Location"],
    ],
    student: [["{ student(id: $id) { name } }", "id", "Student"]],
    students: [["{ students(filter: { memberKindId: $id }) { totalCount } }", "filter.memberKindId", "MemberKind"]],
    studentPersonalData: [["{ studentPersonalData(id: $id) { fileName } }", "id", "Student"]],
    studentImport: [["{ studentImport(id: $id) { state } }", "id", "StudentImport"]],
    bookImport: [["{ bookImport(id: $id) { state } }", "id", "BookImport"]],
    coverImport: [["{ coverImport(id: $id) { state } }", "id", "CoverImport"]],
    moveIn: [["{ moveIn(id: $id) { state } }", "id", "MoveIn"]],
    booksAwaitingCover: [["{ booksAwaitingCover(importId: $id) }", "importId", "BookImport"]],
    reservations: [
      ["{ reservations(filter: { studentId: $id }) { totalCount } }", "filter.studentId", "Student"],
      ["{ reservations(filter: { bookId: $id }) { totalCount } }", "filter.bookId", "Book"],
    ],
    classSets: [["{ classSets(filter: { bookId: $id }) { totalCount } }", "filter.bookId", "Book"]],
    clearanceLetters: [
      ["{ clearanceLetters(filter: { studentId: $id }) { totalCount } }", "filter.studentId", "Student"],
    ],
    noticeMessages: [["{ noticeMessages(filter: { studentId: $id }) { totalCount } }", "filter.studentId", "Student"]],
    auditEntries: [
      ["{ auditEntries(userId: $id) { totalCount } }", "userId", "User"],
      ["{ auditEntries(bookId: $id) { totalCount } }", "bookId", "Book"],
    ],
    bookAdvice: [
      ['{ bookAdvice(input: { title: "x", exceptId: $id }) { duplicates { reason } } }', "input.exceptId", "Book"],
    ],
    blogPostPreview: [["{ blogPostPreview(id: $id) { slug } }", "id", "BlogPost"]],
    studentPromotionPreview: [
      [
        "{ studentPromotionPreview(plan: { exceptions: [{ studentId: $id, action: SKIP }] }) { fingerprint } }",
        "plan.exceptions.0.studentId",
        "Student",
      ],
    ],
    node: [["{ node(id: $id) { __typename } }", "id", "Node"]],
    nodes: [["{ nodes(ids: [$id]) { __typename } }", "ids.0", "Node"]],
  };
  const ask = (query: string, id: string, as = admin) =>
    postGraphql(app, query.replace("$id", JSON.stringify(id)), {}, as);

  it("is known for every query that takes an id", () => {
    const takesId = (type: GraphQLInputType): boolean => {
      const named = getNamedType(type);
      return isInputObjectType(named)
        ? Object.values(named.getFields()).some((field) => takesId(field.type))
        : named.name === "ID";
    };
    const names = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ args }) => args.some(({ type }) => takesId(type)))
      .map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(takesIds).sort());
  });

  it("names the id of another kind, of no kind and of a number, and still asks first who may know", async () => {
    const student = await asStudent(app, test.database);
    for (const [query, argument, type] of Object.values(takesIds).flat()) {
      for (const wrong of ["1", "", "buku-satu", idOf("Tidakada"), ...(type === "Node" ? [] : [idOf("Visit")])]) {
        const { errors } = await ask(query, wrong);
        expect([query, wrong, errors[0]?.extensions]).toEqual([
          query,
          wrong,
          { code: "BAD_USER_INPUT", fields: [{ name: argument, message: expect.stringContaining("id global") }] },
        ]);
      }
      if (type !== "Node") {
        const { errors } = await ask(query, idOf(type));
        expect([query, errors.filter(({ extensions }) => extensions?.code !== "NOT_FOUND")]).toEqual([query, []]);
      }
    }
    for (const query of ["{ auditEntries(userId: $id) { totalCount } }", "{ bookImport(id: $id) { state } }"]) {
      const codes = await Promise.all(
        [{}, student].map(async (as) => (await ask(query, "1", as)).errors[0]?.extensions?.code),
      );
      expect(codes).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
    }
  });

  it.each([
    ["a missing variable", "query ($slug: String!) { book(slug: $slug) { title } }", {}],
    ["a wrong variable", "query ($first: Int) { books(first: $first) { totalCount } }", { first: "banyak" }],
    ["a missing input", "mutation ($input: LoginInput!) { login(input: $input) { __typename } }", {}],
    ["an unknown field", "{ buku }", {}],
    ["no operation", "fragment F on Book { title }", {}],
    ["two operations without a name", "query A { __typename } query B { __typename }", {}],
    ["broken words", "{ books(", {}],
    ["nothing", "", {}],
  ])("has a code in its extensions: %s", async (_case, query, variables) => {
    const { errors } = await postGraphql(app, query, variables);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual([expect.stringMatching(/^[A-Z_]+$/)]);
  });
});
