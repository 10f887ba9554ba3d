import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { required } from "../required.js";
import { completeDocument, type PageRenderer, type ServerEntry } from "./PageRenderer.js";

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = "client/app/entryClient.tsx";
const SERVICE_WORKER = "client/offline/serviceWorker.ts";

/** Renders with the built client: its server bundle, and its manifest for the files each screen needs. */
export async function createBuiltRenderer(distFolder: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(distFolder, "client/.vite/manifest.json"), "utf8")) as Manifest;
  const { renderPage } = (await import(pathToFileURL(join(distFolder, "ssr/entryServer.js")).href)) as ServerEntry;
  const worker = required(manifest[SERVICE_WORKER], "the service worker of the build");
  const assetCache = new Map<string, string>();

  return {
    serviceWorker: await readFile(join(distFolder, "client", worker.file), "utf8"),
    render: async (request) => {
      const page = await renderPage(request);
      if (page.location !== undefined) {
        return { ...page, html: "" };
      }
      const key = page.modules.join(" ");
      const assets = assetCache.get(key) ?? assetElements(manifest, page.modules);
      assetCache.set(key, assets);
      return { status: page.status, isPrivate: page.isPrivate ?? false, html: completeDocument(page, assets) };
    },
  };
}

/** Stylesheets first, then the entry, then everything it will import, so that no file waits to be discovered. */
function assetElements(manifest: Manifest, modules: readonly string[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk && !files.has(chunk.file)) {
      files.add(chunk.file);
      chunk.css?.forEach((style) => styles.add(style));
      chunk.imports?.forEach(visit);
    }
  };
  [ENTRY, ...modules].forEach(visit);
  const [entry, ...rest] = files;
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" href="/static/${file}">`),
    `<script type="module" src="/static/${entry}"></script>`,
    ...rest.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/static/${file}">`),
  ].join("");
}
