import type { FastifyInstance } from "fastify";
import { type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

import sql from "sql-template-tag";

import { postGraphql, createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { restMultipart } from "../../support/files/multipart.js";
import { asAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const PROGRESS =
  "subscription($id: ID!) { bookImportProgress(id: $id) { state counts { books } progress { stage share rows } } }";
const CSV = `judul;kondisi\n${Array.from({ length: 600 }, (_, index) => `Buku ${index};Baik`).join("\n")}\n=1+1;mahal\n`;

interface Reported {
  readonly data?: {
    readonly bookImportProgress: {
      readonly state: string;
      readonly counts: { readonly books: number };
      readonly progress: { readonly share: number } | null;
    };
  } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

onBothEngines("An import in steps, by the doors", (test) => {
  let app: FastifyInstance;
  let admin: Readonly<Record<string, string>>;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const globalId = (id: number) => Buffer.from(`BookImport:${id}`).toString("base64");
  const uploaded = async (content: string) => {
    const { body } = await restMultipart(
      app,
      "/books/imports",
      [["file", { name: "koleksi.csv", content: Buffer.from(content) }]],
      admin,
    );
    return (body.data as { id: number }).id;
  };

  /** Watches by a real connection, as a browser does. */
  async function watch(
    id: number,
    as: Readonly<Record<string, string>>,
    at = port,
  ): Promise<{ answer: IncomingMessage; events: AsyncGenerator<Reported> }> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const body = JSON.stringify({ query: PROGRESS, variables: { id: globalId(id) } });
      const sent = httpRequest(
        {
          port: at,
          path: "/graphql",
          method: "POST",
          headers: {
            accept: "text/event-stream",
            "accept-encoding": "br, gzip",
            "content-type": "application/json",
            ...as,
          },
        },
        resolve,
      );
      sent.on("error", reject).end(body);
    });
    async function* events(): AsyncGenerator<Reported> {
      let text = "";
      for await (const piece of answer.setEncoding("utf8")) {
        text += piece as string;
        for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
          const [, data] = /^data: ?(.+)$/m.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (data) {
            yield JSON.parse(data) as Reported;
          }
        }
      }
    }
    return { answer, events: events() };
  }

  const all = async (events: AsyncGenerator<Reported>): Promise<Reported[]> => {
    const reported: Reported[] = [];
    for await (const event of events) {
      reported.push(event);
    }
    return reported;
  };
  const untilItEnds = async (id: number) => {
    for (const { errors } of await all((await watch(id, admin)).events)) {
      expect(errors).toBeUndefined();
    }
  };

  it("streams its progress as uncompressed, uncached events until its end", async () => {
    const id = await uploaded(CSV);
    expect((await requestRest(app, "POST", `/books/imports/${id}/preview`, { as: admin })).status).toBe(200);
    await untilItEnds(id);
    expect((await requestRest(app, "GET", `/books/imports/${id}`, { as: admin })).body.data).toMatchObject({
      state: "draft",
      progress: null,
      preview: { state: "ready", counts: { rows: 601, books: 600, refused: 1 } },
      has_rows: true,
      reading: {
        separator: ";",
        columns: [
          { header: "judul", field: "title" },
          { header: "kondisi", field: "condition" },
        ],
      },
    });

    expect((await requestRest(app, "POST", `/books/imports/${id}/start`, { as: admin })).status).toBe(200);
    const { answer, events } = await watch(id, admin);
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("text/event-stream"),
      "cache-control": "no-store",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    const states = (await all(events)).map(({ data }) => data?.bookImportProgress.state);
    expect(states[0]).not.toBe("DONE");
    expect(states.at(-1)).toBe("DONE");
    expect((await requestRest(app, "GET", "/books/imports", { as: admin })).body.data).toMatchObject([
      { id, state: "done", counts: { books: 600 } },
    ]);
  });

  it("gives its refused rows as a file and its rows page by page, undoes, and refuses twice", async () => {
    const id = await uploaded("judul;kondisi\nBuku Satu;seribu\nBuku Dua;Baik\n");
    await requestRest(app, "POST", `/books/imports/${id}/start`, { as: admin });
    await untilItEnds(id);
    const file = await app.inject({ method: "GET", url: `/api/books/imports/${id}/refused-rows`, headers: admin });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="impor-${id}-tidak-diimpor.csv"`,
    });
    expect(file.body).toBe(
      '\uFEFFbaris;hasil;alasan;judul;kondisi\n2;ditolak;"Kolom “kondisi”: “seribu” tidak dikenal; tulis Baik, Rusak ringan, atau Rusak berat.";Buku Satu;seribu\n',
    );
    const rows = await requestRest(app, "GET", `/books/imports/${id}/rows?outcome=refused&per_page=1&page=1`, {
      as: admin,
    });
    expect(rows.body.data).toMatchObject([{ number: 2, outcome: "refused", title: "Buku Satu" }]);
    const { data } = await postGraphql(
      app,
      `{ bookImport(databaseId: ${id}) { undoRefusal rows(outcome: NEW) { totalCount nodes { number title } }
        bookEdges { node { title } } } }`,
      {},
      admin,
    );
    expect(data).toEqual({
      bookImport: {
        undoRefusal: null,
        rows: { totalCount: 1, nodes: [{ number: 3, title: "Buku Dua" }] },
        bookEdges: [{ node: { title: "Buku Dua" } }],
      },
    });

    const aRow = await postGraphql<{ bookImport: { rows: { nodes: { id: string }[] } } }>(
      app,
      `{ bookImport(databaseId: ${id}) { rows(outcome: REFUSED) { nodes { id } } } }`,
      {},
      admin,
    );
    const rowId = aRow.data.bookImport.rows.nodes[0]?.id ?? "";
    const again = Buffer.from(Buffer.from(rowId, "base64").toString("utf8").replace(/-2$/u, "-99")).toString("base64");
    expect(
      (
        await postGraphql(
          app,
          `{ nodes(ids: ["${rowId}", "${again}"]) { ... on BookImportRow { number title } } }`,
          {},
          admin,
        )
      ).data,
    ).toEqual({ nodes: [{ number: 2, title: "Buku Satu" }, null] });

    expect((await requestRest(app, "POST", `/books/imports/${id}/undo`, { as: admin })).body.data).toMatchObject({
      id,
    });
    await untilItEnds(id);
    expect(await requestRest(app, "POST", `/books/imports/${id}/undo`, { as: admin })).toMatchObject({
      status: 409,
      body: { message: "Impor ini sudah diurungkan." },
    });
  });

  it("is watched by administrators alone, with the token that a change needs", async () => {
    const id = await uploaded("judul\nDijaga\n");
    const [refused] = await all((await watch(id, {})).events);
    expect(refused?.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const withoutToken = Object.fromEntries(Object.entries(admin).filter(([name]) => name !== "x-csrf-token"));
    expect((await watch(id, withoutToken)).answer.statusCode).toBe(403);
    const missing = await all((await watch(99_999, admin)).events);
    expect(missing[0]?.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  });

  it("lets go of its watchers when the server closes", async () => {
    const id = await uploaded("judul\nTak Selesai\n");
    // One that another machine runs, and does not end.
    const now = new Date().toISOString().slice(0, 19).replace("T", " ");
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE book_imports SET state = 'staging', running_slot = 1, owner = 'jauh:1:x:y', heartbeat_at = ${now}
          WHERE id = ${id}`,
      ),
    );
    const other = await createTestApp(test.database);
    await other.listen({ port: 0, host: "127.0.0.1" });
    const { events } = await watch(id, admin, (other.server.address() as AddressInfo).port);
    expect((await events.next()).value).toMatchObject({ data: { bookImportProgress: { state: "STAGING" } } });
    // Nobody ends the import: its watcher does not leave by itself.
    await other.close();
    await expect(events.next()).rejects.toThrow("aborted");
  });
});
