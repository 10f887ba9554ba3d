import type { Logger, QueryRunner } from "typeorm";

/** What the notes of a migration are kept by, and what changes nothing. */
const UNCOUNTED = /^\s*(?:SELECT|SHOW|START|ROLLBACK)\b|migration_statements|migration_announcements/iu;
const CHANGES_TABLES = /^\s*(?:CREATE|ALTER|DROP)\b/iu;

interface Connection {
  readonly query: (text: string) => { readonly on: (event: "error", listener: () => void) => void };
  readonly destroy: () => void;
}

/**
 * Ends the connection of a migration at one of its points, as the server sees it where the process is killed. Each of
 * its statements is one. A change of a table is two: what stands before it is committed, and it is not made itself; or
 * it is.
 */
export class ConnectionKiller implements Logger {
  /** How many points each migration has that came to its end. */
  readonly points: number[] = [];
  /** The place of the migration that was killed. */
  killed: number | undefined;
  private point = 0;
  private hasKilled = false;
  private isMigrating = false;

  /** @param pointOf at which point a migration ends, by its place in the list; undefined for none */
  constructor(
    private place: number,
    private readonly pointOf: (place: number) => number | undefined,
  ) {}

  logQuery(statement: string, _values?: unknown, runner?: QueryRunner): void {
    const connection = (runner as unknown as { readonly databaseConnection?: Connection } | undefined)
      ?.databaseConnection;
    if (!runner || !connection || runner.dataSource.migrations.length === 0 || this.hasKilled) return;
    if (this.killed !== undefined) {
      this.hasKilled = true;
      connection.destroy();
      return;
    }
    this.isMigrating ||= statement === "START TRANSACTION";
    if (!this.isMigrating || UNCOUNTED.test(statement)) return;
    if (CHANGES_TABLES.test(statement) && this.isHere()) {
      this.hasKilled = true;
      for (const text of ["COMMIT", "KILL CONNECTION_ID()"]) connection.query(text).on("error", () => undefined);
      return;
    }
    this.isHere();
    if (statement !== "COMMIT") return;
    this.points[this.place] = this.point;
    this.place += 1;
    this.point = 0;
  }

  private isHere(): boolean {
    this.point += 1;
    if (this.point !== this.pointOf(this.place)) return false;
    this.killed = this.place;
    return true;
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
