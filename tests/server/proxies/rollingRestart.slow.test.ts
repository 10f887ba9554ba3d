import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { freePort } from "../../e2e/support/servers/freePort.js";
import { type RunningServer, startServer } from "../../e2e/support/servers/runningServer.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onMariaDb } from "../../support/database.js";
import { givenToken } from "../../support/tokens.js";
import { hasProgram, type RunningProxy, startDocumentedProxy } from "./documentedProxy.js";

const root = join(__dirname, "../../..");
const EVERY_MS = 50;
const KINDS = ["GET /api/e-resources", "GET /books", "POST /api/e-resources", "POST /graphql"] as const;

interface Answer {
  readonly what: string;
  readonly status: number | string;
}

if (hasProgram("nginx", "openssl")) {
  onMariaDb("Two instances behind nginx, one restarted after the other", (test) => {
    const instances: RunningServer[] = [];
    let proxy: RunningProxy | undefined;
    beforeAll(() => void execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root }));
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop("SIGKILL")));
      await proxy?.stop();
    });

    it("fail no request of twenty a second, whether it reads or writes", async () => {
      const app = await createTestApp(test.database);
      const { write } = await givenToken(app, test.database);
      await app.close();
      const ports = [await freePort(), await freePort()];
      const environment = {
        DATABASE_URL: test.url,
        DATA_DIR: mkdtempSync(join(tmpdir(), "aksara-restart-")),
        SESSION_SECRET: "rahasia-untuk-pengujian-saja-0123456789",
        TRUSTED_PROXIES: "loopback",
        DEMO: "0",
        ADMIN_PASSWORD: "kopi-tubruk-pagi-9",
      };
      const start = (port: number) => startServer({ PORT: String(port), ...environment });
      for (const port of ports) instances.push(await start(port));
      const { origin, certificate } = (proxy = await startDocumentedProxy("nginx", await freePort(), ports));
      const agent = new Agent({ keepAlive: true, ca: certificate });

      const answers: Answer[] = [];
      const underWay = new Set<Promise<void>>();
      let number = 0;
      const ask = () => {
        number += 1;
        const what = KINDS[number % KINDS.length] ?? KINDS[0];
        const body = {
          "POST /api/e-resources": { label: `Pranala ${number}`, url: `https://example.org/${number}` },
          "POST /graphql": { query: "{ eResources(first: 1) { totalCount } }" },
        }[what as string];
        const asked = send(origin, what, agent, write, body).then((status) => void answers.push({ what, status }));
        underWay.add(asked);
        void asked.finally(() => underWay.delete(asked));
      };
      const load = setInterval(ask, EVERY_MS);
      const codes: (number | null)[] = [];
      for (const round of [1, 2]) {
        for (const [place, port] of ports.entries()) {
          const before = answers.length;
          codes.push((await instances[place]?.stop()) ?? null);
          instances[place] = await start(port);
          expect(answers.length - before).toBeGreaterThan(round);
        }
      }
      clearInterval(load);
      await Promise.all(underWay);
      agent.destroy();

      console.log(`${answers.length} requests during ${codes.length} restarts`);
      expect(codes).toEqual([0, 0, 0, 0]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
      expect(answers.length).toBeGreaterThan(300);
      const written = await test.database.read((reader) => reader.count(sql`FROM e_resources`));
      expect(written).toBe(answers.filter(({ status }) => status === 201).length);
    });
  });
} else {
  // Said by `hasProgram`, and a failure with CI=true.
  it.skip("Two instances behind nginx fail no request while one is restarted after the other", () => undefined);
}

function send(
  origin: string,
  what: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
  body: object | undefined,
): Promise<number | string> {
  const [method = "GET", path = "/"] = what.split(" ");
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${path}`,
      { method, agent, headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) } },
      (answer) => {
        answer
          .resume()
          .once("end", () => resolve(answer.statusCode ?? 0))
          .once("error", (error) => resolve(error.message));
      },
    );
    sent.once("error", (error) => resolve(error.message));
    sent.end(body && JSON.stringify(body));
  });
}
