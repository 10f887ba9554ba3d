import sql from "sql-template-tag";

import { selectBorrowings } from "../circulation/borrowings/borrowingReads.js";
import { readObstacles } from "../circulation/clearance/readObstacles.js";
import { isOpen, selectReservations } from "../circulation/reservations/reservationReads.js";
import type { LendingCheck } from "../errors.js";
import type { Reader } from "../platform/database/Database.js";
import type { StudentRow } from "../students/studentReads.js";

/** What keeps a student's data from being erased, with what to do; none where nothing is open. */
export async function readOpenMatters(
  reader: Reader,
  { id, status, nis }: Pick<StudentRow, "id" | "status" | "nis">,
  today: string,
): Promise<LendingCheck[]> {
  const obstacles = (await readObstacles(reader, [id])).get(id) ?? [];
  const reservations = await selectReservations(reader, sql`reservations.student_id = ${id} AND ${isOpen}`);
  const classSets = await reader.count(
    sql`FROM class_sets WHERE teacher_id = ${id} AND (due_at >= ${today} OR EXISTS (
      SELECT 1 FROM borrowings WHERE borrowings.class_set_id = class_sets.id
        AND borrowings.open_copy_id IS NOT NULL))`,
  );
  const held = await selectBorrowings(reader, sql`borrowings.student_id = ${id} AND borrowings.held_at IS NOT NULL`);
  const drafts = await reader.count(
    sql`FROM student_import_rows JOIN student_imports ON student_imports.id = student_import_rows.student_import_id
      WHERE student_imports.folder IS NOT NULL
        AND (student_import_rows.student_id = ${id} OR student_import_rows.nis = ${nis})`,
  );
  return [
    ...(status === "active" || status === "suspended"
      ? [openMatter("membership", "Keanggotaannya masih berlaku. Ubah dulu statusnya menjadi Lulus atau Pindah.")]
      : []),
    ...obstacles,
    ...reservations.map(({ bookTitle }) => openMatter("reservation", `Reservasi ${bookTitle} masih terbuka.`)),
    ...held.map(({ bookTitle }) => openMatter("held", `Peminjaman ${bookTitle} menunggu keputusan.`)),
    ...(classSets > 0 ? [openMatter("class_set", `${classSets} pinjaman kelas atas namanya belum selesai.`)] : []),
    ...(drafts > 0
      ? [
          openMatter(
            "import",
            "Namanya ada di impor anggota yang belum dijalankan. Jalankan atau batalkan dulu impornya.",
          ),
        ]
      : []),
  ];
}

function openMatter(code: string, message: string): LendingCheck {
  return { code, kind: "impossible", message };
}
