import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";

import { type RunningServer, startServer } from "./support/servers/runningServer.js";
import { eventually } from "./support/eventually.js";

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
