/** What a person has decided of one row after its preview. */
export interface RowDecision {
  /** It becomes a book of its own, whatever book it resembles. */
  readonly asOwnBook: boolean;
  /** By the item codes in the file, which other copies have. */
  readonly newCodes: ReadonlyMap<string, string>;
}

/** By the number of the row. */
export type ImportDecisions = ReadonlyMap<number, RowDecision>;

export const NO_DECISION: RowDecision = { asOwnBook: false, newCodes: new Map() };
export const NO_DECISIONS: ImportDecisions = new Map();

export function isDecided({ asOwnBook, newCodes }: RowDecision): boolean {
  return asOwnBook || newCodes.size > 0;
}
