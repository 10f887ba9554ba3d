import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { etagOf, matchesEtag } from "../etags.js";
import type { RestRoute } from "../route.js";
import { describeApi } from "./openapi.js";

interface DocsOptions {
  readonly routes: readonly RestRoute[];
  readonly tags: Readonly<Record<string, string>>;
  readonly libraryName: string;
  /** The project's root folder, which contains node_modules. */
  readonly root: string;
}

/** Swagger UI sets style attributes; scripts are only loaded from this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const START_SCRIPT = `SwaggerUIBundle({
  url: "/api/openapi.json", dom_id: "#swagger-ui", deepLinking: true, docExpansion: "list", defaultModelsExpandDepth: 0,
  validatorUrl: null, layout: "BaseLayout", presets: [SwaggerUIBundle.presets.apis], tryItOutEnabled: false,
  // A change that a session makes carries its token.
  requestInterceptor: (request) => {
    const token = /(?:^|; )csrf_access_token=([^;]*)/.exec(document.cookie);
    if (token && !request.headers.Authorization) request.headers["X-CSRF-TOKEN"] = decodeURIComponent(token[1]);
    return request;
  },
});
`;

const STYLE = `body { margin: 0; background: #fff; }
.swagger-ui .wrapper { padding: 0 1rem; }
.swagger-ui .info { margin: 1.5rem 0; overflow-wrap: anywhere; }
.swagger-ui .opblock .opblock-summary-description { min-width: 8rem; }
@media (max-width: 640px) {
  .swagger-ui .scheme-container { padding: 1rem 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; }
  .swagger-ui table, .swagger-ui .responses-inner, .swagger-ui .table-container { overflow-x: auto; }
}
`;

/**
 * The description at /openapi.json, and a page at /docs that shows it and lets people try it, without internet access.
 */
export function addDocsRoutes(scope: FastifyInstance, { routes, tags, libraryName, root }: DocsOptions): void {
  const folder = join(dirname(createRequire(join(root, "package.json")).resolve("@fastify/swagger-ui")), "static");
  let description: string | undefined;

  scope.get("/openapi.json", (request, reply) => {
    description ??= JSON.stringify(describeApi({ routes, tags, libraryName }));
    const etag = etagOf(description);
    void reply.header("etag", etag).header("cache-control", "no-cache");
    return matchesEtag(request.headers["if-none-match"], etag)
      ? reply.code(304).send()
      : reply.type("application/json; charset=utf-8").send(description);
  });
  scope.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", CONTENT_SECURITY_POLICY)
      .header("cache-control", "no-cache")
      .send(page(libraryName)),
  );
  scope.get("/docs/start.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(START_SCRIPT),
  );
  scope.get("/docs/start.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(STYLE),
  );
  void scope.register(staticFiles, {
    root: folder,
    prefix: "/docs/files/",
    index: false,
    decorateReply: false,
    maxAge: "1d",
    allowedPath: (path) => /\/swagger-ui(?:-bundle\.js|\.css)$/.test(path),
  });
}

function page(libraryName: string): string {
  const name = libraryName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dokumentasi REST API · ${name}</title>
<meta name="description" content="Semua panggilan REST ${name}, dengan contoh, untuk dicoba langsung.">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/start.css">
</head>
<body>
<main id="swagger-ui" lang="en"></main>
<noscript><p>Halaman ini memerlukan JavaScript. Deskripsinya sendiri ada di <a \
href="/api/openapi.json">/api/openapi.json</a>.</p></noscript>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
}
