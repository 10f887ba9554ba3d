import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";
import { useState } from "react";
import { ReportsPage } from "../../../client/reports/ReportsPage";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService";
import { isBookKeptFor } from "../../../server/circulation/reservations/keptForStudents";
import { SettingsService } from "../../../server/settings/SettingsService";
import { GuestBookService } from "../../../server/visits/guestBook/GuestBookService";
import { copies, givenBooks } from "../../support/givenBooks";
import { givenOverdueLoan } from "../../support/circulation/overdueLoan";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const DAY_MS = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
/** From before the loans that were made a month ago, until after today by any clock. */
const RANGE = `/admin/reports?from=${dayOf(Date.now() - 60 * DAY_MS)}&to=${dayOf(Date.now() + 2 * DAY_MS)}`;

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  const studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X IPS 2" });
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE students SET phone = '0812-3456-7890', email = 'rina@sekolah.sch.id' WHERE nis = '240101'`),
  );
  await givenBooks(database, [
    {
      title: "Bumi Manusia",
      classification: { code: "899.221" },
      copies: [{ itemCode: "B00001" }, { itemCode: "B00002" }],
    },
    { title: "Sapiens", classification: { code: "909" }, copies: [{ itemCode: "B00003" }] },
    ...Array.from({ length: 25 }, (_, index) => ({
      title: `Sunyi ${String(index + 1).padStart(2, "0")}`,
      source: "Hibah",
      copies: copies(1),
    })),
  ]);
  for (const [nis, itemCode] of [
    ["240101", "B00001"],
    ["240101", "B00003"],
    ["240102", "B00002"],
  ] as const)
    await givenOverdueLoan(database, admin, { nis, itemCode });
  const ledger = new LedgerEditingService(database, "Asia/Jakarta");
  await ledger.createFine(admin, { studentId, chargeReason: "damaged", amount: 5_000, reason: "Sampul sobek" });
  const guestBook = new GuestBookService(database, "Asia/Jakarta", isBookKeptFor);
  for (const visit of [
    { nis: "240101", purpose: "reading" },
    { visitorName: "Sri Wahyuni", institution: "SMA 3", purpose: "reference" },
    { className: "X IPA 1", peopleCount: 30, purpose: "assignment" },
  ])
    await guestBook.recordVisit(admin, visit, { address: "127.0.0.1", doorKey: null });
});
afterEach(() => library.close());

const bars = async (title: string) =>
  within(await screen.findByRole("list", { name: title }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("shows who borrowed and who came most, of all or of a class", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  expect(await bars("Peminjam teraktif")).toEqual([
    "1Rina KartikaXI IPA 12 peminjaman",
    "2Budi SantosoX IPS 21 peminjaman",
  ]);
  expect(await bars("Pengunjung teraktif")).toEqual(["1Rina KartikaXI IPA 11 kunjungan"]);
  const shown = within(screen.getByRole("region", { name: "Anggota teraktif" }));
  await user.selectOptions(shown.getByLabelText("Kelas"), "X IPS 2");
  await shown.findByText("Belum ada kunjungan pada tanggal ini.");
  expect(await bars("Peminjam teraktif")).toEqual(["1Budi SantosoX IPS 21 peminjaman"]);
});

test("is printed under the library's head, and signed by those whom the settings name", async () => {
  const settings = new SettingsService(library.database, { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" });
  await settings.update(library.admin, {
    parentOrganisation: "SMA Negeri 1 Bandung",
    letterCity: "Bandung",
    signatories: [
      { position: "Kepala Perpustakaan", name: "Siti Rahayu, S.Pd.", nip: "19700101" },
      { position: "Kepala Sekolah" },
    ],
  });
  library.render(<ReportsPage />, { at: RANGE });
  await screen.findByText("SMA Negeri 1 Bandung");
  const signatures = screen.getByText("Mengetahui,").closest(".only-print");
  expect(signatures?.textContent).toMatch(
    /^Mengetahui,Kepala Sekolah,NIP\/NUPTK Bandung, \d+ \w+ \d{4}Kepala Perpustakaan,Siti Rahayu, S\.Pd\.NIP\/NUPTK 19700101$/u,
  );
});

test("shows what was lent, who came, who may borrow and what came in as bars, each with its number", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  expect(await bars("Peminjaman per kelas")).toEqual([
    "XI IPA 1 · 1 peminjam2 peminjaman",
    "X IPS 2 · 1 peminjam1 peminjaman",
  ]);
  const divisions = await bars("Peminjaman per klasifikasi");
  expect(divisions).toContain("800 Kesusastraan2 peminjaman");
  expect(divisions).toContain("900 Sejarah dan geografi1 peminjaman");
  expect(await bars("Paling sering dipinjam")).toEqual(["1Bumi Manusia2 peminjaman", "2Sapiens1 peminjaman"]);
  expect(await bars("Pengunjung per kelas")).toEqual(["X IPA 130 orang", "XI IPA 11 orang"]);
  expect(await bars("Pengunjung menurut jenis")).toEqual([
    "Siswa, guru, dan karyawan1 orang",
    "Rombongan kelas30 orang",
    "Tamu1 orang",
  ]);
  expect((await bars("Keperluan"))[0]).toBe("Mengerjakan tugas30 orang");
  expect(await bars("Anggota menurut jenis")).toEqual([
    "Siswa2 anggota",
    "Guru0 anggota",
    "Karyawan0 anggota",
    "Umum0 anggota",
    "Mahasiswa0 anggota",
  ]);
  expect(await bars("Anggota per kelas")).toEqual(["X IPS 21 anggota"]);
  expect(await bars("Anggota per kelas, lanjutan")).toEqual(["XI IPA 11 anggota"]);
  expect(await bars("Menurut sumber perolehan")).toEqual([
    "Hibah25 judul25 eksemplar",
    "Sumber tidak disebut2 judul3 eksemplar",
  ]);
  expect((await bars("Eksemplar baru per bulan")).join(" ")).toMatch(/27 judul28 eksemplar/);
});

test("says beside what was spent how many copies have no price", async () => {
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE copies SET price = 85000 WHERE item_code IN ('B00001', 'B00003')`),
  );
  library.render(<ReportsPage />, { at: RANGE });
  expect((await bars("Menurut sumber perolehan"))[1]).toBe(
    "Sumber tidak disebut2 judul · Rp170.000 · 1 eksemplar tanpa harga3 eksemplar",
  );
  expect((await bars("Menurut sumber perolehan"))[0]).toBe("Hibah25 judul25 eksemplar");
});

