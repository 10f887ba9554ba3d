/** How a pattern lies in its room, in modules: each is the same whole number of device pixels wide, the rest is margin. */
export interface Fit {
  offset: number;
  length: number;
}

/** Bars of whole pixels are what readers read; a room with fewer pixels than modules can only be filled. */
export function fitToPixels(modules: number, devicePixels: number): Fit {
  const perModule = Math.floor(devicePixels / modules);
  if (perModule < 1) return { offset: 0, length: modules };
  const spare = devicePixels - perModule * modules;
  return { offset: -Math.floor(spare / 2) / perModule, length: devicePixels / perModule };
}
