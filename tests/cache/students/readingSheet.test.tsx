import { ApolloLink } from "@apollo/client";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { ReadingSheetPage } from "../../../client/students/admin/reading/ReadingSheetPage";
import { copies, givenBooks } from "../../support/givenBooks";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

/** More than are asked for at once. */
const LOANS = 60;

let library: TestLibrary;
let studentId: number;
beforeEach(async () => {
  library = await openTestLibrary();
  studentId = await givenStudent(library.database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
});
afterEach(() => library.close());

/** One by one, of which the first two were borrowed at the end of a school year. */
async function givenLoans(): Promise<void> {
  await library.database.write(testWrite, async (tx) => {
    const own = await tx.rows<{ id: number }>(sql`SELECT id FROM copies ORDER BY id`);
    for (const [index, { id }] of own.entries()) {
      // By the library's clock the last of June is the first of July already at eight in the evening in Greenwich.
      const borrowedAt = index < 2 ? `2026-06-30 ${index === 0 ? "03" : "20"}:00:00.000` : "2026-11-14 03:00:00.000";
      const returnedAt = index === LOANS - 1 ? null : "2026-11-20 03:00:00.000";
      await tx.run(
        sql`INSERT INTO borrowings (student_id, copy_id, open_copy_id, borrowed_at, due_at, returned_at,
          policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days)
            VALUES (${studentId}, ${id}, ${returnedAt === null ? id : null}, ${borrowedAt}, '2026-11-21', ${returnedAt},
            7, 2, 500, 0)`,
      );
    }
  });
}

const open = () =>
  library.render(
    <Routes>
      <Route path="/admin/students/:studentId/reading" element={<ReadingSheetPage />} />
    </Routes>,
    { at: `/admin/students/${studentId}/reading` },
  );
const yearOf = async (year: string) => within(await screen.findByRole("region", { name: `Tahun ajaran ${year}` }));

test("has every loan by its school year in the order of borrowing, and is printed once all are there", async () => {
  await givenBooks(library.database, [{ title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"], copies: copies(LOANS) }]);
  await givenLoans();
  open();

  const next = await yearOf("2026/2027");
  // The oldest come last.
  const before = (await yearOf("2025/2026")).getAllByRole("row").slice(1);
  expect(before.map(({ textContent }) => textContent)).toEqual([
    // A phone has the days in one line.
    expect.stringMatching(/^1Bumi ManusiaPramoedya Ananta Toer · .+30 Jun 2026 – 20 Nov 202630 Jun 202620 Nov 2026$/u),
  ]);
  expect(next.getAllByRole("row")).toHaveLength(LOANS);
  expect(next.getAllByRole("row").at(-1)?.textContent).toMatch(/^60Bumi Manusia.+14 Nov 2026Sedang dipinjam$/u);
  expect(screen.getByRole("button", { name: "Cetak" }).hasAttribute("disabled")).toBe(false);
  expect(screen.getByText(/XI IPA 1 · NIS 240101 · 60 peminjaman/u)).toBeTruthy();
});

test("is not printed while a part of it is missing, and goes on where that did not come", async () => {
  await givenBooks(library.database, [{ title: "Bumi Manusia", copies: copies(LOANS) }]);
  await givenLoans();
  const { link } = library.client;
  library.client.setLink(
    new ApolloLink((operation, forward) => {
      if (operation.variables.after) throw new Error("The connection is gone.");
      return forward(operation);
    }).concat(link),
  );
  open();
  expect(await screen.findByText("Sebagian peminjaman gagal dimuat")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cetak" }).hasAttribute("disabled")).toBe(true);

  library.client.setLink(link);
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect((await yearOf("2025/2026")).getAllByRole("row")).toHaveLength(2);
  expect(screen.queryByText("Sebagian peminjaman gagal dimuat")).toBeNull();
  expect(screen.getByRole("button", { name: "Cetak" }).hasAttribute("disabled")).toBe(false);
});

test("says of who has never borrowed that there is nothing, and of nobody that there is no such member", async () => {
  open();
  expect(await screen.findByText("Belum ada buku yang dipinjam")).toBeTruthy();
  studentId += 1;
  open();
  expect(await screen.findByText("Anggota ini tidak ditemukan")).toBeTruthy();
});
