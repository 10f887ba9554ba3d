/** What one look at the library has found. */
export interface Finding {
  /** What was looked at, as people call it: `Jumlah buku per penulis`. */
  readonly title: string;
  /** How many places are not as they should be. */
  readonly wrong: number;
  /** The first few of them. */
  readonly examples: readonly string[];
  /** Whether they have been put right since. */
  readonly isRepaired: boolean;
  /** What one can do about those that are left. */
  readonly advice: string;
}

export const MOST_EXAMPLES = 3;
