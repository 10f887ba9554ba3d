import { gzipSync } from "node:zlib";

const sizes = new Map<string, Promise<number>>();

/** Gzipped at the highest level. A script's name changes with its content. */
function sizeOf(address: string, script: string): Promise<number> {
  const known = sizes.get(script);
  if (known) return known;
  const size = fetch(address + script, { headers: { "accept-encoding": "identity" } })
    .then((response) => response.arrayBuffer())
    .then((content) => gzipSync(Buffer.from(content), { level: 9 }).length);
  sizes.set(script, size);
  return size;
}

/** The scripts referenced by a page's HTML and their total size, gzipped at the highest level. */
export async function scriptsOf(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly names: string[]; readonly bytes: number }> {
  const html = await (await fetch(address + path, { headers })).text();
  const names = [
    ...new Set([...html.matchAll(/(?:src|href)="(\/static\/[^"]+\.js)"/g)].map(([, script]) => script ?? "")),
  ];
  const bytes = await Promise.all(names.map((script) => sizeOf(address, script)));
  return { names, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}
