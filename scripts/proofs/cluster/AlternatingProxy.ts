import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends one request to the one instance and the next to the other, whoever asks, so that no session stays with one.
 * Where an instance does not answer or says 503 the other one is asked, as nginx does in docs/operations.md.
 */
export class AlternatingProxy {
  /** What the instances answered, before another one was asked. */
  readonly statuses = new Map<number, number>();
  /** Failures of the server that no instance may show: 5xx, but 503 that says when to come again. */
  readonly faults: string[] = [];
  private turn = 0;

  private constructor(
    private readonly ports: readonly number[],
    private readonly server: Server,
  ) {}

  static async start(ports: readonly number[]): Promise<AlternatingProxy> {
    const server = createServer((incoming, outgoing) => {
      proxy.pass(incoming).then(
        ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
        () => outgoing.writeHead(502).end(),
      );
    });
    const proxy = new AlternatingProxy(ports, server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(incoming: IncomingMessage): Promise<Answer> {
    const body = await buffer(incoming);
    this.turn += 1;
    const first = this.ports[this.turn % this.ports.length];
    const second = this.ports[(this.turn + 1) % this.ports.length];
    const answer = await this.ask(first, incoming, body).catch(() => null);
    if (answer && answer.status !== 503) return answer;
    // Of two that cannot answer, one may still say when to come again.
    return this.ask(second, incoming, body).catch((error: unknown) => {
      if (answer) return answer;
      throw error;
    });
  }

  private ask(port: number | undefined, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onward = request({ host: "127.0.0.1", port, path: url, method, headers, agent: false }, (response) => {
        buffer(response).then((content) => {
          const { statusCode: status = 0, headers: given } = response;
          this.note(status, given, `${method ?? ""} ${url ?? ""}`, content);
          const headers: IncomingHttpHeaders = { ...given, "content-length": String(content.length) };
          delete headers["transfer-encoding"];
          resolve({ status, headers, body: content });
        }, reject);
      });
      onward.once("error", reject);
      onward.end(body);
    });
  }

  private note(status: number, headers: IncomingHttpHeaders, what: string, content: Buffer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const saysWhen = status === 503 && headers["retry-after"] !== undefined;
    if (status >= 500 && !saysWhen) this.faults.push(`${what} → ${status} ${content.toString().slice(0, 200)}`);
  }
}
