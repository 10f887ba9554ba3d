import sql from "sql-template-tag";

import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService.js";
import { ClassSetService } from "../../../server/circulation/classSets/ClassSetService.js";
import { required } from "../../../server/platform/required.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { givenBooks } from "../givenBooks.js";
import { givenLendingLibrary } from "./lending.js";
import { givenStudent } from "../people.js";
import { testWrite } from "../testWrite.js";

/** A library with a class, a title of which it has `copies`, and a set that is given out until the 9th. */
export async function givenClassSet(database: Database, { students = 3, copies = 4, dueAt = "2026-11-09" } = {}) {
  const library = await givenLendingLibrary(database, { students, copies: 1 });
  const { time, admin, studentIds } = library;
  const setCodes = Array.from({ length: copies }, (_, index) => `S${String(index + 1).padStart(4, "0")}`);
  const [bookId] = await givenBooks(database, [
    { title: "Laskar Pelangi", price: 40_000, copies: setCodes.map((itemCode) => ({ itemCode })) },
  ]);
  const editing = new ClassSetEditingService(database, time);
  const sets = new ClassSetService(database, time);
  const { classSetId } = await editing.create(admin, { bookId, className: "x ipa 1", dueAt });
  const set = async () => required(await sets.byId(admin, classSetId), "the set");
  return {
    ...library,
    bookId: required(bookId, "the title"),
    setCodes,
    editing,
    sets,
    classSetId,
    set,
    lend: (itemCode: string | undefined, more: object = {}) => editing.lend(admin, classSetId, { itemCode, ...more }),
    /** `Budi S0001 on_loan`, in the order of the class; `?` where it is forgotten whose it was. */
    lines: async () => {
      const entries = (await sets.entries(admin, [await set()])).get(classSetId) ?? [];
      return entries.map(({ studentName, loan }) =>
        [studentName ?? "?", loan?.itemCode, loan?.loanStatus].filter((part) => part !== undefined).join(" "),
      );
    },
    studentOf: (place: number) => required(studentIds[place], "a student"),
  };
}

/** Somebody of the staff, to whom a whole set can be lent. */
export async function givenTeacher(database: Database, name = "Bu Sari"): Promise<number> {
  const id = await givenStudent(database, { name, nis: `G${Date.now() % 100_000}` });
  await database.write(testWrite, (tx) => tx.run(sql`UPDATE students SET member_kind_id = 2 WHERE id = ${id}`));
  return id;
}
