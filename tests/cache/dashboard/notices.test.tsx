import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DashboardPage } from "../../../client/dashboard/DashboardPage";
import { SettingsService } from "../../../server/settings/SettingsService";
import { givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const UNLIMITED = "Riwayat pembaca disimpan tanpa batas waktu";
let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(async () => {
  localStorage.clear();
  await library.close();
});

const keep = (anonymiseAfterMonths: number | null) =>
  new SettingsService(library.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" }).update(library.admin, {
    anonymiseAfterMonths,
  });
async function open() {
  library.render(<DashboardPage />, { at: "/admin" });
  await screen.findByRole("region", { name: "Perangkat di pintu belum diaktifkan" });
}

test("who waits stands before how the library does, and data to mend after both", async () => {
  await givenBooks(library.database, [{ title: "Tanpa kategori", copies: [{ itemCode: "B1" }] }]);
  await open();
  await screen.findByRole("heading", { name: "Data yang perlu dirapikan" });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const order = ["Perlu dibereskan", "Kegiatan terakhir", "Data yang perlu dirapikan"];
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
});

test("a library whose history has no end is told so", async () => {
  await keep(null);
  await open();
  const notice = await screen.findByRole("region", { name: UNLIMITED });
  expect(within(notice).getByRole("link", { name: "Atur privasi" })).toHaveAttribute("href", "/admin/settings#privasi");
});

test("one that has chosen an end is not told", async () => {
  await keep(36);
  await open();
  expect(screen.queryByRole("region", { name: UNLIMITED })).not.toBeInTheDocument();
});

test("each notice that can wait stays away from this browser by itself", async () => {
  await keep(null);
  await open();
  const notice = await screen.findByRole("region", { name: UNLIMITED });
  await userEvent.click(within(notice).getByRole("button", { name: "Nanti saja" }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  cleanup();

  await open();
  expect(screen.queryByRole("region", { name: UNLIMITED })).not.toBeInTheDocument();
});
