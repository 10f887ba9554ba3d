import { readFile } from "node:fs/promises";

import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";

import { etagOf, matchesEtag } from "../platform/rest/etags.js";

interface AppFileOptions {
  readonly libraryName: () => Promise<string>;
  /** None in development and in tests without a build. */
  readonly serviceWorker: string | undefined;
}

/** As large as browsers ask for; the maskable one has its mark within the circle that they may cut out. */
const ICONS = [
  { name: "app-192.png", sizes: "192x192", purpose: "any" },
  { name: "app-512.png", sizes: "512x512", purpose: "any" },
  { name: "app-maskable-512.png", sizes: "512x512", purpose: "maskable" },
] as const;

/** Every page asks for these files, so that they are answered without the database. */
const NAME_TTL_MS = 30_000;

/** What makes the library an app that can be put on a home screen, and says something where there is no network. */
export async function addAppFiles(app: FastifyInstance, { libraryName, serviceWorker }: AppFileOptions): Promise<void> {
  const names = new LRUCache<"name", string>({
    max: 1,
    ttl: NAME_TTL_MS,
    fetchMethod: libraryName,
    allowStaleOnFetchRejection: true,
  });
  const nameNow = async () => (await names.fetch("name")) ?? libraryName();
  const send = (path: string, type: string, content: (name: string) => string) =>
    app.get(path, async (request, reply) => {
      const text = content(await nameNow());
      const etag = etagOf(text);
      // Asked for again each time: a browser keeps a worker that it need not ask for.
      void reply.header("cache-control", "no-cache").header("etag", etag);
      return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.type(type).send(text);
    });

  send("/manifest.webmanifest", "application/manifest+json; charset=utf-8", (name) => JSON.stringify(manifest(name)));
  if (serviceWorker !== undefined) {
    // With the name in it, browsers take a new one for a new worker.
    send(
      "/service-worker.js",
      "text/javascript; charset=utf-8",
      (name) => `const libraryName = ${JSON.stringify(name)};\n${serviceWorker}`,
    );
  }
  for (const { name } of ICONS) {
    const icon = await readFile(new URL(`icons/${name}`, import.meta.url));
    app.get(`/icons/${name}`, (_request, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/png").send(icon),
    );
  }
}

function manifest(name: string) {
  return {
    id: "/",
    name,
    short_name: "Perpustakaan",
    lang: "id",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FBF8F3",
    theme_color: "#24457A",
    icons: ICONS.map(({ name: file, sizes, purpose }) => ({
      src: `/icons/${file}`,
      sizes,
      type: "image/png",
      purpose,
    })),
    shortcuts: [
      { name: "Kartu Anggota", url: "/user-info" },
      { name: "Cari Buku", url: "/books" },
    ],
  };
}
