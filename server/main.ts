import { setProductionMode, readConfig } from "./config.js";
import { startServer } from "./startServer.js";

const SHUTDOWN_TIMEOUT_MS = 9_000;

/** Starts the server, and shuts it down gracefully on a signal. */
async function main(): Promise<void> {
  const config = readConfig();
  setProductionMode(config);
  const { address, close } = await startServer(config);
  console.log(`${config.libraryName}: ${displayAddress(address)}`);

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      void close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** The address as a person opens it on this machine. */
function displayAddress(address: string): string {
  return address.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, "localhost");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
