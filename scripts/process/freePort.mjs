import { createServer } from "node:net";

/** A port that nobody listens on at this moment. */
export async function freePort() {
  const { server, port } = await listen(0, "127.0.0.1");
  await close(server);
  return port;
}

export async function isPortFree(port, host) {
  try {
    const { server } = await listen(port, host);
    await close(server);
    return true;
  } catch (error) {
    return error.code !== "EADDRINUSE";
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => resolve({ server, port: server.address().port }));
  });
}

function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
