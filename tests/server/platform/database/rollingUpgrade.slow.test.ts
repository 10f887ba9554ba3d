import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { createTestApp } from "../../../support/createTestApp.js";
import { builtProgram } from "../../../support/builtServer.js";
import { onMariaDb } from "../../../support/database.js";
import { startReadinessProxy } from "../../../support/readinessProxy.js";
import { givenToken } from "../../../support/tokens.js";
import { freePort } from "../../../e2e/support/servers/freePort.js";

interface Answer {
  readonly at: number;
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

const SECRET = "rahasia-untuk-pengujian-saja-0123456789";

onMariaDb("An upgrade of one instance after the other", (test) => {
  const running: ChildProcess[] = [];
  afterAll(async () => {
    for (const instance of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      const ended = once(instance, "exit");
      instance.kill("SIGKILL");
      await ended;
    }
  });

  const start = (port: number, isNewer: boolean) => {
    const instance = spawn(process.execPath, [builtProgram(join(__dirname, "rollingInstance.ts"))], {
      env: {
        ...process.env,
        NODE_ENV: "test",
        LOG_LEVEL: "error",
        DATABASE_URL: test.url,
        DATA_DIR: mkdtempSync(join(tmpdir(), "aksara-rolling-")),
        SESSION_SECRET: SECRET,
        PORT: String(port),
        HOST: "127.0.0.1",
        IS_NEWER: isNewer ? "1" : "0",
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    running.push(instance);
    return instance;
  };
  const readiness = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const untilReady = async (port: number) => {
    while ((await readiness(port)) !== 200) await wait(50);
  };

  it("fails no request: the older one steps aside with 503 before the first change, the newer one goes on", async () => {
    const app = await createTestApp(test.database);
    const { write } = await givenToken(app, test.database);
    await app.close();
    const [older, newer] = [await freePort(), await freePort()];
    const olderInstance = start(older, false);
    await untilReady(older);
    const proxy = await startReadinessProxy([older, newer]);
    const answers: Answer[] = [];
    const underWay = new Set<Promise<void>>();
    const ask = (number: number) => {
      const what = ["GET /api/e-resources", "GET /api/books", "POST /api/e-resources"][number % 3] ?? "";
      const [method = "GET", path = ""] = what.split(" ");
      const at = performance.now();
      const asked = fetch(`${proxy.url}${path}`, {
        method,
        headers: { ...write, ...(method === "POST" ? { "content-type": "application/json" } : {}) },
        ...(method === "POST"
          ? { body: JSON.stringify({ label: `Pranala ${number}`, url: `https://example.org/${number}` }) }
          : {}),
      }).then(
        ({ status, headers }) => void answers.push({ at, what, status, retryAfter: headers.get("retry-after") }),
        () => void answers.push({ at, what, status: 0, retryAfter: null }),
      );
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked));
    };
    let number = 0;
    const load = setInterval(() => ask((number += 1)), 50);
    await wait(1_500);
    start(newer, true);
    await untilReady(newer);
    expect(await readiness(older)).toBe(503);
    const ready = performance.now() + 500;
    await wait(2_500);
    olderInstance.kill("SIGTERM");
    await wait(500);
    clearInterval(load);
    await Promise.all(underWay);
    proxy.close();

    const served = answers.filter(({ status }) => status === 200 || status === 201);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter((answer) => !served.includes(answer) && !refused.includes(answer))).toEqual([]);
    expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
    expect(answers.filter(({ at, status }) => at > ready && status === 503)).toEqual([]);
    expect(refused.length).toBeGreaterThan(20);
    const written = await test.database.read((reader) => reader.count(sql`FROM e_resources`));
    expect(written).toBe(answers.filter(({ status }) => status === 201).length);
    const times = refused.map(({ at }) => at);
    const seconds = ((Math.max(...times) - Math.min(...times)) / 1_000).toFixed(1);
    console.log(`${answers.length} requests, ${refused.length} of them 503 within ${seconds} s`);
  });
});
