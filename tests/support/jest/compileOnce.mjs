import { Script } from "node:vm";

/** Per project, by path: what this worker has compiled, and where its source map lies. */
const compiledBy = new Map();

/**
 * Makes a runtime of Jest's read, translate and compile each module once per worker; only to run it is left for each
 * test file. `run` gives the compiled function to its world.
 */
export function compileOnce(runtime, { id }, { watch, watchAll }, run) {
  const { executor, transformCache } = runtime;
  // Who watches changes files between two runs of one process.
  const compiled = (!watch && !watchAll && compiledBy.get(id)) || new Map();
  compiledBy.set(id, compiled);
  const transform = transformCache.transform.bind(transformCache);

  transformCache.transform = (path, options) => {
    const known = compiled.get(path);
    if (!known) {
      return transform(path, options);
    }
    if (known.sourceMap) {
      transformCache.sourceMaps.set(path, known.sourceMap);
    }
    return "";
  };
  executor.compile = (source, path) => {
    let known = compiled.get(path);
    if (!known) {
      const head = `(function (${executor.injectedModuleParameters.join()}) {`;
      const script = new Script(`${head}${source}\n})`, { filename: path, columnOffset: -head.length });
      known = { script, sourceMap: transformCache.sourceMaps.get(path) };
      compiled.set(path, known);
    }
    return run(known.script);
  };
}
