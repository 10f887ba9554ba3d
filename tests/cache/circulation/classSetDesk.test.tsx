import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { ClassSetPage } from "../../../client/circulation/classSets/ClassSetPage";
import { ViewerQuery } from "../../../client/session/useViewer";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService";
import { givenBooks } from "../../support/givenBooks";
import { givenStudent } from "../../support/people";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
const DAY_MS = 86_400_000;
let library: TestLibrary;
let classSetId: number;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  await givenStudent(database, { nis: "240101", name: "Ani Lestari", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240103", name: "Citra Dewi", className: "XI IPA 1" });
  const [bookId] = await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00011" }, { itemCode: "B00012" }, { itemCode: "B00013" }] },
  ]);
  // Given out some time ago, so that nothing is taken for a scan made twice.
  const earlier = new Date(Date.now() - 60_000);
  const dueAt = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const sets = new ClassSetEditingService(database, { timeZone: "Asia/Jakarta", now: () => earlier });
  ({ classSetId } = await sets.create(admin, { bookId, className: "XI IPA 1", dueAt }));
});
afterEach(() => library.close());

const open = async () => {
  await library.client.query({ query: ViewerQuery });
  library.render(
    <Routes>
      <Route path="/admin/class-sets/:id" element={<ClassSetPage />} />
    </Routes>,
    { at: `/admin/class-sets/${classSetId}` },
  );
  await screen.findByRole("heading", { level: 1, name: "Bumi Manusia" });
};
const field = () => screen.findByRole("combobox", { name: "Pindai atau ketik kode" });
const loans = () =>
  library.database.read(async (reader) => {
    const rows = await reader.rows<{ name: string; code: string; open: number }>(
      sql`SELECT students.name, copies.item_code AS code, borrowings.open_copy_id IS NOT NULL AS open
        FROM borrowings JOIN copies ON copies.id = borrowings.copy_id
        JOIN students ON students.id = borrowings.student_id ORDER BY borrowings.id`,
    );
    return rows.map(({ name, code, open: isOpen }) => `${code} ${name}${isOpen ? "" : ", kembali"}`);
  });

test("a scan while the box of the list has the focus is recorded, and the box gives the focus back", async () => {
  await open();
  const box = screen.getByRole("checkbox", { name: "Hanya yang belum kembali" });
  box.focus();
  await user.keyboard("B00011{Enter}");
  await waitFor(async () => expect(await loans()).toEqual(["B00011 Ani Lestari"]));
  await user.click(box);
  expect(await field()).toHaveFocus();
});
