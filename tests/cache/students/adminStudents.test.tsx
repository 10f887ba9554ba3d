import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { ViewerQuery } from "../../../client/session/useViewer";
import { EditStudentPage } from "../../../client/students/admin/form/EditStudentPage";
import { NewStudentPage } from "../../../client/students/admin/form/NewStudentPage";
import { PrintPage } from "../../../client/students/admin/print/PrintPage";
import { StudentRecordPage } from "../../../client/students/admin/record/StudentRecordPage";
import { selectedStudents } from "../../../client/students/admin/selectedStudents";
import { StudentTablePage } from "../../../client/students/admin/table/StudentTablePage";
import { studentDependents } from "../../../server/studentDependents";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService";
import { emptyStudent } from "../../../server/students/editing/studentValues";
import { insertStudents } from "../../../server/students/editing/studentWriter";
import { givenStudent, givenUser } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

const Members: TypedDocumentNode<{ libraryInfo: { students: number } }> = gql`
  query MembersForTheTest {
    libraryInfo {
      students
    }
  }
`;

let library: TestLibrary;
let rinaId: number;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database } = library;
  rinaId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  const budi = await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X IPS 2" });
  await givenUser(database, { username: "budi", studentId: budi });
  await givenStudent(database, { nis: "240103", name: "Citra Ayu", className: "XI IPA 1" });
  selectedStudents(new Map());
  // As the desk's frame has it before a screen of it is shown.
  await library.client.query({ query: ViewerQuery });
});
afterEach(() => library.close());

const open = (at = "/admin/students") =>
  library.render(
    <>
      <FlashMessages />
      <Routes>
        <Route path="/admin/students" element={<StudentTablePage />} />
        <Route path="/admin/students/print" element={<PrintPage />} />
        <Route path="/admin/students/new" element={<NewStudentPage />} />
        <Route path="/admin/students/:studentId" element={<StudentRecordPage />} />
        <Route path="/admin/students/:studentId/edit" element={<EditStudentPage />} />
      </Routes>
    </>,
    { at },
  );
const names = () =>
  within(screen.getByRole("table", { name: "Anggota" }))
    .getAllByRole("link")
    .map((link) => link.textContent)
    .filter((text) => text !== "");
const filter = (label: string) => screen.getByLabelText(label, { selector: "select" });
const sheet = () => within(screen.getByRole("dialog"));
const members = async () => (await library.client.query({ query: Members })).data?.libraryInfo.students;

