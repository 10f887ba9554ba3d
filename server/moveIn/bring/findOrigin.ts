import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { bookTable } from "../../books/Book.entity.js";
import { pick } from "../../platform/database/columns.js";
import type { MoveInAnswers, MovingLibrary } from "../library/MovingLibrary.js";
import { moveInTable } from "../MoveIn.entity.js";
import { moveInRecordTable } from "../MoveInRecord.entity.js";
import type { RunningMoveIn } from "../run/RunningMoveIn.js";

/** So many titles tell whether a dump is of a library that is here already. */
const TITLES_COMPARED = 60;

const originColumns = {
  ...pick(moveInRecordTable, "origin", "sourceId"),
  ...pick(bookTable, "titleKey"),
};

/**
 * Which library a dump is of. Two libraries of one system number their titles alike, so that a number alone says
 * nothing: it is the one of which at least half of the first titles are called as they are here; otherwise a new one.
 */
export async function findOrigin(
  running: RunningMoveIn,
  library: MovingLibrary,
  answers: MoveInAnswers,
): Promise<string> {
  const titles = await firstTitles(library, answers);
  const ids = [...titles.keys()];
  const known =
    ids.length === 0
      ? []
      : await running.database.read((reader) =>
          reader.select(
            originColumns,
            sql`FROM move_in_records JOIN books ON books.id = move_in_records.record_id
              WHERE move_in_records.kind = 'book' AND move_in_records.origin LIKE ${`${library.system}-%`}
                AND move_in_records.source_id IN (${join(ids)})`,
          ),
        );
  const same = new Map<string, number>();
  for (const { origin, sourceId, titleKey } of known) {
    same.set(origin, (same.get(origin) ?? 0) + (titles.get(sourceId) === titleKey ? 1 : 0));
  }
  const [likeliest] = [...same].sort(([, one], [, other]) => other - one);
  const isSame = likeliest !== undefined && likeliest[1] * 2 >= Math.min(titles.size, TITLES_COMPARED);
  const origin = isSame ? likeliest[0] : `${library.system}-${running.id}`;
  await running.step("bringing", {}, (tx) => tx.update(moveInTable, { origin }, sql`id = ${running.id}`));
  return origin;
}

async function firstTitles(library: MovingLibrary, answers: MoveInAnswers): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for await (const row of library.read("titles", answers)) {
    if ("value" in row) titles.set(row.source.id, foldKey(row.value.book.title));
    if (titles.size >= TITLES_COMPARED) break;
  }
  return titles;
}
