import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import yauzl from "yauzl";

import { eventually } from "./support/eventually.js";
import { freePort } from "./support/servers/freePort.js";

const PASSWORD = "kopi-tubruk-pagi-9";
/** What an ordinary account has, without what npm tells the scripts that it runs. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/u.test(name) || name === "npm_config_registry"),
);

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

describe("A release", () => {
  let folder: string;
  let archive: string;
  let unpacked: string;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "aksara-release-"));
    archive = makeRelease(join(folder, "one"));
    unpacked = await unpack(archive, join(folder, "Perpustakaan kami"));
  });
  afterAll(() => {
    running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).forEach(killWithChildren);
    rmSync(folder, { recursive: true, force: true });
  });

  const read = (file: string) => readFileSync(join(unpacked, file), "utf8");
  const lockOf = (text: string) => (JSON.parse(text) as Lock).packages;

  it("is the same to the last byte when it is made again, wherever the clock stands", () => {
    const again = makeRelease(join(folder, "two"), { TZ: "Pacific/Auckland" });

    expect(hashOf(again)).toBe(hashOf(archive));
  });

  it("has no sources, nothing that builds, and no path of the machine that made it", () => {
    expect(readdirSync(unpacked).sort()).toEqual([
      ".npmrc",
      "BACA-SAYA.txt",
      "LICENSE",
      "README.md",
      "dist",
      "docs",
      "package-lock.json",
      "package.json",
      "scripts",
    ]);
    const files = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const naming = files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(process.cwd()));
    expect(naming).toEqual([]);
  });

  it("locks what the server loads, at the versions of the house, for every system it runs on", () => {
    const ours = lockOf(readFileSync("package-lock.json", "utf8"));
    const shipped = Object.entries(lockOf(read("package-lock.json"))).filter(([path]) => path !== "");

    expect(shipped.filter(([, { dev }]) => dev === true)).toEqual([]);
    expect(shipped.filter(([path, { version }]) => ours[path]?.version !== version)).toEqual([]);
    const paths = shipped.map(([path]) => path.replace("node_modules/", ""));
    expect(paths).toEqual(
      expect.arrayContaining(
        ["linux-x64", "linux-arm64", "darwin-arm64", "win32-x64"].map((machine) => `@img/sharp-${machine}`),
      ),
    );
    expect(paths).toEqual(
      expect.arrayContaining(["linux-x64-gnu", "darwin-arm64", "win32-x64-msvc"].map((each) => `@libsql/${each}`)),
    );
    expect(paths).toEqual(
      expect.arrayContaining(["linux-x64-gnu", "darwin-arm64", "win32-x64-msvc"].map((m) => `@node-rs/argon2-${m}`)),
    );
    expect(paths).not.toEqual(expect.arrayContaining(["lucide-react"]));
  });

  it("can be made in the image's context, which has all that it is made of", () => {
    const code =
      'import { inputs } from "./scripts/build/hashSources.mjs"; process.stdout.write(JSON.stringify(inputs));';
    const inputs = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
    const needed = [...(JSON.parse(inputs) as string[]), "package.json", ".npmrc", "LICENSE", "README.md", "docs"];
    const admitted = readFileSync(".dockerignore", "utf8")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => new RegExp(`^${line.slice(1).replaceAll(".", "\\.").replace("*", "[^/]*")}(?:/|$)`, "u"));

    expect(needed.filter((path) => !admitted.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it("starts with one command, lets the administrator in, and stops when it is asked to", async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const begun = performance.now();
    const server = spawn("npm", ["start"], {
      cwd: unpacked,
      env: { ...environment, PORT: String(port), ADMIN_PASSWORD: PASSWORD, NODE_ENV: "production" },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.push(server);
    let output = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
    await eventually(async () => `${await statusOf(`${address}/readyz`)} ${output}`).toMatch(/^200 /u);
    console.log(`from archive to served: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);

    expect(output).toContain("Memasang paket");
    expect(output).not.toContain("Membangun");
    const login = await fetch(`${address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: PASSWORD }),
    });
    expect(login.status).toBe(200);
    expect(await (await fetch(`${address}/books`)).text()).toContain("Laskar Pelangi");
    expect((await fetch(`${address}/api/docs`)).status).toBe(200);
    expect(await statusOf(`${address}/graphql`, { accept: "text/html" })).toBe(200);
    expect(readdirSync(unpacked).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);

    server.kill("SIGTERM");
    await ended;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    // After a clean stop all rows are in the one file.
    expect(statSync(join(unpacked, "data/library.sqlite-wal"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it("runs the commands, and installs nothing a second time", () => {
    const output = execFileSync("npm", ["run", "library", "--", "check"], {
      cwd: unpacked,
      env: { ...environment, NODE_ENV: "production" },
      encoding: "utf8",
    });

    expect(output).toContain("Berkas di disk");
    expect(output).not.toContain("Memasang");
  });
});

function makeRelease(target: string, variables: Readonly<Record<string, string>> = {}): string {
  execFileSync(process.execPath, ["scripts/release.mjs", target], {
    env: { ...environment, NODE_ENV: "production", ...variables },
  });
  return join(target, required(readdirSync(target).find((name) => name.endsWith(".zip"))));
}

/** As whoever opens it on any system does. */
async function unpack(archive: string, target: string): Promise<string> {
  const zip = await yauzl.openPromise(archive, { lazyEntries: true });
  let top = "";
  for await (const entry of zip.eachEntry()) {
    const path = join(target, entry.fileName);
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path));
    top = entry.fileName.split("/")[0] ?? "";
  }
  return join(target, top);
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function statusOf(address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return fetch(address, { headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

function killWithChildren({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The release left no archive");
  return value;
}
