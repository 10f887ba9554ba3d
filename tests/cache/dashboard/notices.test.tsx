import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { DashboardPage } from "../../../client/dashboard/DashboardPage";
import { SettingsService } from "../../../server/settings/SettingsService";
import { givenBooks } from "../../support/givenBooks";
import { testWrite } from "../../support/testWrite";
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

const founded = (moment: string) =>
  library.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET created_at = ${moment}`));

test("a library without a backup of the last two days is told so, and cannot put it off", async () => {
  await founded("2026-01-01 00:00:00");
  await open();
  const notice = await screen.findByRole("region", { name: "Perpustakaan ini belum punya cadangan" });
  expect(within(notice).getByRole("link", { name: "Periksa cadangan" })).toHaveAttribute(
    "href",
    "/admin/settings#cadangan",
  );
  expect(within(notice).queryByRole("button")).not.toBeInTheDocument();
});

test("a library whose backups cannot be written is told so, a new one of nothing", async () => {
  await open();
  expect(screen.queryByRole("region", { name: /cadangan/iu })).not.toBeInTheDocument();
  cleanup();
  await library.client.clearStore();
  rmSync(join(library.dataDir, "backups"), { recursive: true });
  writeFileSync(join(library.dataDir, "backups"), "");
  await open();
  expect(await screen.findByRole("region", { name: "Cadangan tidak dapat disimpan" })).toBeInTheDocument();
});
