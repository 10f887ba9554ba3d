export interface HostedServer {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built product in the process that has it loaded, with its own settings, database and data folder. */
export async function startHostedServer(environment: Readonly<Record<string, string>> = {}): Promise<HostedServer> {
  const { address } = await ask<{ address: string }>("POST", environment);
  const stop = async () => {
    await ask("DELETE", { address });
  };
  return { address, stop };
}

async function ask<Result>(method: "POST" | "DELETE", body: object): Promise<Result> {
  if (!process.env.TEST_SERVER_HOST)
    throw new Error("No servers can be started: see tests/e2e/support/servers/e2eUp.mjs");
  const response = await fetch(process.env.TEST_SERVER_HOST, { method, body: JSON.stringify(body) });
  const result = (await response.json()) as Result & { readonly message?: string };
  if (!response.ok) throw new Error(`The server did not ${method === "POST" ? "start" : "stop"}: ${result.message}`);
  return result;
}
