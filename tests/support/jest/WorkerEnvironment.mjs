import { ModernFakeTimers } from "@jest/fake-timers";
import { ModuleMocker } from "jest-mock";

/** What Jest's runner and runtime put into `process` for one test file, and the server's modules keep. */
const ofProcess = ["exit", "getBuiltinModule"];
/**
 * TypeORM's list of entities: they are declared once per worker, as their modules are loaded once (WorkerRuntime.mjs).
 */
const lasting = new Set(["typeormMetadataArgsStorage"]);

// Node's FormData takes the global File for good as it loads, which it does when first asked for: not jsdom's.
void globalThis.FormData;

/**
 * A test file's world is the worker's own, not a context made for it: so packages and server modules can be loaded
 * once per worker, and `instanceof` means one thing everywhere. Globals and the environment's variables are put back
 * after each file.
 */
export default class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** The old kind of false timers; Jest asks for the property. */
  fakeTimers = null;
  globalsBefore = descriptorsOf(globalThis, Reflect.ownKeys(globalThis));
  processBefore = descriptorsOf(process, ofProcess);
  variablesBefore = { ...process.env };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Object.assign(globalThis, projectConfig.globals);
  }

  async setup() {}

  /** So that a hook after a test may say more of a failure: Jest does not tell it. */
  handleTestEvent({ name }) {
    if (name === "test_start") this.global.hasTestFailed = false;
    if (name === "test_fn_failure") this.global.hasTestFailed = true;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    putBack(process, ofProcess, this.processBefore);
    putBack(
      globalThis,
      Reflect.ownKeys(globalThis).filter((name) => !lasting.has(name)),
      this.globalsBefore,
    );
    Object.keys(process.env)
      .filter((name) => !(name in this.variablesBefore))
      .forEach((name) => delete process.env[name]);
    Object.assign(process.env, this.variablesBefore);
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  /** Jest takes none for an environment that is gone; WorkerRuntime compiles without it. */
  getVmContext() {
    return globalThis;
  }
}

function descriptorsOf(object, names) {
  return new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));
}

function putBack(object, names, before) {
  for (const name of names) {
    const was = before.get(name);
    const is = Object.getOwnPropertyDescriptor(object, name);
    if (!is?.configurable) {
      continue;
    }
    if (!was) {
      delete object[name];
    } else if (was.value !== is.value || was.get !== is.get || was.set !== is.set) {
      Object.defineProperty(object, name, was);
    }
  }
}
