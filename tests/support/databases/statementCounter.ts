import type { Logger } from "typeorm";

/** Remembers every statement that goes to the database, so that a test can say how many a page may cost. */
export class StatementCounter implements Logger {
  readonly statements: string[] = [];

  /** The statements that `work` sends. Nothing else may use the database meanwhile. */
  async statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
    const before = this.statements.length;
    await work();
    return this.statements.slice(before);
  }

  logQuery(statement: string): void {
    this.statements.push(statement);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
