/**
 * The build replaces Apollo's data masking by this module. This client does not use it: only the types mask fragments,
 * and `readFragment` checks nothing at run time.
 */
export const disableWarningsSlot = { withValue: (_value: unknown, run: () => unknown) => run() };

export function maskOperation(): never {
  throw new Error("The build has no data masking");
}

export const maskFragment = maskOperation;
