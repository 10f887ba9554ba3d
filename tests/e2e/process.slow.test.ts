import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";

import libsql from "libsql";

import { type RunningServer, startServer } from "./support/servers/runningServer.js";
import { eventually } from "./support/eventually.js";
import { freePort } from "./support/servers/freePort.js";

const lanAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);

describe("The server's process", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop("SIGKILL");
  });

  /** Runs `npm start` until it must stop. */
  function start(environment: Readonly<Record<string, string>>) {
    return spawnSync(process.execPath, ["scripts/start.mjs"], {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", ...environment },
    });
  }

  it("says where it serves", async () => {
    await eventually(() => Promise.resolve(server.output())).toContain(
      `Perpustakaan Aksara: ${server.address.replace("127.0.0.1", "localhost")}`,
    );
  });

  it("says where others in the house find it, and what they lack without HTTPS", async () => {
    const open = await startServer({ HOST: "0.0.0.0" });
    await eventually(() => Promise.resolve(open.output())).toContain("Tanpa HTTPS");
    await open.stop("SIGKILL");

    for (const { address } of lanAddresses()) {
      expect(open.output()).toContain(`http://${address}:${new URL(open.address).port}`);
    }
    expect(server.output()).not.toContain("HTTPS");
  });

  it("names the port that is taken, and another way, in one line", () => {
    const port = new URL(server.address).port;

    const { status, stderr } = start({ PORT: port });

    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(
      new RegExp(`^✗ Port ${port} sudah dipakai program lain.* PORT=${Number(port) + 1} npm start$`),
    );
  });

  it("names the setting that is wrong in one line", () => {
    const { status, stderr } = start({ PORT: "0", LIBRARY_TIMEZONE: "Asia/Bandung" });

    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^Konfigurasi: LIBRARY_TIMEZONE .+$/);
  });

  it("leaves with 0 when it is asked to, and answers no more", async () => {
    expect(await server.stop("SIGTERM")).toBe(0);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  });
});

describe("A server that is asked to stop while others ask it", () => {
  it.each([
    ["asked to", "SIGTERM"],
    ["left by its terminal", "SIGHUP"],
  ] as const)(
    "is not ready any more once it is %s, and answers all that still comes, each as the last of its connection",
    async (_why, signal) => {
      const server = await startServer({ DRAIN_SECONDS: "2" });
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const get = (path: string) =>
        new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
          request(`${server.address}${path}`, { agent }, (answer) => {
            answer.resume().once("end", () => {
              resolve({ status: answer.statusCode, connection: answer.headers.connection });
            });
          })
            .once("error", reject)
            .end();
        });
      expect(await get("/api/library-info")).toEqual({ status: 200, connection: "keep-alive" });
      const stopped = server.stop(signal);
      await eventually(async () => (await get("/readyz")).status).toBe(503);

      const answers = new Set<string>();
      // Only who went on asking it beyond its time is not answered.
      let refused: string | undefined;
      while (refused === undefined) {
        await get("/api/library-info").then(
          ({ status, connection }) => answers.add(`${status} ${connection}`),
          (error: unknown) => (refused = String(error)),
        );
      }
      expect([...answers]).toEqual(["200 close"]);
      expect(refused).toMatch(/ECONNREFUSED|ECONNRESET|socket hang up/u);
      expect(await stopped).toBe(0);
      agent.destroy();
    },
  );

  it("answers for as long where its terminal is gone, and all that it writes with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-terminal-"));
    const port = await freePort();
    const terminal = spawn("script", ["-qec", `${process.execPath} dist/server/main.js`, "/dev/null"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: folder,
        DRAIN_SECONDS: "2",
      },
      stdio: "ignore",
    });
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await eventually(() => statusOf("/readyz")).toBe(200);
    const closedAt = performance.now();
    terminal.kill("SIGKILL");

    const answers: number[] = [];
    while (answers.at(-1) !== 0) answers.push(await statusOf("/api/library-info"));
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]));
    expect(performance.now() - closedAt).toBeGreaterThan(1_900);
    rmSync(folder, { recursive: true, force: true });
  });

  it("writes down what was searched for in its last minute, and fails at nothing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-last-minute-"));
    const server = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${server.address}/api/books?search=kuantumologi&per_page=5`)).status).toBe(200);
    expect(await server.stop("SIGTERM")).toBe(0);

    expect(server.output()).not.toContain('"level":50');
    const database = new libsql(join(folder, "library.sqlite"));
    expect(database.prepare("SELECT words FROM unmet_searches").all()).toEqual([{ words: "kuantumologi" }]);
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("goes at once where nobody else could answer", async () => {
    const server = await startServer();
    const startedAt = performance.now();
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe("npm run library", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "aksara-library-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("runs the built commands: an administrator is made in an empty folder", () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["scripts/library.mjs", "create-admin", "ibu.sari"],
      { encoding: "utf8", env: { ...process.env, DATA_DIR: folder, ADMIN_PASSWORD: "kopi-tubruk-pagi-9" } },
    );

    expect(stderr).toBe("");
    expect(stdout).toContain("ibu.sari");
    expect(status).toBe(0);
  });
});
