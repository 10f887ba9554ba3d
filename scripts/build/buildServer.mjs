import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

import { root } from "../root.mjs";

const options = {
  swcrc: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  jsc: {
    target: "es2023",
    keepClassNames: true,
    parser: { syntax: "typescript", decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: false,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
    },
  },
  module: { type: "es6" },
};

/** What both sides need lies beside the server, as in the sources. */
const FOLDERS = ["server", "common"];

/** Strips the types off the files one by one; `npm run typecheck` judges them, a start need not wait for it. */
export async function buildServer(outDir) {
  // Imported late: this file is read before the packages are installed.
  const { transformFile } = await import("@swc/core");
  const folders = FOLDERS.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }));
  const files = (await Promise.all(folders)).flat();
  await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const source = join(entry.parentPath ?? entry.path, entry.name);
        const target = join(outDir, relative(root, source));
        await mkdir(dirname(target), { recursive: true });
        if (!entry.name.endsWith(".ts")) {
          return copyFile(source, target);
        }
        // From where it will lie, so that a build says the same in whatever folder it was made.
        const sourceFileName = relative(dirname(target), source).split(sep).join("/");
        const { code, map } = await transformFile(source, { ...options, sourceFileName });
        const built = target.replace(/\.ts$/, ".js");
        await writeFile(built, `${code}\n//# sourceMappingURL=${entry.name.replace(/\.ts$/, ".js.map")}\n`);
        return writeFile(`${built}.map`, map);
      }),
  );
}
