import { OperationTimeoutError } from "../../../errors.js";
import type { LongReads, StoredRow } from "../reading/LongReads.js";
import type { TimeBudget } from "../reading/TimeBudget.js";
import type { Replica } from "./Replica.js";
import type { Replicas } from "./Replicas.js";

/**
 * The statements of one visitor's operation: at one replica, as long as it is fresh, and else at the primary. It goes
 * from the replica to the primary and never back or to another: whatever it reads is at least as new as what it has
 * read before, such as the data version that its answer is kept under.
 */
export class VisitorReads implements Pick<LongReads, "rows"> {
  /** Undefined before its first statement. */
  private replica: Replica | null | undefined;

  constructor(
    private readonly primary: LongReads,
    private readonly replicas: Replicas,
    private readonly budget: TimeBudget,
  ) {}

  async rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]> {
    const endsAt = performance.now() + limitMs;
    const replica = this.current();
    if (replica === null) return this.primary.rows(text, values, limitMs);
    try {
      return await replica.rows(text, values, limitMs);
    } catch (error) {
      if (error instanceof OperationTimeoutError) throw error;
      this.replica = null;
      const rows = await this.primary.rows(text, values, endsAt - performance.now());
      // A statement that fails everywhere says nothing of the replica.
      replica.rest();
      return rows;
    }
  }

  private current(): Replica | null {
    // What may still write reads the primary, and so does all that it reads later.
    this.replica ??= this.replica === undefined && this.budget.isReadOnly ? this.replicas.choose() : null;
    if (this.replica?.isFresh === false) this.replica = null;
    return this.replica;
  }
}
