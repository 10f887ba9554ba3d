/**
 * Ends a build whose files import each other in a circle: one of them would run before what it needs is there, and
 * every page with it would stand still. And one of whose groups of modules none is left, since its pattern names files
 * that have moved.
 * @param {readonly string[]} groups names of the groups that are to be found in the client's build
 * @returns {import("vite").Plugin}
 */
export function checkChunks(groups) {
  return {
    name: "check-chunks",
    apply: "build",
    generateBundle(_options, bundle) {
      const done = new Set();
      const visit = (file, way) => {
        if (way.includes(file)) {
          this.error(
            `These built files import each other: ${[...way, file].join(" → ")}. ROOMS in vite.config.ts divides them.`,
          );
        }
        if (done.has(file)) return;
        for (const imported of bundle[file]?.imports ?? []) visit(imported, [...way, file]);
        done.add(file);
      };
      Object.keys(bundle).forEach((file) => visit(file, []));
      if (this.environment.name !== "client") return;
      const built = new Set(Object.values(bundle).map(({ name }) => name));
      const empty = groups.filter((group) => !built.has(group));
      if (empty.length > 0)
        this.error(`No module is in ${empty.join(", ")}: mend or drop it in ROOMS of vite.config.ts.`);
    },
  };
}
