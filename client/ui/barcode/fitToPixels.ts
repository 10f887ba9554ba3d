/**
 * How a pattern is placed in its box, in modules: every module has the same whole number of device pixels, the rest
 * is margin.
 */
export interface Fit {
  offset: number;
  length: number;
}

/** Scanners need bars of whole pixels; a box with fewer pixels than modules is simply filled. */
export function fitToPixels(modules: number, devicePixels: number): Fit {
  const pixelsPerModule = Math.floor(devicePixels / modules);
  if (pixelsPerModule < 1) return { offset: 0, length: modules };
  const spare = devicePixels - pixelsPerModule * modules;
  return { offset: -Math.floor(spare / 2) / pixelsPerModule, length: devicePixels / pixelsPerModule };
}
