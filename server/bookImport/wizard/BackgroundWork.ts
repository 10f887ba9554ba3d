/** Work that goes on when its caller has been answered. */
export class BackgroundWork {
  private readonly under = new Set<Promise<void>>();

  /** @param onFailure Told what nobody expected; what was expected stands in the journal. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  begin(work: () => Promise<void>): void {
    const running = work()
      .catch(this.onFailure)
      .finally(() => this.under.delete(running));
    this.under.add(running);
  }

  /** Resolves once nothing of it runs any more. */
  async settled(): Promise<void> {
    while (this.under.size > 0) {
      await Promise.all(this.under);
    }
  }
}
