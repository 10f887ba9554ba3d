import "./process/requireNode.mjs";

import { cpSync, createWriteStream, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

import { ensureBuilt } from "./build/ensureBuilt.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { npm } from "./process/npm.mjs";
import { step, stopWith } from "./progress.mjs";
import { root } from "./root.mjs";

/** What a start and a command need of this folder besides the build. */
const SHIPPED = [
  "package-lock.json",
  ".npmrc",
  "LICENSE",
  "README.md",
  "docs/operations.md",
  "dist/server",
  "dist/client",
  "dist/common",
  "dist/ssr",
  "scripts/start.mjs",
  "scripts/library.mjs",
  "scripts/ensureInstalled.mjs",
  "scripts/progress.mjs",
  "scripts/root.mjs",
  "scripts/process",
];

/** The same for every file, by the clock of this place, which is what a ZIP keeps: equal input gives equal bytes. */
const MODIFIED = new Date(2000, 0, 1);

const FIRST_LINES = `Aksara

Yang diperlukan hanya Node.js (versi lihat package.json; nodejs.org) dan, pada start pertama, internet.

    npm start          (di PowerShell: npm.cmd start)

Perintah itu memasang paket sekali saja, lalu melayani http://localhost:3000. Kata sandi admin pertama ditampilkan
sekali di layar. Data perpustakaan ada di folder data; cadangannya dibuat setiap malam.

    npm run library -- --help

Memasang sebagai layanan, HTTPS, memperbarui, dan memulihkan: docs/operations.md.
`;

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const name = `${manifest.name}-${manifest.version}`;
const target = resolve(root, process.argv[2] ?? "release");

try {
  await ensureInstalled();
  await ensureBuilt();
  await step(`Membuat ${name}.zip`, release);
  console.log(`✓ ${join(target, `${name}.zip`)}`);
} catch (error) {
  stopWith(error.message);
}

/** One archive of the built product, and beside it the folder that it was packed from. */
async function release() {
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  for (const path of SHIPPED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "BACA-SAYA.txt"), FIRST_LINES);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(releaseManifest(), null, 2)}\n`);
  await dropUnusedPackages(folder);
  await pack(folder, join(target, `${name}.zip`));
}

/** What the client alone imports is in its bundles; whatever the server names is kept, in what way it may load it. */
function releaseManifest() {
  const { version, description, license, type, engines, scripts, dependencies, overrides } = manifest;
  const code = filesIn(join(root, "dist/server"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(root, "dist/server", file), "utf8"))
    .join("\n");
  const named = Object.keys(dependencies).filter((each) => [`"${each}"`, `"${each}/`].some((at) => code.includes(at)));
  return {
    name: manifest.name,
    version,
    description,
    license,
    private: true,
    type,
    engines,
    scripts: { start: scripts.start, library: scripts.library },
    dependencies: Object.fromEntries(named.map((each) => [each, dependencies[each]])),
    overrides: Object.fromEntries(Object.entries(overrides).filter(([, wanted]) => typeof wanted === "string")),
  };
}

/** npm leaves in the lock file what the manifest still leads to, at the versions that it has; it asks no registry. */
async function dropUnusedPackages(folder) {
  const { code, output } = await npm(
    ["install", "--package-lock-only", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"],
    { cwd: folder, quiet: true },
  );
  if (code !== 0) {
    throw new Error(`package-lock.json tidak dapat dipersempit (kode ${code})\n${output}`);
  }
}

async function pack(folder, file) {
  // Imported late: this file is read before the packages are installed.
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  for (const path of filesIn(folder)) {
    zip.addFile(join(folder, path), `${name}/${path}`, {
      mtime: MODIFIED,
      forceDosTimestamp: true,
      mode: 0o100644,
      compressionLevel: 9,
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/** In one order everywhere, and with the signs of an archive. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    )
    .sort();
}
