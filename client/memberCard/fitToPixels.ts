/** How a pattern lies in its room, in modules: each is the same whole number of device pixels wide, the rest is margin. */
export interface Fit {
  offset: number;
  length: number;
}

/** Bars of whole pixels are what readers read; a room with fewer pixels than modules can only be filled. */
export function fitToPixels(modules: number, devicePixels: number): Fit {
  const pixelsPerModule = Math.floor(devicePixels / modules);
  if (pixelsPerModule < 1) return { offset: 0, length: modules };
  const spare = devicePixels - pixelsPerModule * modules;
  return { offset: -Math.floor(spare / 2) / pixelsPerModule, length: devicePixels / pixelsPerModule };
}
