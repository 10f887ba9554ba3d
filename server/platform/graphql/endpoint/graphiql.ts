import { createHash } from "node:crypto";

export interface GraphiqlPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** GraphiQL's requests carry a logged-in browser's cookie, and so must carry its CSRF token. */
const CSRF_SCRIPT = `{
  const plainFetch = window.fetch;
  window.fetch = (address, options = {}) => {
    const headers = new Headers(options.headers);
    const token = /(?:^|;\\s*)csrf_access_token=([^;]+)/.exec(document.cookie);
    if (token) headers.set("X-CSRF-TOKEN", token[1]);
    return plainFetch(address, { ...options, headers });
  };
}`;

let page: Promise<GraphiqlPage> | undefined;

/**
 * GraphiQL as one page that fetches nothing from elsewhere. Made at the first visit, because its nine megabytes
 * would slow every start; its two scripts are allowed by their digests.
 */
export function graphiqlPage(exampleOperations: readonly string[]): Promise<GraphiqlPage> {
  page ??= import("@graphql-yoga/render-graphiql").then(({ renderGraphiQL }) => {
    const editor = renderGraphiQL({
      title: "Aksara GraphiQL",
      defaultTabs: exampleOperations.map((query) => ({ query })),
    });
    const script = editor.slice(editor.indexOf("<script>") + "<script>".length, editor.lastIndexOf("</script>"));
    const scriptHashes = [CSRF_SCRIPT, script].map(
      (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    return {
      html: editor.replace("<script>", () => `<script>${CSRF_SCRIPT}</script><script>`),
      contentSecurityPolicy: [
        "default-src 'none'",
        `script-src ${scriptHashes.join(" ")}`,
        "worker-src blob:",
        "style-src 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    };
  });
  return page;
}
