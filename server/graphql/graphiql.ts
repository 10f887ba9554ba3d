import { createHash } from "node:crypto";

import { exampleOperations } from "./exampleOperations.js";

export interface GraphiqlPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

let page: Promise<GraphiqlPage> | undefined;

/**
 * GraphiQL as one page that fetches nothing from elsewhere. Made at the first visit, because its nine megabytes
 * would slow every start; its one script is allowed by its digest.
 */
export function graphiqlPage(): Promise<GraphiqlPage> {
  page ??= import("@graphql-yoga/render-graphiql").then(({ renderGraphiQL }) => {
    const html = renderGraphiQL({
      title: "Aksara GraphiQL",
      defaultTabs: exampleOperations.map((query) => ({ query })),
    });
    const script = html.slice(html.indexOf("<script>") + "<script>".length, html.lastIndexOf("</script>"));
    const digest = createHash("sha256").update(script).digest("base64");
    return {
      html,
      contentSecurityPolicy: [
        "default-src 'none'", `script-src 'sha256-${digest}'`, "worker-src blob:", "style-src 'unsafe-inline'",
        "img-src 'self' data:", "font-src 'self' data:", "connect-src 'self'",
        "object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      ].join("; "),
    };
  });
  return page;
}
