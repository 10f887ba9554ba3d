import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { ReportFormPage } from "../../../client/reports/forms/ReportFormPage";
import { givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

const open = (at: string) =>
  library.render(
    <Routes>
      <Route path="/admin/reports/:form" element={<ReportFormPage />} />
    </Routes>,
    { at },
  );

test("a form is of this month, and of whatever period is chosen, with files of the same days", async () => {
  await givenBooks(library.database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "A1", acquiredAt: "2020-02-29" }, { itemCode: "A2" }] },
  ]);
  const { url } = open("/admin/reports/periodic?from=2020-02-01&to=2020-02-29");
  const collection = await screen.findByRole("table", { name: "Koleksi per klasifikasi" });
  const total = within(collection).getByRole("row", { name: /^Jumlah/u });
  expect(
    within(total)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["1", "2", "1", "1", "0"]);

  await userEvent.selectOptions(screen.getByLabelText("Jenis periode"), "Tahun ajaran");
  await waitFor(() => expect(url()).toMatch(/from=\d{4}-07-01&to=\d{4}-06-30$/u));
  expect(screen.getByRole("link", { name: "Unduh PDF" }).getAttribute("href")).toMatch(
    /^\/api\/reports\/forms\/periodic\/export\?from=\d{4}-07-01&to=\d{4}-06-30&format=pdf$/u,
  );
  expect(await screen.findByRole("table", { name: "Kunjungan per bulan" })).toBeInTheDocument();
});

test("figures that no system knows are left to be filled in", async () => {
  open("/admin/reports/national");
  const table = await screen.findByRole("table", { name: "Layanan dan tenaga" });
  expect(within(table).getByRole("row", { name: /^Tenaga perpustakaan Isi sendiri/u })).toBeInTheDocument();
});

test("days that are none are refused with what to do", async () => {
  open("/admin/reports/periodic?from=2020-01-01&to=2024-01-01");
  expect(
    await screen.findByText("Laporan maksimal satu tahun. Pilih tanggal awal yang lebih baru."),
  ).toBeInTheDocument();
});
