import type { Logger } from "typeorm";

/** Remembers every statement that goes to the database, so that a test can say how many a page may cost. */
export class StatementCounter implements Logger {
  readonly statements: string[] = [];
  private readonly values: unknown[][] = [];

  /** The statements that `work` sends. Nothing else may use the database meanwhile. */
  async statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
    const before = this.statements.length;
    await work();
    return this.statements.slice(before);
  }

  /** The values that statements were sent with, in the order of the statements. */
  async valuesDuring(work: () => Promise<unknown>): Promise<readonly unknown[]> {
    const before = this.values.length;
    await work();
    return this.values.slice(before).flat();
  }

  logQuery(statement: string, values?: unknown): void {
    this.statements.push(statement);
    this.values.push(Array.isArray(values) ? (values as unknown[]) : []);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
