import type { FastifyInstance } from "fastify";
import { z } from "zod";

import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { withCamelKeys } from "../../../server/platform/rest/keyCase.js";
import { describeApi } from "../../../server/platform/rest/openapi/openapi.js";
import { TAGS } from "../../../server/doors/tags.js";
import type { RestRoute } from "../../../server/platform/rest/route.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { restRoutes } from "../../../server/doors/routes.js";
import { system } from "../../../server/viewer.js";
import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudent } from "../../support/people.js";

/** What a reading route cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  "/copies": "?item_code=L-1",
  "/books/suggestions": "?search=laskar",
};

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> };
  readonly responses: Record<string, { readonly $ref?: string }>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown>; readonly responses: Record<string, unknown> };
}

const description = describeApi({
  routes: restRoutes,
  tags: TAGS,
  libraryName: "Perpustakaan",
}) as unknown as Description;
const named = restRoutes.map((route): [string, RestRoute] => [`${route.method} ${route.path}`, route]);

/** The answer's shape with nothing beside it: a key that no schema names fails. */
function sameAs(route: RestRoute, answer: unknown): void {
  expect(route.response.extend({ status_code: z.literal(route.success) }).parse(answer)).toEqual(answer);
}

describe("The OpenAPI description", () => {
  it.each(named)("tells %s with all that it may answer", (_name, route) => {
    const operation = description.paths[route.path]?.[route.method.toLowerCase()];

    expect(operation).toMatchObject({ operationId: route.operationId, summary: route.summary, tags: [route.tag] });
    expect(TAGS).toHaveProperty([route.tag]);
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toEqual(
      expect.arrayContaining([
        String(route.success),
        "401",
        "422",
        "500",
        "503",
        ...(route.params ? ["404", "414"] : []),
      ]),
    );
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation?.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(
      inPath,
    );
  });

  it.each(named)("shows an example of %s that is one", (_name, route) => {
    sameAs(route, route.example.response);
    if (route.body && !route.upload) {
      expect(route.example.body).toBeDefined();
      expect(route.body.safeParse(withCamelKeys(route.example.body)).error?.issues).toBeUndefined();
    }
  });

  it("gives every path as it is called, and files as bytes", () => {
    expect(Object.keys(description.paths).sort()).toEqual([...new Set(restRoutes.map(({ path }) => path))].sort());
    expect(JSON.stringify(description.paths)).not.toContain('"servers"');
    for (const { path, method } of restRoutes.filter(({ upload }) => upload)) {
      const { requestBody } = description.paths[path]?.[method.toLowerCase()] ?? {};
      expect(requestBody?.content["multipart/form-data"]).toMatchObject({
        schema: { properties: { file: { type: "string", format: "binary" } } },
      });
    }
  });

  it("calls every operation differently", () => {
    const ids = restRoutes.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("refers to nothing that is not there, and says nothing in camelCase", () => {
    const text = JSON.stringify(description);
    for (const [, kind = "", name = ""] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(description.components[kind as "schemas"]).toHaveProperty([name]);
    }
    expect(text).not.toContain("#/$defs");
    const names = [...text.matchAll(/"properties":\{"(\w+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => /[A-Z]/.test(name ?? ""))).toEqual([]);
  });
});

onBothEngines("What the reading routes really answer", (test) => {
  let app: FastifyInstance;
  let ids: readonly number[];
  let token: string;
  beforeAll(async () => {
    ids = await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        subtitle: "Novel",
        by: ["Andrea Hirata"],
        isbn: "979-3062-79-7",
        publisher: "Bentang",
        publishPlace: "Yogyakarta",
        publishYear: 2005,
        edition: "1",
        physicalDescription: "529 hlm.",
        seriesTitle: "Tetralogi",
        classification: { code: "813", name: "Fiksi" },
        category: "Novel",
        subjects: ["Fiksi"],
        description: "Cerita.",
        imageUrl: "https://sampul.example/1.jpg",
        location: { name: "Ruang Baca", shelf: "A" },
        source: "Beli",
        price: 79000,
        copies: [{ itemCode: "L-1" }, { itemCode: "L-2" }],
      },
      { title: "Tanpa Apa-apa" },
    ]);
    await new BlogEditingService(test.database).create(system, {
      title: "Jam Layanan",
      body: "Setiap hari sekolah.",
      status: "published",
    });
    const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
    const letter = { studentId: await givenStudent(test.database) };
    ({ token } = await new ClearanceEditingService(test.database, time).issue(system, letter));
    const lists = new ReadingListEditingService(test.database);
    const librarian = await givenAdmin(test.database);
    const { id: listId } = await lists.create(librarian, { name: "Bacaan kelas X", isPublished: true });
    await lists.add(librarian, listId, { bookId: ids[0], note: "Bab 1" });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it.each(named.filter(([, { method, access }]) => method === "GET" && access === "everyone"))(
    "to %s is what is described",
    async (_name, route) => {
      const singular = /^\/books\/([a-z]+)\/\{id\}$/.exec(route.path)?.[1];
      // Subjects have no list of their own: the first one is the first book's.
      const [record] =
        singular && singular !== "subjects"
          ? ((await requestRest(app, "GET", `/books/${singular}`)).body.data as { id: number }[])
          : [];
      const path = route.path
        .replace("{id}", String(record?.id ?? ids[0]))
        .replace("{post}", "jam-layanan")
        .replace("{token}", token);
      const query = QUERIES[route.path] ?? "";
      const { status, body } = await requestRest(app, "GET", path + query);

      expect(status).toBe(200);
      sameAs(route, body);
    },
  );

  it("is described at /api/openapi.json with an ETag, and shown by a page without foreign resources", async () => {
    const json = await app.inject("/api/openapi.json");
    expect(json.json<Description>().openapi).toBe("3.1.1");
    expect(
      (await app.inject({ url: "/api/openapi.json", headers: { "if-none-match": String(json.headers.etag) } }))
        .statusCode,
    ).toBe(304);

    const page = await app.inject("/api/docs");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain('<html lang="id">');
    const scripts = String(page.headers["content-security-policy"])
      .split("; ")
      .find((directive) => directive.startsWith("script-src"));
    expect(scripts).toBe("script-src 'self'");
    for (const [, address = ""] of page.body.matchAll(/(?:src|href)="([^":]+)"/g)) {
      expect(address).toMatch(/^\/api\//);
      expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);
    }
    expect((await app.inject("/api/docs/files/index.html")).statusCode).toBe(404);
  });
});
