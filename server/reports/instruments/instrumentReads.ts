import sql, { type Sql } from "sql-template-tag";

import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { accreditationAnswersTable } from "./AccreditationAnswers.entity.js";
import { accreditationInstrumentTable } from "./AccreditationInstrument.entity.js";
import { deliveredContent } from "./deliveredInstruments.js";
import type { InstrumentContent } from "./instrumentContent.js";

const instrumentColumns = { ...accreditationInstrumentTable };

/** An instrument as the library uses it. */
export interface InstrumentRow extends Omit<RowOf<typeof instrumentColumns>, "content"> {
  readonly content: InstrumentContent;
  /** Whether it is still the delivered text. */
  readonly isDelivered: boolean;
}

export async function selectInstruments(reader: Reader, where: Sql): Promise<InstrumentRow[]> {
  const rows = await reader.select(instrumentColumns, sql`FROM accreditation_instruments WHERE ${where}`);
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: content ?? deliveredContent(row.code),
    isDelivered: content === null,
  }));
}

const answerColumns = pick(accreditationAnswersTable, "id", "answers", "revision");
type AnswersRow = RowOf<typeof answerColumns>;

export async function readAnswers(reader: Reader, instrumentId: number, period: string): Promise<AnswersRow | null> {
  const [row] = await reader.select(
    answerColumns,
    sql`FROM accreditation_answers WHERE instrument_id = ${instrumentId} AND period = ${period}`,
  );
  return row ?? null;
}
