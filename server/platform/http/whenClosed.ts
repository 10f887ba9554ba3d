import type { ServerResponse } from "node:http";

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls back when a response has been received or its reader has gone, or at once if that is over. It is one listener
 * for all that wait for it: the web server has several of its own, and Node warns of more than ten.
 */
export function whenClosed(response: ServerResponse, callback: () => void): void {
  if (response.destroyed) {
    callback();
    return;
  }
  const others = waiting.get(response);
  if (others) {
    others.push(callback);
    return;
  }
  const callbacks = [callback];
  waiting.set(response, callbacks);
  response.once("close", () => callbacks.forEach((call) => call()));
}
