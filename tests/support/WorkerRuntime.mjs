import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { compileFunction } from "node:vm";

import Runtime from "jest-runtime";

const require = createRequire(import.meta.url);
/** Modules of server/ by path, as this worker loaded them for its first file that needed them. */
const serverModules = new Map();
let runtimeOfThisFile;

/**
 * Loads packages by Node itself and modules of server/ by Jest, both once per worker instead of once per test file: that was most of what
 * a file cost. Modules of tests/ are new for each file. So a mock of a package (`jest.mock`) reaches our modules, but not other packages,
 * and state that a server module keeps must bear a second database in one process, as the product's does.
 */
export default class WorkerRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    const { executor, requireBuilder } = this;
    this.serverFolder = join(config.rootDir, "server") + sep;
    this.keepsServer = !globalConfig.watch && !globalConfig.watchAll;
    runtimeOfThisFile = this;
    // A kept module that imports late asks the runtime of the file that runs, its own is gone.
    requireBuilder.requireDispatch = (from, name) => runtimeOfThisFile.requireModuleOrMock(from, name);
    // Jest compiles into the environment's context; ours is the worker's own, see WorkerEnvironment.mjs.
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
    serverModules.forEach((module, path) => this.registries.getActiveCjsRegistry().set(path, module));
  }

  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule) {
      if (name.startsWith("node:")) {
        return require(name);
      }
      const path = this._resolution.resolveCjs(from, name);
      if (path.includes(`${sep}node_modules${sep}`)) {
        return require(path);
      }
    }
    return super.requireModule(from, name, options, isRequireActual);
  }

  teardown() {
    if (this.keepsServer) {
      for (const [path, module] of this.registries.getActiveCjsRegistry()) {
        if (path.startsWith(this.serverFolder) && module.loaded) {
          serverModules.set(path, module);
        }
      }
    }
    super.teardown();
  }
}
