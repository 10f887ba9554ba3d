import { type Config, setProductionMode, readConfig } from "./config.js";
import { localNetworkAddresses } from "./platform/http/localNetwork.js";
import { startFailure } from "./startFailure.js";
import { startServer } from "./startServer.js";

const SHUTDOWN_TIMEOUT_MS = 9_000;
/** SIGHUP: the terminal or, on Windows, the console's window is closed; SIGBREAK: Ctrl+Break there. */
const STOPS = ["SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"] as const;

/** Starts the server, and shuts it down gracefully on a signal. */
async function main(): Promise<void> {
  // A terminal or a reader of the log that is gone ends no request: each write to it fails, and is passed over.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  const config = readConfig();
  setProductionMode(config);
  const { address, close } = await startServer(config).catch(async (error: unknown) => {
    throw new Error((await startFailure(error, config)) ?? messageOf(error), { cause: error });
  });
  console.log(`${config.libraryName}: ${displayAddress(address)}`);
  networkLines(config, address).forEach((line) => console.log(line));

  let stopping: Promise<void> | undefined;
  for (const signal of STOPS) {
    process.once(signal, () => {
      // Whoever presses Ctrl+C waits for it.
      const drainMs = signal === "SIGINT" ? 0 : config.drainSeconds * 1_000;
      setTimeout(() => end(signal, 1), drainMs + SHUTDOWN_TIMEOUT_MS).unref();
      stopping ??= close(drainMs).then(
        () => end(signal, 0),
        () => end(signal, 1),
      );
    });
  }
}

/**
 * Leaves, once all is closed. Where the terminal is gone Node 20 aborts as it leaves, and may hang in it
 * (nodejs/node#51519); nobody reads that code.
 */
function end(signal: (typeof STOPS)[number], code: number): void {
  if (signal === "SIGHUP" && process.stdout.isTTY) process.kill(process.pid, "SIGKILL");
  else process.exit(code);
}

/** Where other devices of the house find the server, if it listens to them, and what they lack without HTTPS. */
function networkLines({ host, publicUrl }: Config, address: string): string[] {
  if (publicUrl !== undefined || !["0.0.0.0", "::"].includes(host)) {
    return [];
  }
  const { port } = new URL(address);
  const addresses = localNetworkAddresses().map(
    (each) => `Dari perangkat lain di jaringan ini: http://${each}:${port}`,
  );
  const warning =
    "Tanpa HTTPS, kata sandi dapat dibaca orang lain di jaringan yang sama. Pakai HTTPS jika bisa (panduannya di README).";
  return [...addresses, warning];
}

/** The address as a person opens it on this machine. */
function displayAddress(address: string): string {
  return address.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, "localhost");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
