import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { SettingsPage } from "../../../client/settings/SettingsPage";
import { LoanRuleService } from "../../../server/circulation/policy/LoanRuleService";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
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
  await screen.findByRole("list", { name: "Aturan peminjaman" });
};
const rules = () => within(screen.getByRole("list", { name: "Aturan peminjaman" }));
const sheet = async () => within(await screen.findByRole("dialog"));
const stored = () =>
  library.database.read((reader) =>
    reader.rows(sql`SELECT pair_key AS pairKey, loan_days AS loanDays, most_loans AS mostLoans FROM loan_rules`),
  );

test("a rule is made, changed and deleted at once, and the preview follows without being asked for", async () => {
  await open();
  await user.click(screen.getByRole("button", { name: "Tambah aturan" }));
  const adding = await sheet();
  await adding.findByRole("option", { name: "Guru" });
  await user.selectOptions(adding.getByLabelText("Jenis anggota"), "Guru");
  await waitFor(() =>
    expect(adding.getByLabelText("Lama pinjam (hari)")).toHaveProperty("placeholder", "7 (aturan umum)"),
  );
  await user.type(adding.getByLabelText("Lama pinjam (hari)"), "30");
  expect(
    await adding.findByText("Guru meminjam buku apa pun: 30 hari, 3 buku, perpanjang 2 kali, denda Rp500 per hari."),
  ).toBeInTheDocument();
  await user.click(adding.getByRole("button", { name: "Tambah aturan" }));
  await rules().findByText("Guru");
  expect(rules().getByText("30 hari")).toBeInTheDocument();
  expect(rules().getByRole("link", { name: "Riwayat perubahan Guru" })).toHaveProperty(
    "search",
    "?type=loanRule&record=1",
  );
  expect(await stored()).toEqual([{ pairKey: "2/any", loanDays: 30, mostLoans: null }]);

  const preview = within(screen.getByRole("group", { name: "Coba aturan" }));
  await user.selectOptions(preview.getByLabelText("Jenis anggota"), "Guru");
  expect(await preview.findByText(/^Guru meminjam buku apa pun: 30 hari, 3 buku/)).toBeInTheDocument();
  expect(preview.getByText(/^lama pinjam dari aturan Guru, jumlah buku dari aturan umum/)).toBeInTheDocument();

  await user.click(rules().getByRole("button", { name: "Sunting Guru" }));
  const editing = await sheet();
  await user.type(editing.getByLabelText("Batas jumlah pinjaman"), "9");
  await user.click(editing.getByRole("button", { name: "Simpan" }));
  expect(await preview.findByText(/^Guru meminjam buku apa pun: 30 hari, 9 buku/)).toBeInTheDocument();

  await user.click(rules().getByRole("button", { name: "Tindakan untuk Guru" }));
  await user.click(rules().getByRole("button", { name: "Hapus" }));
  await user.click((await sheet()).getByRole("button", { name: "Hapus aturan" }));
  expect(await preview.findByText(/^Guru meminjam buku apa pun: 7 hari, 3 buku/)).toBeInTheDocument();
  expect(rules().queryByText("Guru")).not.toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test("what the settings say of every loan is in the preview once they are saved", async () => {
  await open();
  const preview = within(screen.getByRole("group", { name: "Coba aturan" }));
  expect(await preview.findByText(/^Siswa meminjam buku apa pun: 7 hari, 3 buku/)).toBeInTheDocument();
  const days = screen.getByLabelText("Lama pinjam (hari)");
  await user.clear(days);
  await user.type(days, "14");
  await user.click(screen.getByRole("button", { name: /^Simpan/ }));
  expect(await preview.findByText(/^Siswa meminjam buku apa pun: 14 hari, 3 buku/)).toBeInTheDocument();
});

test("a pair that somebody else has made a rule for is named, and what is typed stays", async () => {
  await open();
  await new LoanRuleService(library.database).create(library.admin, { memberKindId: 3, loanDays: 5 });
  await user.click(screen.getByRole("button", { name: "Tambah aturan" }));
  const adding = await sheet();
  await user.type(adding.getByLabelText("Lama pinjam (hari)"), "10");
  await user.click(adding.getByRole("button", { name: "Tambah aturan" }));
  expect(await adding.findByText("Pilih jenis anggota, kategori, atau keduanya.")).toBeInTheDocument();
  await user.selectOptions(adding.getByLabelText("Jenis anggota"), "Karyawan");
  await user.click(adding.getByRole("button", { name: "Tambah aturan" }));
  expect((await adding.findAllByText(/sudah ada\. Sunting aturan itu\./)).length).toBeGreaterThan(0);
  expect(adding.getByLabelText("Lama pinjam (hari)")).toHaveValue("10");
});
