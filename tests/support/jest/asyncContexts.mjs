import { AsyncLocalStorage } from "node:async_hooks";

const running = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...args) {
  running.add(this);
  return run.apply(this, args);
};

/**
 * Jest's runner makes an AsyncLocalStorage for each test file and leaves it running: every promise of the following
 * files would copy the contexts of all before it, and keep them in memory. Who uses one again starts it again.
 */
export function endAsyncContexts() {
  running.forEach((storage) => storage.disable());
  running.clear();
}