test("says of the figures that the calendar decides that today's calendar did", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  const note = "Menurut kalender hari libur saat ini.";
  const loans = await screen.findByRole("table", { name: "Peminjaman" });
  const services = await screen.findByRole("table", { name: "Layanan dan kunjungan" });
  expect(within(loans).getByRole("row", { name: /^Terlambat / })).toHaveTextContent(note);
  expect(within(services).getByRole("row", { name: /^Hari buka / })).toHaveTextContent(note);
  expect(screen.getAllByText(note)).toHaveLength(2);
});

test("shows fines by month, reason and kind", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  expect((await bars("Denda per bulan")).at(-1)).toMatch(/Rp5\.000$/);
  expect(await bars("Dikenakan menurut alasan")).toEqual([
    "TerlambatRp0",
    "HilangRp0",
    "RusakRp5.000",
    "Biaya keanggotaanRp0",
    "LainnyaRp0",
  ]);
  expect(await bars("Denda menurut jenis catatan")).toEqual([
    "DikenakanRp5.000",
    "DibayarRp0",
    "Pengembalian uangRp0",
    "DibebaskanRp0",
    "Ganti bukuRp0",
    "Belum lunasRp5.000",
  ]);
});

test("names who is late, of what, for how long and how they are reached", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  const late = within(await screen.findByRole("list", { name: "Terlambat hari ini" }));
  const [rina, budi] = ["Rina Kartika", "Budi Santoso"].map((name) =>
    late.getAllByRole("listitem").find(({ textContent }) => textContent.includes(name)),
  );
  expect(rina).toHaveTextContent(/XI IPA 1 · 240101/);
  expect(rina).toHaveTextContent(/B00001 · jatuh tempo/);
  expect(rina).toHaveTextContent(/\d+ hariRp[\d.]+$/);
  const ofRina = within(rina ?? document.body);
  expect(ofRina.getByRole("link", { name: "0812-3456-7890" })).toHaveAttribute("href", "tel:081234567890");
  expect(ofRina.getByRole("link", { name: "rina@sekolah.sch.id" })).toBeTruthy();
  expect(ofRina.getByRole("link", { name: "Tulis WhatsApp ke Rina Kartika" })).toBeTruthy();
  expect(budi).toHaveTextContent("Tanpa kontak");
});

test("lists the titles that nobody borrowed page by page, and says how many there are", async () => {
  library.render(<ReportsPage />, { at: RANGE });
  const list = await screen.findByRole("list", { name: "Judul tidak pernah dipinjam" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.getByText("20 dari 25 judul ditampilkan")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Muat lebih banyak" }));
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(25));
  expect(within(list).getAllByRole("listitem").at(-1)).toHaveTextContent("Sunyi 25");
  expect(screen.queryByRole("button", { name: "Muat lebih banyak" })).toBeNull();
});

function Desk() {
  const [shows, setShows] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShows(!shows)}>
        Buka atau tinggalkan
      </button>
      {shows && <ReportsPage />}
    </>
  );
}

test("counts anew when it is opened again, and asks for nothing while it is left", async () => {
  library.render(<Desk />, { at: RANGE });
  expect((await bars("Pengunjung menurut jenis"))[2]).toBe("Tamu1 orang");
  await bars("Judul tidak pernah dipinjam");
  await user.click(screen.getByRole("button", { name: "Buka atau tinggalkan" }));
  const asked = library.operations.length;
  await givenBooks(library.database, [{ title: "Baru", copies: copies(1) }]);
  await new GuestBookService(library.database, "Asia/Jakarta", isBookKeptFor).recordVisit(
    library.admin,
    { visitorName: "Joko", institution: "SMA 1", purpose: "reading" },
    { address: "127.0.0.1", doorKey: null },
  );
  expect(library.operations).toHaveLength(asked);
  await user.click(screen.getByRole("button", { name: "Buka atau tinggalkan" }));
  await screen.findByText("20 dari 26 judul ditampilkan");
  await waitFor(async () => expect((await bars("Pengunjung menurut jenis"))[2]).toBe("Tamu2 orang"));
  expect((await bars("Keperluan")).find((text) => text.startsWith("Membaca"))).toBe("Membaca2 orang");
});
