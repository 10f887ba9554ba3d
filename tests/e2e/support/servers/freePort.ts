import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that the system itself gives to other programs, which may take one meanwhile. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
