import { createRequire } from "node:module";
import { join, sep } from "node:path";

import Runtime from "jest-runtime";

import { endAsyncContexts } from "./asyncContexts.mjs";
import { compileOnce } from "./compileOnce.mjs";

const require = createRequire(import.meta.url);
/** Modules that stay loaded as the first file of this worker that needed them left them, by path. */
const keptOnNode = new Map();
/** The same of a project whose packages are its own. */
const keptBy = new Map();
/** What remembers the document or the `expect` that it first met. */
const ofOneFile = new RegExp(
  ["@testing-library", "react-dom"].map((name) => `${sep}node_modules${sep}${name}${sep}`).join("|"),
);
let runtimeOfThisFile;

/** So that the next file runs the server's modules anew: for who changes what they do (scripts/mutations). */
export function forgetServerModules() {
  keptOnNode.clear();
  keptBy.clear();
  // They declare their entities and plugins again.
  delete globalThis.typeormMetadataArgsStorage;
  Object.keys(require.cache)
    .filter((path) => path.includes(`${sep}@pothos${sep}`))
    .forEach((path) => delete require.cache[path]);
}

/**
 * Loads packages and modules of server/ once per worker instead of once per test file: that was most of what a file
 * cost. Modules of tests/ and client/ are new for each file. So state that a server module keeps must bear a second
 * database in one process, as the product's does; and where Node itself loads the packages, a mock of one
 * (`jest.mock`) reaches our modules but not other packages.
 */
export default class WorkerRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    const { watch, watchAll } = globalConfig;
    /**
     * A project with a document has packages of its own: some look for one when they are loaded, and stay with what
     * they found.
     */
    this.packagesByNode = !config.testEnvironmentOptions.withDocument;
    this.serverFolder = join(config.rootDir, "server") + sep;
    // Projects that share Node's packages share our modules too: a plugin may be registered once only.
    const kept = this.packagesByNode ? keptOnNode : (keptBy.get(config.id) ?? new Map());
    keptBy.set(config.id, kept);
    this.kept = watch || watchAll ? new Map() : kept;
    this.kept.forEach((module, path) => this.registries.getActiveCjsRegistry().set(path, module));
    compileOnce(this, config, globalConfig, (script) => script.runInThisContext());
    runtimeOfThisFile = this;
    // A kept module that imports late asks the runtime of the file that runs: its own is gone.
    this.requireBuilder.requireDispatch = (from, name) => runtimeOfThisFile.requireModuleOrMock(from, name);
  }

  requireModule(from, name, options, isRequireActual) {
    if (name && !options?.isInternalModule) {
      if (name.startsWith("node:")) {
        return require(name);
      }
      const path = this._resolution.resolveCjs(from, name);
      if (this.packagesByNode && isPackage(path)) {
        return require(path);
      }
    }
    return super.requireModule(from, name, options, isRequireActual);
  }

  teardown() {
    for (const [path, module] of this.registries.getActiveCjsRegistry()) {
      if (module.loaded && (path.startsWith(this.serverFolder) || isPackage(path)) && !ofOneFile.test(path)) {
        this.kept.set(path, module);
      }
    }
    super.teardown();
    endAsyncContexts();
  }
}

function isPackage(path) {
  return path.includes(`${sep}node_modules${sep}`);
}
