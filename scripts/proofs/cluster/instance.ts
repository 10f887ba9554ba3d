import { type RunningServer, startServer } from "../../../tests/e2e/support/servers/runningServer.js";

/** The built product in a process of its own. */
export class Instance {
  readonly port: number;

  private constructor(private readonly server: RunningServer) {
    this.port = Number(new URL(server.address).port);
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<Instance> {
    return new Instance(
      await startServer({
        DEMO: "0",
        LOG_LEVEL: "error",
        BACKUP_AT: "off",
        PUBLIC_URL: "http://127.0.0.1",
        ...environment,
      }),
    );
  }

  /** What it has logged. */
  get output(): string {
    return this.server.output();
  }

  /** Why it has refused requests, by the codes of the driver and the database, with how often. */
  get troubles(): ReadonlyMap<string, number> {
    const codes = [...this.output.matchAll(/"code":"(?<code>[A-Z_]+)"/gu)].map(({ groups }) => groups?.code ?? "");
    return new Map([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]));
  }

  /** 0 where nothing answers. */
  readiness(): Promise<number> {
    return fetch(`${this.server.address}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** At once, with what it does; again for one that has gone. */
  async kill(): Promise<void> {
    await this.server.stop("SIGKILL");
  }
}
