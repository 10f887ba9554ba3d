import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { SettingsPage } from "../../../client/settings/SettingsPage";
import { SettingsService } from "../../../server/settings/SettingsService";
import { visitor } from "../../../server/viewer";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const Shown: TypedDocumentNode<{ settings: { name: string; address: string | null; holidays: { name: string }[] } }> =
  gql`
    query SettingsForTheTest {
      settings {
        name
        address
        holidays(withinDays: 45) {
          name
        }
      }
    }
  `;

let library: TestLibrary;
let service: SettingsService;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  service = new SettingsService(library.database, { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" });
});
afterEach(() => library.close());

const open = async () => {
  library.render(
    <>
      <FlashMessages />
      <SettingsPage />
    </>,
    { at: "/admin/settings" },
  );
  await screen.findByLabelText("Nama perpustakaan");
};
const retype = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
};
const save = () => user.click(screen.getByRole("button", { name: /^Simpan/ }));
const shown = () => library.client.query({ query: Shown, fetchPolicy: "cache-first" });

test("what is saved is what every page shows, without asking again", async () => {
  await shown();
  await open();
  await retype("Nama perpustakaan", "Pustaka Kartini");
  await retype("Alamat", "Jalan Baru 2");
  expect(screen.getByText("2 isian belum disimpan")).toBeInTheDocument();
  await save();
  await screen.findByText("Semua tersimpan");

  const { data } = await shown();
  expect(data?.settings).toMatchObject({ name: "Pustaka Kartini", address: "Jalan Baru 2" });
  await retype("Nama perpustakaan", "");
  await save();
  await waitFor(() => expect(screen.getByLabelText("Nama perpustakaan")).toHaveValue("Perpustakaan Aksara"));
});

test("what is refused is said at its field, which keeps what was typed", async () => {
  await open();
  await retype("Email", "bukan");
  await retype("Senin tutup", "6.00");
  await save();

  expect(await screen.findByText("Jam tutup harus setelah jam buka.")).toBeInTheDocument();
  expect(screen.getByLabelText("Senin tutup")).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Senin buka")).not.toHaveAttribute("aria-invalid");
  expect(screen.getByLabelText("Email")).toHaveValue("bukan");
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect((await service.read(visitor)).revision).toBe(0);
  await user.click(screen.getByRole("button", { name: "Buang perubahan" }));
  expect(screen.getByLabelText("Senin tutup")).toHaveValue("15.00");
});

test("another administrator's change is shown before it would be overwritten, and what nobody else touched is kept", async () => {
  await open();
  await retype("Nama perpustakaan", "Punyaku");
  await retype("Telepon", "021 1");
  await service.update(library.admin, { name: "Punya orang lain", address: "Jalan Lain" });
  await save();

  expect(await screen.findByText("Petugas lain baru saja mengubah Nama perpustakaan, Alamat.")).toBeInTheDocument();
  expect(await service.read(visitor)).toMatchObject({ name: "Punya orang lain", phone: null });
  expect(screen.getByLabelText("Alamat")).toHaveValue("Jalan Lain");
  expect(screen.getByLabelText("Nama perpustakaan")).toHaveValue("Punyaku");
  await user.click(screen.getByRole("button", { name: "Pakai Nama perpustakaan yang tersimpan" }));
  await save();
  await screen.findByText("Semua tersimpan");
  expect(await service.read(visitor)).toMatchObject({
    name: "Punya orang lain",
    phone: "021 1",
    address: "Jalan Lain",
  });
});

test("a year's national holidays are filled in once, with or without joint leave, and saved with the form", async () => {
  await open();
  const section = within(screen.getByRole("region", { name: "Hari libur" }));
  await user.selectOptions(section.getByLabelText("Tahun"), "2027");
  await user.click(section.getByRole("button", { name: "Isi libur nasional 2027" }));
  expect(
    await section.findByText(/^8 hari ditambahkan, belum disimpan\. SKB 3 Menteri untuk 2027 belum ada/),
  ).toBeInTheDocument();
  expect(section.getAllByRole("listitem")).toHaveLength(8);
  await user.click(section.getByRole("button", { name: "Hapus Hari Buruh Internasional, Sabtu, 1 Mei 2027" }));
  const adding = within(section.getByRole("group", { name: "Tambah hari libur" }));
  await user.click(adding.getByRole("button", { name: "Tambah" }));
  expect(section.getByText("Isi tanggalnya.")).toBeInTheDocument();
  await save();
  await screen.findByText("Semua tersimpan");
  expect(await service.holidays(visitor)).toHaveLength(7);
  await user.click(section.getByRole("button", { name: "Isi libur nasional 2027" }));
  expect(await section.findByText(/^1 hari ditambahkan, belum disimpan; 7 hari sudah ada/)).toBeInTheDocument();
});

test("a library whose history is kept for ever is told so, and one that forgets what it would forget", async () => {
  library.render(<SettingsPage />, { at: "/admin/settings" });
  const months = await screen.findByLabelText<HTMLInputElement>("Hapus nama dari riwayat setelah (bulan)");
  expect(months.value).toBe("36");
  expect(await screen.findByText(/^Saat ini tidak ada riwayat sebelum /)).toBeInTheDocument();
  await user.clear(months);
  expect(await screen.findByText("Riwayat disimpan terus, tanpa batas waktu.")).toBeInTheDocument();
  expect(screen.queryByText(/^Saat ini tidak ada riwayat sebelum /)).toBeNull();
  expect(screen.getByText(/^Alamat IP di Catatan Aktivitas selalu dihapus setelah 90 hari\./)).toBeInTheDocument();
});