test("lists, narrows and counts the students, with the address following", async () => {
  const { url } = open();
  expect(await screen.findByText("3 anggota")).toBeTruthy();
  expect(names()).toEqual(["Budi Santoso", "Citra Ayu", "Rina Kartika"]);
  await waitFor(() =>
    expect(
      within(filter("Kelas"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Kelas", "X IPS 2", "XI IPA 1"]),
  );
  await user.selectOptions(filter("Kelas"), "XI IPA 1");
  expect(await screen.findByText("2 hasil")).toBeTruthy();
  await user.type(screen.getByRole("searchbox", { name: "Cari anggota" }), "citra");
  await waitFor(() => expect(url()).toBe("/admin/students?search=citra&class_name=XI+IPA+1"));
  await waitFor(() => expect(names()).toEqual(["Citra Ayu"]));
  for (const [name, format] of [
    [/^Semua kolom/u, "aksara"],
    [/^SLiMS/u, "slims"],
  ] as const) {
    expect(await screen.findByRole("link", { name, hidden: true })).toHaveAttribute(
      "href",
      `/api/students/export?search=citra&class_name=XI+IPA+1&format=${format}`,
    );
  }
  await user.selectOptions(filter("Akun"), "Sudah aktif");
  expect(await screen.findByRole("heading", { name: "Tidak ada anggota yang cocok dengan “citra”" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Hapus semua filter" }));
  expect(await screen.findByText("3 anggota")).toBeTruthy();
});

test("a number that is taken is said beside its field; what is saved is seen in the list and the members", async () => {
  const before = Number(await members());
  const { url } = open("/admin/students/new");
  await user.click(await screen.findByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Nama wajib diisi.")).toBeTruthy();
  await user.type(screen.getByLabelText("Nama"), "Dewi Lestari");
  await user.type(screen.getByLabelText("NIS"), "240102");
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("NIS / No. anggota ini sudah dipakai Budi Santoso.")).toBeTruthy();
  expect(screen.getByLabelText("NIS")).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Nama")).toHaveValue("Dewi Lestari");
  await user.clear(screen.getByLabelText("NIS"));
  await user.type(screen.getByLabelText("NIS"), "240104");
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dewi Lestari" })).toBeTruthy();
  expect(url()).toMatch(/^\/admin\/students\/\d+$/);
  expect(await members()).toBe(before + 1);
  await user.click(screen.getByRole("link", { name: "Anggota" }));
  expect(await screen.findByText("4 anggota")).toBeTruthy();
});

test("only what was changed is saved, and a suspended student stays one in the list", async () => {
  const before = Number(await members());
  open("/admin/students");
  expect(await screen.findByText("3 anggota")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Rina Kartika" }));
  await user.click(await screen.findByRole("link", { name: "Sunting" }));
  await screen.findByLabelText("Status");
  // Somebody else writes a telephone number meanwhile.
  const { database, admin } = library;
  await new StudentEditingService(database, studentDependents).update(admin, rinaId, { phone: "0812-3456-7890" });
  await user.selectOptions(screen.getByLabelText("Status"), "Ditangguhkan");
  await user.click(screen.getByRole("button", { name: "Perpanjang 1 tahun" }));
  expect(screen.getByText("2 isian belum disimpan")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Semua tersimpan")).toBeTruthy();
  expect(screen.getByLabelText("Telepon")).toHaveValue("0812-3456-7890");
  expect(await members()).toBe(before - 1);
  await user.click(screen.getByRole("link", { name: "Anggota" }));
  expect(await screen.findByText("Ditangguhkan", { selector: "[role=cell] *" })).toBeTruthy();
});

test("a code is shown once, and an account that is reset is gone from the list", async () => {
  open("/admin/students");
  await user.click(await screen.findByRole("link", { name: "Budi Santoso" }));
  await user.click(await screen.findByRole("button", { name: "Atur ulang akun" }));
  await user.click(sheet().getByRole("button", { name: "Hapus akun dan buat kode" }));
  const code = (await screen.findByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/)).textContent;
  expect(JSON.stringify(library.client.cache.extract())).not.toContain(code);
  await user.click(screen.getByRole("button", { name: "Cetak" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Kode Aktivasi" })).toBeTruthy();
  expect(screen.getByText(code)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Ke daftar anggota" }));
  await waitFor(() => expect(screen.getAllByText("Belum aktif", { selector: "span" })).toHaveLength(3));
});

test("a selection is suspended and extended together, and the members are counted again", async () => {
  const before = Number(await members());
  open("/admin/students");
  await user.click(await screen.findByRole("checkbox", { name: "Pilih Rina Kartika" }));
  await user.click(screen.getByRole("checkbox", { name: "Pilih Citra Ayu" }));
  await user.click(screen.getByRole("button", { name: "Ubah keanggotaan" }));
  await user.click(sheet().getByRole("button", { name: "Ubah 2 anggota" }));
  expect(await sheet().findByText("Pilih status, tanggal, atau keduanya.")).toBeTruthy();
  await user.selectOptions(sheet().getByLabelText("Status"), "Ditangguhkan");
  await user.type(sheet().getByLabelText("Berlaku sampai"), "2001-06-30");
  await user.click(sheet().getByRole("button", { name: "Ubah 2 anggota" }));
  await waitFor(() => expect(screen.getAllByText("Ditangguhkan", { selector: "[role=cell] *" })).toHaveLength(2));
  expect(screen.getAllByText("30 Jun 2001")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Tindakan untuk data terpilih" })).toBeNull();
  expect(await members()).toBe(before - 2);
  await user.selectOptions(filter("Masa berlaku"), "Sudah habis");
  expect(await screen.findByText("2 hasil")).toBeTruthy();
});

test("the codes of a class leave out who has an account, and those of a selection say so", async () => {
  open("/admin/students");
  expect(await screen.findByText("3 anggota")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Kode aktivasi" }));
  await user.selectOptions(await sheet().findByLabelText("Kelas"), "XI IPA 1 (2 siswa aktif)");
  await user.click(sheet().getByRole("button", { name: "Buat 2 kode" }));
  expect(await screen.findByText("2 kode")).toBeTruthy();
  expect(screen.getAllByRole("img", { name: /^Kode QR aktivasi / })).toHaveLength(2);
  await user.click(screen.getByRole("link", { name: "Ke daftar anggota" }));

  await user.click(await screen.findByRole("checkbox", { name: "Pilih semua baris yang tampil" }));
  await user.click(
    within(screen.getByRole("region", { name: "Tindakan untuk data terpilih" })).getByRole("button", {
      name: "Kode aktivasi",
    }),
  );
  await user.click(sheet().getByRole("button", { name: "Buat 3 kode" }));
  expect(await screen.findByText("1 anggota dilewati")).toBeTruthy();
  expect(screen.getByText(/Budi Santoso sudah punya akun/)).toBeTruthy();
});

test("all results of a filter are selected, loaded or not, for codes, cards and membership", async () => {
  await library.database.write(testWrite, (tx) => insertStudents(tx, classOf("XII IPA 3", 260), new Date()));
  open("/admin/students?class_name=XII+IPA+3");
  expect(await screen.findByText("260 hasil")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }));
  const bar = () => within(screen.getByRole("region", { name: "Tindakan untuk data terpilih" }));
  await user.click(bar().getByRole("button", { name: "Pilih semua 260 hasil" }));
  expect(await bar().findByText("260 dipilih")).toBeTruthy();

  await user.click(bar().getByRole("button", { name: "Ubah keanggotaan" }));
  await user.selectOptions(sheet().getByLabelText("Status"), "Ditangguhkan");
  await user.click(sheet().getByRole("button", { name: "Ubah 260 anggota" }));
  await waitFor(async () => expect(await suspendedCount()).toBe(260));
  expect(screen.queryByRole("region", { name: "Tindakan untuk data terpilih" })).toBeNull();

  await user.click(screen.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }));
  await user.click(await bar().findByRole("button", { name: "Pilih semua 260 hasil" }));
  expect(await bar().findByText("260 dipilih")).toBeTruthy();
  await user.click(bar().getByRole("button", { name: "Kode aktivasi" }));
  await user.click(sheet().getByRole("button", { name: "Buat 260 kode" }));
  expect(await screen.findByText("260 kode")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Ke daftar anggota" }));
  await user.click(await bar().findByRole("button", { name: "Cetak kartu" }));
  expect(await screen.findByText("260 kartu")).toBeTruthy();
});

function classOf(className: string, size: number) {
  return Array.from({ length: size }, (_, index) => ({
    ...emptyStudent,
    memberKindId: 1,
    nis: `K${index}`,
    name: `Murid ${String(index).padStart(3, "0")}`,
    className,
  }));
}

async function suspendedCount(): Promise<number> {
  return library.database.read((reader) => reader.count(sql`FROM students WHERE status = 'suspended'`));
}
