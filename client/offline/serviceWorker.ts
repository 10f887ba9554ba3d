import css from "./offlinePage.css?inline";

/**
 * The library's worker: it answers a page that could not be fetched, and nothing else. It keeps no page of the library
 * and no file of a build, so that nobody who is online ever sees something old. A file of its own in the build: it
 * imports nothing that the pages import as well, as a worker cannot load the chunk that both would share.
 */

/** What a worker has and a window has not; the client's files are typed for windows. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  addRoutes?(route: object): Promise<void>;
}
interface FetchEvent extends Event {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };
declare const registration: { readonly navigationPreload?: { enable(): Promise<void> } };
declare function skipWaiting(): Promise<void>;
/** The server writes it before this script. */
declare const libraryName: string;

/** As in keptCard.ts. */
const CARD_ADDRESS = "/user-info/kept-card";
const UNTIL = "x-until";
const CARD_PAGE = /^\/user-info\/?$/;
const DESK_PAGE = /^\/admin(?:\/|$)/;

/** No script, and nothing from elsewhere: whatever is in the kept card, it stays a picture. */
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

addEventListener("install", (event) => {
  void skipWaiting();
  // Where the browser can, it does not even start the worker for what is no page.
  (event as InstallEvent)
    .addRoutes?.({
      condition: { or: ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode })) },
      source: "network",
    })
    .catch(() => undefined);
});

addEventListener("activate", (event) => {
  // A page is asked for while the worker starts, so that it makes nobody wait.
  const preload = registration.navigationPreload?.enable().catch(() => undefined);
  (event as WorkerEvent).waitUntil(Promise.all([preload, clients.claim()]));
});

addEventListener("fetch", (event) => {
  const navigation = event as FetchEvent;
  const { mode, method } = navigation.request;
  if (mode === "navigate" && method === "GET") navigation.respondWith(answer(navigation));
});

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return withoutNetwork(new URL(request.url).pathname);
  }
}

async function withoutNetwork(path: string): Promise<Response> {
  const kept = await caches.match(CARD_ADDRESS).catch(() => undefined);
  const card = Number(kept?.headers.get(UNTIL)) > Date.now() ? kept : undefined;
  if (card && CARD_PAGE.test(path)) return new Response(await card.text(), { headers: HEADERS });
  return new Response(offlinePage(path, card !== undefined), { status: 503, headers: HEADERS });
}

const LINK =
  "inline-flex max-w-full min-h-12 items-center justify-center rounded-xl border px-5 py-1 text-center font-semibold";

function offlinePage(path: string, hasCard: boolean): string {
  const name = escape(libraryName);
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Tidak ada internet · ${name}</title><style>${css}</style></head>
<body><main class="mx-auto w-full max-w-xl px-5 py-12 sm:py-20">
<svg viewBox="0 0 32 32" aria-hidden="true" class="size-12 rounded-xl text-nila"><path fill="currentColor" d="M0 0h32v32H0z"/>
<g fill="none" stroke-width="1.5" class="stroke-mark-line"><circle cx="16" cy="0" r="16"/><circle cx="32" cy="16" r="16"/>
<circle cx="16" cy="32" r="16"/><circle cx="0" cy="16" r="16"/></g></svg>
<p class="mt-6 text-sm text-muted wrap-anywhere">${name}</p>
<h1 class="mt-1 font-serif text-3xl font-semibold text-balance">Tidak ada internet</h1>
<p class="mt-4 text-pretty">Halaman ini belum dapat dibuka karena perangkat ini tidak tersambung ke internet, atau server perpustakaan sedang tidak terjangkau. Periksa sambungan internet, lalu coba lagi.</p>
${advice(path, hasCard)}
<p class="mt-8 flex flex-wrap gap-3"><a href="" class="${LINK} border-transparent bg-nila text-on-nila">Coba lagi</a>
${hasCard ? `<a href="/user-info" class="${LINK} border-line bg-card text-ink">Buka kartu anggota</a>` : ""}</p>
</main></body></html>`;
}

function advice(path: string, hasCard: boolean): string {
  const texts = [
    hasCard && "Kartu anggota tersimpan di perangkat ini dan tetap dapat dibuka.",
    !hasCard &&
      CARD_PAGE.test(path) &&
      "Kartu anggota tidak tersimpan di perangkat ini. Setelah tersambung, simpan kartu di halaman Profil Saya supaya terbuka juga tanpa internet.",
    DESK_PAGE.test(path) &&
      "Pindaian yang belum terkirim tetap tersimpan di perangkat ini dan dikirim setelah tersambung lagi.",
  ];
  return texts.map((text) => (text ? `<p class="mt-3 text-pretty text-muted">${text}</p>` : "")).join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
