import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { SettingsPage } from "../../../client/settings/SettingsPage";
import { MemberKindService } from "../../../server/students/memberKinds/MemberKindService";
import { givenStudent } from "../../support/people";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

const list = () => screen.findByRole("list", { name: "Jenis anggota" });
const shown = async () =>
  within(await list())
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const stored = async () => {
  const page = await new MemberKindService(library.database).page(library.admin, { first: 100 });
  return page.edges.map(({ node }) => node.name);
};
const open = async () => {
  library.render(
    <>
      <FlashMessages />
      <SettingsPage />
    </>,
    { at: "/admin/settings" },
  );
  return within(await list());
};
const sheet = async () => within(await screen.findByRole("dialog"));
/** An act in the menu of a row. */
const choose = async (kind: string, act: string) => {
  await user.click(within(await list()).getByRole("button", { name: `Tindakan untuk ${kind}` }));
  await user.click(within(await screen.findByRole("list", { name: `Tindakan untuk ${kind}` })).getByText(act));
};

test("a kind is added and changed at once, and rules of lending can be made for it", async () => {
  await open();
  await user.click(screen.getByRole("button", { name: "Tambah jenis" }));
  const adding = await sheet();
  await user.click(adding.getByRole("button", { name: "Tambah jenis" }));
  expect(await adding.findByText("Nama jenis wajib diisi.")).toBeInTheDocument();
  await user.type(adding.getByLabelText("Nama jenis"), "Alumni");
  await user.type(adding.getByLabelText("Nama nomor"), "No. alumni");
  await user.type(adding.getByLabelText("Masa keanggotaan (bulan)"), "24");
  await user.type(adding.getByLabelText("Biaya pendaftaran (Rp)"), "25.000");
  await user.click(adding.getByRole("button", { name: "Tambah jenis" }));
  await waitFor(async () => expect((await shown()).at(-1)).toMatch(/^AlumniNo. alumni, berlaku 24 bulan, biaya/));

  const preview = within(screen.getByRole("group", { name: "Coba aturan" }));
  expect(await preview.findByRole("option", { name: "Alumni" })).toBeInTheDocument();

  await user.click(within(await list()).getByRole("button", { name: "Sunting Alumni" }));
  const editing = await sheet();
  await user.clear(editing.getByLabelText("Nama jenis"));
  await user.type(editing.getByLabelText("Nama jenis"), "guru");
  await user.click(editing.getByRole("button", { name: "Simpan" }));
  expect((await editing.findAllByText(/Jenis anggota dengan nama ini sudah ada/)).length).toBeGreaterThan(0);
  expect(editing.getByLabelText("Nama jenis")).toHaveValue("guru");
});

test("a kind that members are of is deleted with a replacement, which has them then", async () => {
  await givenStudent(library.database, { memberKindId: 4 });
  await open();
  await waitFor(async () => expect((await shown())[3]).toContain("1 anggota"));
  await choose("Umum", "Hapus");
  const deleting = await sheet();
  await user.click(deleting.getByRole("button", { name: "Hapus jenis" }));
  expect(await deleting.findByText("Pilih jenis penggantinya.")).toBeInTheDocument();
  expect(await stored()).toContain("Umum");
  await user.selectOptions(deleting.getByLabelText("Pengganti"), "Guru");
  await user.click(deleting.getByRole("button", { name: "Hapus dan ganti" }));
  expect(await screen.findByText("“Umum” dihapus dan digantikan oleh “Guru”.")).toBeInTheDocument();
  await waitFor(async () => expect(await shown()).toHaveLength(4));
  expect((await shown())[1]).toContain("1 anggota");
  expect(await stored()).toEqual(["Siswa", "Guru", "Karyawan", "Mahasiswa"]);
});

test("a kind is moved up, and the first one can only go down", async () => {
  await open();
  await choose("Guru", "Naikkan");
  await waitFor(async () => expect((await shown())[0]).toMatch(/^Guru/));
  expect(await stored()).toEqual(["Guru", "Siswa", "Karyawan", "Umum", "Mahasiswa"]);
  await user.click(within(await list()).getByRole("button", { name: "Tindakan untuk Guru" }));
  const menu = within(await screen.findByRole("list", { name: "Tindakan untuk Guru" }));
  expect(menu.getByText("Turunkan")).toBeInTheDocument();
  expect(menu.queryByText("Naikkan")).not.toBeInTheDocument();
});
