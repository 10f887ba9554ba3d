import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";

import fastify, { type FastifyInstance } from "fastify";

import { limitRequestBodies } from "../../../server/platform/http/requestBodies.js";

const WITHIN_MS = 150;

describe("A body that does not come", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    limitRequestBodies(app, { bodyWithinMs: WITHIN_MS, lingerMs: WITHIN_MS });
    app.addContentTypeParser("multipart/form-data", (_request, _body, parsed) => parsed(null));
    app.get("/", () => "halo");
    app.post("/", () => "halo");
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => app.close());

  /** Sends a request's beginning and gives what came back until the server hung up. */
  async function begin(head: string): Promise<{ readonly heard: string; readonly after: number }> {
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    const begun = performance.now();
    let heard = "";
    socket
      .setEncoding("utf8")
      .on("data", (text: string) => (heard += text))
      .on("error", () => undefined);
    socket.write(head);
    await once(socket, "close");
    return { heard, after: performance.now() - begun };
  }

  it.each(["POST", "GET"])("ends the connection, with %s", async (method) => {
    const { after } = await begin(
      `${method} / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
    // Never sooner; and Node itself would take five minutes.
    expect(after).toBeGreaterThanOrEqual(WITHIN_MS - 20);
  });

  it("of an answered upload is waited for a while, and then no more", async () => {
    const { heard, after } = await begin(
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n",
    );
    expect(heard).toContain("halo");
    expect(after).toBeGreaterThanOrEqual(WITHIN_MS - 20);
  });
});
