import { gzipSync } from "node:zlib";

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
  const sizes = await Promise.all(
    names.map(async (script) => {
      const answer = await fetch(address + script, { headers: { "accept-encoding": "identity" } });
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  return { names, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
