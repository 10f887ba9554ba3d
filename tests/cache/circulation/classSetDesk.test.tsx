import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { ClassSetPage } from "../../../client/circulation/classSets/ClassSetPage";
import { ViewerQuery } from "../../../client/session/useViewer";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService";
import { givenBooks } from "../../support/givenBooks";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
const DAY_MS = 86_400_000;
let library: TestLibrary;
let classSetId: number;
let sets: ClassSetEditingService;
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
  sets = new ClassSetEditingService(database, { timeZone: "Asia/Jakarta", now: () => earlier });
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
const scan = async (code: string) => user.type(await field(), `${code}{Enter}`);
const answer = async () => within(await screen.findByRole("region", { name: "Hasil terakhir" }));
const turnTo = async (mode: string) => user.click(await screen.findByRole("button", { name: mode }));
const isPressed = (mode: string) => screen.getByRole("button", { name: mode }).getAttribute("aria-pressed");

test("a scan while the box of the list has the focus is recorded, and the box gives the focus back", async () => {
  await open();
  const box = screen.getByRole("checkbox", { name: "Hanya buku yang belum kembali" });
  box.focus();
  await user.keyboard("B00011{Enter}");
  await waitFor(async () => expect(await loans()).toEqual(["B00011 Ani Lestari"]));
  await user.click(box);
  expect(await field()).toHaveFocus();
});

describe("A code that is a copy's and a pupil's of the class", () => {
  beforeEach(() => givenStudent(library.database, { nis: "B00012", name: "Dodi Hadi", className: "XI IPA 1" }));

  test("is asked about where it is scanned to be given out, and either is done", async () => {
    await open();
    await scan("B00012");
    await user.click(await screen.findByRole("button", { name: /Pinjamkan eksemplar B00012/ }));
    await waitFor(async () => expect(await loans()).toEqual(["B00012 Ani Lestari"]));
    const next = await screen.findByRole("region", { name: "Berikutnya" });
    await waitFor(() => expect(next.textContent).toContain("Budi Santoso"));

    await scan("B00012");
    await user.click(await screen.findByRole("button", { name: /Anggota Dodi Hadi/ }));
    await scan("B00011");
    await waitFor(async () => expect(await loans()).toContain("B00011 Dodi Hadi"));
  });

  test("is the card of whom the next book is for, where that is scanned at once or the network is away", async () => {
    await open();
    await scan("B00012");
    await scan("B00011");
    await waitFor(async () => expect(await loans()).toEqual(["B00011 Dodi Hadi"]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /Pinjamkan eksemplar/ })).toBeNull());
    const connected = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    await scan("240103");
    const next = await screen.findByRole("region", { name: "Berikutnya" });
    expect(next.textContent).toContain("Buku berikutnya khusus untukCitra Dewi");
    globalThis.fetch = connected;
  });

  test("is the copy that comes back, where a loan of the set has it", async () => {
    await sets.lend(library.admin, classSetId, { itemCode: "B00012" });
    await open();
    await turnTo("Kembalikan");
    await scan("B00012");
    await waitFor(async () => expect(await loans()).toEqual(["B00012 Ani Lestari, kembali"]));
  });
});

test("a card of the class asks for no copy of that code but once, and a book takes one round trip", async () => {
  await open();
  const start = library.operations.length;
  await scan("240103");
  await waitFor(() => expect(library.operations.slice(start)).toEqual(["DeskScan"]));
  await scan("B00011");
  await waitFor(async () => expect(await loans()).toEqual(["B00011 Citra Dewi"]));
  expect(library.operations.slice(start)).toEqual(["DeskScan", "LendClassSetCopy"]);
});

test("what is confirmed is for whom the screen has named", async () => {
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE copies SET status = 'repair' WHERE item_code = 'B00011'`),
  );
  await open();
  await scan("B00011");
  await user.click(await screen.findByRole("button", { name: /Tetap pinjamkan/ }));
  await waitFor(async () => expect(await loans()).toEqual(["B00011 Ani Lestari"]));
});

test("what is asked of a copy waits to be decided where the next copy was scanned already", async () => {
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE copies SET status = 'repair' WHERE item_code = 'B00011'`),
  );
  await open();
  const connected = globalThis.fetch;
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (...request) => {
    await held;
    return connected(...request);
  };
  await scan("B00011");
  await scan("B00013");
  release();
  globalThis.fetch = connected;
  const waiting = await screen.findByRole("region", { name: "Perlu diselesaikan (1)" });
  expect(waiting.textContent).toContain("Sedang diperbaiki. Tandai selesai dan pinjamkan?");
  await waitFor(async () => expect(await loans()).toEqual(["B00013 Budi Santoso"]));
  await user.click(screen.getByRole("button", { name: "Putuskan sekarang" }));
  await user.click(await screen.findByRole("button", { name: /Tetap pinjamkan/ }));
  await waitFor(async () => expect(await loans()).toEqual(["B00013 Budi Santoso", "B00011 Ani Lestari"]));
});

test("while a set comes back, a pupil who is chosen by name is told of, and nothing is given out", async () => {
  await sets.lend(library.admin, classSetId, { itemCode: "B00011" });
  await open();
  await turnTo("Kembalikan");
  await user.type(await field(), "Ani Les");
  await user.click(await screen.findByRole("option", { name: /Ani Lestari/ }));
  expect((await answer()).getByText("Ani Lestari: B00011 belum kembali.")).toBeTruthy();
  expect(isPressed("Kembalikan")).toBe("true");
});

test("while a set comes back, the card of another class is told from a code that nobody knows", async () => {
  await givenStudent(library.database, { nis: "240201", name: "Eko Prasetyo", className: "X IPS 2" });
  await open();
  await turnTo("Kembalikan");
  await scan("240201");
  expect((await answer()).getByText("Ini kartu Eko Prasetyo, X IPS 2, bukan kode buku.")).toBeTruthy();
  await scan("ZZ9");
  await waitFor(async () => expect((await answer()).getByText(/Tidak ada anggota atau eksemplar/)).toBeTruthy());
});
