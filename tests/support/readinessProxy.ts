import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const LOOK_MS = 250;

/** A proxy that sends each request to the first instance that says it is ready; where none does, to the first one. */
export async function startReadinessProxy(ports: readonly number[]) {
  let ready = ports[0];
  const look = async () => {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = ports[Math.max(0, answers.indexOf(true))];
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming;
    const onward = request({ port: ready, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyPort: () => ready,
    close: () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
