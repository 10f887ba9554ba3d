import type { MigrationInterface, QueryRunner } from "typeorm";

const ACTIONS = [
  ["book.import", "bookImport.run"],
  ["book.importUndo", "bookImport.undo"],
  ["book.importDiscard", "bookImport.discard"],
  ["student.import", "studentImport.run"],
  ["student.importUndo", "studentImport.undo"],
  ["student.importDiscard", "studentImport.discard"],
] as const;

/** An import has a history of its own in the audit trail, apart from the books and students that it brought. */
export class ImportAudit1765500000089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [before, after] of ACTIONS) await rename(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of ACTIONS) await rename(runner, after, before);
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query("UPDATE audit_entries SET action = ?, record_type = ? WHERE record_type = ? AND action = ?", [
    to,
    to.split(".")[0],
    from.split(".")[0],
    from,
  ]);
}
