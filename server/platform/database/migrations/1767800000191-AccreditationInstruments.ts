import type { MigrationInterface, QueryRunner } from "typeorm";

import { optional, portableTable } from "./portableTable.js";

/** By what libraries are accredited, as far as a library has changed the delivered text, and what it answers. */
export class AccreditationInstruments1767800000191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { id, int, varchar, text, create } = portableTable(runner);
    if (!(await runner.hasTable("accreditation_instruments"))) {
      await create({
        name: "accreditation_instruments",
        columns: [id(), varchar("code", 40), text("content", optional), int("revision", { default: "0" })],
        unique: { uq_accreditation_instruments_code: ["code"] },
      });
    }
    for (const [number, code] of [
      [1, "nine-2022"],
      [2, "six-2025"],
    ]) {
      await runner.query(
        `INSERT INTO accreditation_instruments (id, code)
         SELECT * FROM (SELECT ? AS id, ? AS code) made
         WHERE NOT EXISTS (SELECT 1 FROM accreditation_instruments WHERE accreditation_instruments.id = ?)`,
        [number, code, number],
      );
    }
    if (!(await runner.hasTable("accreditation_answers"))) {
      await create({
        name: "accreditation_answers",
        columns: [id(), int("instrument_id"), varchar("period", 9), text("answers"), int("revision", { default: "0" })],
        unique: { uq_accreditation_answers_period: ["instrument_id", "period"] },
        references: [
          {
            name: "fk_accreditation_answers_instrument",
            column: "instrument_id",
            table: "accreditation_instruments",
            onDelete: "CASCADE",
          },
        ],
      });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable("accreditation_answers");
    await runner.dropTable("accreditation_instruments");
  }
}
