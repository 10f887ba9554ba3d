import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(m?js|wasm|css|svg|json|html|txt|xml|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, compressed once as hard as it goes. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath ?? entry.path, entry.name);
        const content = await readFile(file);
        const [brotli, zipped] = await Promise.all([
          toBrotli(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
          toGzip(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
      }),
  );
}
