import Runtime from "jest-runtime";

import { endAsyncContexts } from "./asyncContexts.mjs";
import { compileOnce } from "./compileOnce.mjs";

/** Runs every module anew in each test file's window, from what was compiled once per worker. */
export default class BrowserRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    compileOnce(this, config, globalConfig, (script) => {
      const world = environment.getVmContext();
      return world && script.runInContext(world);
    });
  }

  teardown() {
    super.teardown();
    endAsyncContexts();
  }
}
