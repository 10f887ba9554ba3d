/**
 * Ends a build whose files import each other in a circle: one of them would run before what it needs is there, and
 * every page with it would stand still.
 * @returns {import("vite").Plugin}
 */
export function noCircles() {
  return {
    name: "no-circles",
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
    },
  };
}
