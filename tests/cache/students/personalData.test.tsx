import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { ViewerQuery } from "../../../client/session/useViewer";
import { StudentRecordPage } from "../../../client/students/admin/record/StudentRecordPage";
import { selectedStudents } from "../../../client/students/admin/selectedStudents";
import { StudentTablePage } from "../../../client/students/admin/table/StudentTablePage";
import { LendingService } from "../../../server/circulation/lending/LendingService";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService";
import { studentDependents } from "../../../server/studentDependents";
import { givenBooks } from "../../support/givenBooks";
import { givenStudent } from "../../support/people";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
const NAME = "Rina Kartika";
const NIS = "240101";
const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
const user = userEvent.setup();
let library: TestLibrary;
let rina: number;
beforeEach(async () => {
  library = await openTestLibrary();
  rina = await givenStudent(library.database, { nis: NIS, name: NAME, className: "XII IPA 1" });
  await givenStudent(library.database, { nis: "240102", name: "Budi Santoso" });
  await givenBooks(library.database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
  ]);
  selectedStudents(new Map());
  await library.client.query({ query: ViewerQuery });
});
afterEach(() => library.close());

const open = (at: string) =>
  library.render(
    <>
      <FlashMessages />
      <Routes>
        <Route path="/admin/students" element={<StudentTablePage />} />
        <Route path="/admin/students/:studentId" element={<StudentRecordPage />} />
      </Routes>
    </>,
    { at },
  );
const sheet = (name = "Hapus data pribadi?") => within(screen.getByRole("dialog", { name }));
const askToErase = async () => user.click(await screen.findByRole("button", { name: "Hapus data pribadi" }));
const erase = async (nis?: string) => {
  if (nis !== undefined) await user.type(sheet().getByLabelText("Ketik NIS anggota ini"), nis);
  await user.click(sheet().getByRole("button", { name: "Hapus data pribadi" }));
};
const graduate = () =>
  new StudentEditingService(library.database, studentDependents).update(library.admin, rina, { status: "graduated" });
const lending = () => new LendingService(library.database, time);
const ledger = () => new LedgerEditingService(library.database, "Asia/Jakarta");
const isErased = () => library.database.read((reader) => reader.count(sql`FROM students WHERE erased_at IS NOT NULL`));

test("all that is open is named, with where it is settled, and what was typed stays", async () => {
  const { admin, database } = library;
  await lending().borrow(admin, { studentId: rina, itemCode: "B00001" });
  await ledger().createFine(admin, { studentId: rina, chargeReason: "other", amount: 2_000, reason: "Kartu hilang" });
  const other = await givenStudent(database, { nis: "240103", name: "Citra Ayu" });
  await lending().borrow(admin, { studentId: other, itemCode: "B00002" });
  await new ReservationEditingService(database, time).reserve(admin, { studentId: rina, itemCode: "B00002" });
  open(`/admin/students/${rina}`);
  await askToErase();
  expect(sheet().getByText(/^Statusnya masih Aktif\./)).toBeTruthy();
  await erase(NIS);
  const heading = await sheet().findByText("Belum dapat dihapus. Selesaikan dulu:");
  const refusal = within(heading.parentElement ?? heading);
  expect(refusal.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Keanggotaannya masih berlaku. Ubah dulu statusnya menjadi Lulus atau Pindah.",
    expect.stringMatching(/^Bumi Manusia \(B00001\) masih dipinjam, jatuh tempo /),
    "Denda, Kartu hilang: belum lunas Rp2.000.",
    "Reservasi Laskar Pelangi masih terbuka.",
  ]);
  expect(refusal.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Lihat pinjaman", `/admin/borrowings?status=open&search=${NIS}`],
    ["Ubah status", `/admin/students/${rina}/edit`],
    ["Lihat reservasi", "/admin/borrowings?status=waiting"],
  ]);
  expect(sheet().getByLabelText("Ketik NIS anggota ini")).toHaveValue(NIS);
  expect(await isErased()).toBe(0);

  await user.click(refusal.getByRole("button", { name: "Buka denda" }));
  await screen.findByRole("dialog", { name: `Denda ${NAME}` });
  await user.click(sheet(`Denda ${NAME}`).getByRole("button", { name: "Tutup" }));
  expect(sheet().queryByText("Belum dapat dihapus. Selesaikan dulu:")).toBeNull();
  expect(sheet().getByLabelText("Ketik NIS anggota ini")).toHaveValue(NIS);
});

test("another number is refused at its field; the right one leaves nobody in the list, the cache or the selection", async () => {
  await lending().borrow(library.admin, { studentId: rina, itemCode: "B00001" });
  await lending().returnCopy(library.admin, { itemCode: "B00001" });
  await graduate();
  const { url } = open("/admin/students");
  await user.click(await screen.findByRole("checkbox", { name: `Pilih ${NAME}` }));
  await user.click(screen.getByRole("link", { name: NAME }));
  await screen.findByText("B00001");
  await askToErase();
  expect(sheet().queryByText(/^Statusnya masih/)).toBeNull();
  await erase();
  expect(await sheet().findByText("NIS wajib diisi.")).toBeTruthy();
  await erase("240102");
  expect(await sheet().findByText(/^Ketik NIS \/ No\. anggota yang sama/)).toBeTruthy();
  await waitFor(() => expect(sheet().getByLabelText("Ketik NIS anggota ini")).toHaveFocus());
  expect(await isErased()).toBe(0);
  await user.clear(sheet().getByLabelText("Ketik NIS anggota ini"));
  await erase(NIS);
  expect(await screen.findByText("Data pribadi dihapus.")).toBeTruthy();
  await waitFor(() => expect(url()).toBe("/admin/students"));
  expect(await screen.findByText("Budi Santoso")).toBeTruthy();
  expect(screen.queryByText(NAME)).toBeNull();
  expect(await isErased()).toBe(1);
  const cached = JSON.stringify(library.client.cache.extract());
  for (const trace of [NAME, NIS]) expect(cached).not.toContain(trace);
  expect(selectedStudents().size).toBe(0);
});

test("whoever may not see personal data is offered neither the file nor the erasure", async () => {
  const { cache } = library.client;
  cache.modify({
    id: cache.identify({ ...cache.readQuery({ query: ViewerQuery })?.viewer }) ?? "",
    fields: { viewerCan: () => ["STUDENTS_READ", "STUDENTS_WRITE"] },
  });
  open(`/admin/students/${rina}`);
  expect(await screen.findByRole("region", { name: "Identitas" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Data pribadi" })).toBeNull();
});
