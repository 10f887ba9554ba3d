/**
 * Apollo's data masking, which this client does not use: the types mask, and `readFragment` looks at nothing. The build
 * puts this in its place.
 */
export const disableWarningsSlot = { withValue: (_value: unknown, run: () => unknown) => run() };

export function maskOperation(): never {
  throw new Error("The build has no data masking");
}

export const maskFragment = maskOperation;
