import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";

import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { MyBorrowings } from "../../../client/circulation/own/MyBorrowings";
import { MyLoanHistory } from "../../../client/circulation/own/MyLoanHistory";
import { ReadyReservations, WaitingReservations } from "../../../client/circulation/own/MyReservations";
import { LendingService } from "../../../server/circulation/lending/LendingService";
import { SettingsService } from "../../../server/settings/SettingsService";
import { system } from "../../../server/viewer";
import { givenBooks } from "../../support/givenBooks";
import { givenStudent, givenUser, PASSWORD } from "../../support/people";
import { dom } from "../support/domGlobals";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  const studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenUser(database, { username: "rina", studentId });
  await givenBooks(
    database,
    ["Laut Bercerita", "Edensor", "Saman"].map((title, place) => ({
      title,
      copies: [{ itemCode: `B0000${place + 1}` }],
    })),
  );
  const settings = new SettingsService(database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
  await settings.update(system, { studentsMayClearHistory: true });
  const at = (daysAgo: number) => ({
    timeZone: "Asia/Jakarta",
    now: () => new Date(Date.now() - daysAgo * 86_400_000),
  });
  const desk = (daysAgo: number) => new LendingService(database, at(daysAgo));
  // One that came back in time, one late that is not paid for, and one that is out.
  await desk(40).borrow(admin, { nis: "240101", itemCode: "B00001" });
  await desk(40).borrow(admin, { nis: "240101", itemCode: "B00002" });
  await desk(39).returnCopy(admin, { itemCode: "B00001" });
  await desk(2).returnCopy(admin, { itemCode: "B00002" });
  await desk(1).borrow(admin, { nis: "240101", itemCode: "B00003", confirm: ["debt"], reason: "Izin guru" });
  // The librarian of every test library is logged in, and leaves to the student.
  dom.cookieJar.removeAllCookiesSync();
  await fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "rina", password: PASSWORD }),
  });
});
afterEach(() => library.close());

const titlesIn = (list: HTMLElement) =>
  within(list)
    .queryAllByRole("listitem")
    .map(({ textContent }) => /Laut Bercerita|Edensor|Saman/u.exec(textContent)?.[0]);
const history = () => screen.getByRole("group");
const cachedLoans = () =>
  Object.keys(library.client.cache.extract() as object).filter((id) => id.startsWith("Borrowing:"));

async function open() {
  library.render(
    <>
      <FlashMessages />
      <ReadyReservations>
        <MyBorrowings />
      </ReadyReservations>
      <WaitingReservations />
      <MyLoanHistory />
    </>,
    { at: "/user-info" },
  );
  await screen.findAllByText("Saman");
  await user.click(screen.getByText("Riwayat peminjaman"));
  await screen.findAllByText("Laut Bercerita");
}

const clear = async () => {
  await user.click(screen.getByRole("button", { name: "Hapus riwayat" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Hapus riwayat" }));
};

test("a history that its student clears is gone from every list and from the cache, and what is open stays", async () => {
  await open();
  expect(titlesIn(history()).sort()).toEqual(["Edensor", "Laut Bercerita"]);
  expect(cachedLoans()).toHaveLength(3);
  const start = library.operations.length;
  await clear();

  expect(await screen.findByText("Riwayat dihapus: 1 peminjaman dan 0 reservasi.")).toBeTruthy();
  await waitFor(() => expect(titlesIn(history())).toEqual(["Edensor"]));
  expect(titlesIn(screen.getByRole("region", { name: "Pinjaman saya" }))).toEqual(["Saman"]);
  await waitFor(() => expect(cachedLoans()).toHaveLength(2));
  expect(JSON.stringify(library.client.cache.extract())).not.toContain("Laut Bercerita");
  // Ended reservations are forgotten with the loans: their list is asked for anew too.
  await waitFor(() => expect(library.operations.slice(start)).toContain("MyReservations"));
  // Named to the library are the two that are open, by either count.
  const named = await library.database.read((reader) =>
    reader.count(sql`FROM borrowings WHERE student_id IS NOT NULL`),
  );
  expect(named).toBe(2);
});

test("a history that the library keeps after all stays as it was, with the reason", async () => {
  await open();
  const settings = new SettingsService(library.database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
  await settings.update(system, { studentsMayClearHistory: false });
  await clear();
  expect(await screen.findByText(/^Perpustakaan menyimpan riwayat peminjaman\./)).toBeTruthy();
  expect(titlesIn(history()).sort()).toEqual(["Edensor", "Laut Bercerita"]);
  expect(cachedLoans()).toHaveLength(3);
});
