/** Work that continues after the response was sent. */
export class BackgroundWork {
  private readonly running = new Set<Promise<void>>();

  /** @param onFailure Called with unexpected errors; expected ones are stored with the import. */
  constructor(private readonly onFailure: (error: unknown) => void) {}

  start(work: () => Promise<void>): void {
    const task = work()
      .catch(this.onFailure)
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /** Resolves once nothing of it runs any more. */
  async whenIdle(): Promise<void> {
    while (this.running.size > 0) {
      await Promise.all(this.running);
    }
  }
}
