import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { freePort } from "../../e2e/support/servers/freePort.js";
import { type RunningServer, startServer } from "../../e2e/support/servers/runningServer.js";
import { hasProgram, type ProxyName, type RunningProxy, startDocumentedProxy } from "./documentedProxy.js";

const PASSWORD = "kopi-tubruk-pagi-9";
const UPLOAD_BYTES = 80_000_000;
const BOUNDARY = "----berkas";

function behind(name: ProxyName): void {
  describe(`A library behind ${name} as docs/operations.md has it`, () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-proxied-"));
    let instance: RunningServer | undefined;
    let proxy: RunningProxy;
    let session: Record<string, string>;
    beforeAll(async () => {
      execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: join(__dirname, "../../..") });
      const [port, instancePort] = [await freePort(), await freePort()];
      instance = await startServer({
        PORT: String(instancePort),
        TRUSTED_PROXIES: "loopback",
        DATA_DIR: folder,
        DATABASE_URL: "",
        ADMIN_PASSWORD: PASSWORD,
        PUBLIC_URL: `https://localhost:${port}`,
        MAX_DOCUMENT_MB: "100",
      });
      proxy = await startDocumentedProxy(name, port, [instancePort]);
    });
    afterAll(async () => {
      await proxy.stop();
      await instance?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function ask(
      method: string,
      path: string,
      headers: OutgoingHttpHeaders = {},
      body: string | Buffer = "",
    ): Promise<IncomingMessage> {
      const sent = request(`${proxy.origin}${path}`, { method, headers, ca: proxy.certificate });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return answer;
    }
    const graphql = (query: string, accept = "application/json") =>
      ask("POST", "/graphql", { ...session, "content-type": "application/json", accept }, JSON.stringify({ query }));

    it("lets people in, with cookies that are sent over HTTPS only", async () => {
      const login = await ask(
        "POST",
        "/api/auth/login",
        { "content-type": "application/json" },
        JSON.stringify({ username: "admin", password: PASSWORD }),
      );
      const cookies = login.headers["set-cookie"] ?? [];
      expect([login.statusCode, await text(login)]).toEqual([200, expect.stringContaining('"status_code":200')]);
      expect(cookies.length).toBeGreaterThan(0);
      expect(cookies.filter((cookie) => !/; Secure/iu.test(cookie))).toEqual([]);
      expect(login.headers["strict-transport-security"]).toBeDefined();
      const pairs = cookies.map((cookie) => cookie.split(";")[0] ?? "");
      session = {
        cookie: pairs.join("; "),
        "x-csrf-token": /csrf_access_token=([^;]+)/u.exec(pairs.join("; "))?.[1] ?? "",
      };

      const own = await ask("GET", "/api/user-info", session);
      expect([own.statusCode, await text(own)]).toEqual([200, expect.stringContaining("admin")]);
    });

    it("takes a document of 80 MB", async () => {
      const found = await text(await graphql("{ books(first: 1) { nodes { databaseId } } }"));
      const id = /"databaseId":(\d+)/u.exec(found)?.[1] ?? "";
      const body = Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="besar.pdf"\r\n` +
            "content-type: application/pdf\r\n\r\n%PDF-1.7\n",
        ),
        randomBytes(UPLOAD_BYTES),
        Buffer.from(`\n%%EOF\n\r\n--${BOUNDARY}--\r\n`),
      ]);
      const headers = {
        ...session,
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        "content-length": body.length,
      };
      const answer = await ask("POST", `/api/books/${id}/upload-file`, headers, body);

      const stored = await text(answer);
      expect([answer.statusCode, stored]).toEqual([200, expect.stringContaining("digital_file")]);
      const address = /\/static\/files\/[^"]+\.pdf/u.exec(stored)?.[0] ?? "";
      const head = await ask("HEAD", address, session);
      expect(Number(head.headers["content-length"])).toBeGreaterThan(UPLOAD_BYTES);
    });

    it("passes on what is streamed as it comes, while the stream is open", async () => {
      const now = await text(await graphql("subscription { libraryChange(after: -1) }", "text/event-stream"));
      const after = /"libraryChange":(\d+)/u.exec(now)?.[1] ?? "";
      const stream = await graphql(`subscription { libraryChange(after: ${after}) }`, "text/event-stream");
      const pieces = stream.setEncoding("utf8")[Symbol.asyncIterator]();
      const first = String((await pieces.next()).value);
      expect(first).toMatch(/^:/u);
      expect(stream.complete).toBe(false);

      const link = JSON.stringify({ label: "Pranala", url: "https://example.org/" });
      await text(await ask("POST", "/api/e-resources", { ...session, "content-type": "application/json" }, link));
      let rest = "";
      while (!rest.includes("libraryChange")) rest += String((await pieces.next()).value);
      expect(rest).toMatch(/"libraryChange":\d+/u);
      stream.destroy();
    });
  });
}

for (const name of ["nginx", "caddy"] as const) {
  if (hasProgram(name, "openssl")) behind(name);
  // Said by `hasProgram`, and a failure with CI=true.
  else it.skip(`A library behind ${name}`, () => undefined);
}
