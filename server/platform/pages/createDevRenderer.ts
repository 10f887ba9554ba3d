import type { FastifyInstance } from "fastify";

import { completeDocument, type PageRenderer, type ServerEntry } from "./PageRenderer.js";

const ENTRY_ASSETS = '<script type="module" src="/client/app/entryClient.tsx"></script>';

/** Renders with the client's sources as they are now, and serves them with hot reload: for development only. */
export async function createDevRenderer(app: FastifyInstance, root: string): Promise<PageRenderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    await new Promise<void>((next, fail) => {
      reply.raw.once("finish", () => {
        reply.hijack();
        next();
      });
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error ? fail(error instanceof Error ? error : new Error("vite failed")) : next(),
      );
    });
  });

  return {
    render: async (request) => {
      const { renderPage } = (await vite.ssrLoadModule("/client/app/entryServer.tsx")) as ServerEntry;
      const page = await renderPage(request);
      if (page.location !== undefined) {
        return { ...page, html: "" };
      }
      return {
        status: page.status,
        html: await vite.transformIndexHtml(request.url, completeDocument(page, ENTRY_ASSETS)),
      };
    },
  };
}
