import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { AdminVisitsPage } from "../../../client/visits/admin/AdminVisitsPage";
import { isBookKeptFor } from "../../../server/circulation/reservations/keptForStudents";
import { GuestBookService } from "../../../server/visits/guestBook/GuestBookService";
import { pick } from "../../../server/platform/database/columns";
import { forgetGuests } from "../../../server/visits/forgetVisits";
import { VisitEditingService } from "../../../server/visits/VisitEditingService";
import { visitTable } from "../../../server/visits/Visit.entity";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

const ThisMonth: TypedDocumentNode<{ libraryInfo: { visitsThisMonth: number } }> = gql`
  query VisitsThisMonthForTheTest {
    libraryInfo {
      visitsThisMonth
    }
  }
`;

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X IPS 2" });
  const guestBook = new GuestBookService(database, "Asia/Jakarta", isBookKeptFor);
  for (const visit of [
    { nis: "240101", purpose: "reading" },
    { nis: "240102", purpose: "internet" },
    { visitorName: "Sri Wahyuni", institution: "SMA 3", purpose: "reference" },
    { className: "X IPA 1", peopleCount: 30, purpose: "assignment" },
  ])
    await guestBook.recordVisit(admin, visit, { address: "127.0.0.1", doorKey: null });
});
afterEach(() => library.close());

const open = (at = "/admin/visits") =>
  library.render(
    <>
      <FlashMessages />
      <AdminVisitsPage />
    </>,
    { at },
  );
const lines = () =>
  within(screen.getByRole("region", { name: "Daftar kunjungan" }))
    .queryAllByRole("listitem")
    .filter((line) => line.querySelector("time"));
const line = (name: string) =>
  within(lines().find((found) => found.textContent.includes(name)) ?? screen.getByText(name));
const names = () => lines().map((found) => found.querySelector("b")?.textContent);
const totals = (text: string) => screen.findByRole("heading", { level: 2, name: text });
const ranks = (title: string) =>
  within(screen.getByRole("region", { name: title }))
    .queryAllByRole("listitem")
    .map((item) => item.textContent);
const sheet = () => within(screen.getByRole("dialog"));
const visitsThisMonth = async () =>
  (await library.client.query({ query: ThisMonth })).data?.libraryInfo.visitsThisMonth;
const chosenBar = () => screen.getByRole("slider").getAttribute("aria-valuetext");

test("shows who came, the newest first, with totals, the chart and what came most", async () => {
  open();
  await totals("33 orang dalam 4 kunjungan");
  await waitFor(() => expect(names()).toEqual(["Kelas X IPA 1", "Sri Wahyuni", "Budi Santoso", "Rina Kartika"]));
  expect(line("Rina Kartika").getByText("240101")).toBeTruthy();
  expect(line("Sri Wahyuni").getByText("Tamu · SMA 3")).toBeTruthy();
  expect(line("Kelas X IPA 1").getByText("30 orang")).toBeTruthy();
  expect(ranks("Kelas")).toEqual(["X IPA 130 orang", "X IPS 21 orang", "XI IPA 11 orang"]);
  expect(ranks("Keperluan")[0]).toBe("Mengerjakan tugas30 orang");
  expect(chosenBar()).toMatch(/: 33 orang$/);
});

test("a correction is seen at once in the list, the totals, the chart and the month's visits", async () => {
  expect(await visitsThisMonth()).toBe(33);
  open();
  await totals("33 orang dalam 4 kunjungan");
  await waitFor(() => expect(lines()).toHaveLength(4));
  await user.click(line("Kelas X IPA 1").getByRole("button", { name: /^Sunting / }));
  const people = sheet().getByLabelText("Jumlah orang");
  await user.clear(people);
  await user.type(people, "300");
  await user.click(sheet().getByRole("button", { name: "Simpan" }));
  // Told at its field, and what was typed stays.
  await waitFor(() => expect(people).toHaveAttribute("aria-invalid", "true"));
  expect(people).toHaveValue("300");
  await user.clear(people);
  await user.type(people, "28");
  await user.selectOptions(sheet().getByLabelText("Keperluan (opsional)"), "Diskusi");
  await user.click(sheet().getByRole("button", { name: "Simpan" }));

  await totals("31 orang dalam 4 kunjungan");
  expect(line("Kelas X IPA 1").getByText("28 orang")).toBeTruthy();
  expect(line("Kelas X IPA 1").getByText("Diskusi")).toBeTruthy();
  expect(ranks("Keperluan")[0]).toBe("Diskusi28 orang");
  expect(chosenBar()).toMatch(/: 31 orang$/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await visitsThisMonth()).toBe(31);
});

test("a guest whose name is forgotten is corrected without being asked for one", async () => {
  await library.database.write(testWrite, async (tx) => {
    const [guest] = await tx.select(pick(visitTable, "id"), sql`FROM visits WHERE kind = 'guest'`);
    await forgetGuests(tx, { ids: [guest?.id ?? 0], timeZone: "Asia/Jakarta" });
  });
  open("/admin/visits?kind=guest");
  await totals("1 orang dalam 1 kunjungan");
  await user.click(await screen.findByRole("button", { name: /^Sunting Tidak lagi dicatat/ }));
  expect(sheet().queryByLabelText("Nama")).toBeNull();
  const institution = sheet().getByLabelText("Instansi (opsional)");
  await user.clear(institution);
  await user.type(institution, "SMA 4");
  await user.click(sheet().getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Tamu · SMA 4")).toBeTruthy();
});

test("a visit that is corrected out of what is shown leaves the list", async () => {
  open("/admin/visits?class_name=XI+IPA+1");
  await totals("1 orang dalam 1 kunjungan");
  await waitFor(() => expect(names()).toEqual(["Rina Kartika"]));
  await user.click(line("Rina Kartika").getByRole("button", { name: /^Sunting / }));
  const className = sheet().getByLabelText("Kelas saat berkunjung (opsional)");
  await user.clear(className);
  await user.type(className, "XI IPA 2");
  await user.click(sheet().getByRole("button", { name: "Simpan" }));
  expect(await screen.findByRole("heading", { name: "Tidak ada yang cocok" })).toBeTruthy();
  await totals("0 orang dalam 0 kunjungan");
});

test("a voided visit is gone from the list, the totals, the chart and the month's visits", async () => {
  expect(await visitsThisMonth()).toBe(33);
  open();
  await totals("33 orang dalam 4 kunjungan");
  await waitFor(() => expect(lines()).toHaveLength(4));
  await user.click(line("Kelas X IPA 1").getByRole("button", { name: /^Tindakan untuk / }));
  await user.click(line("Kelas X IPA 1").getByText("Batalkan kunjungan"));
  expect(sheet().getByText(/30 orang tidak lagi dihitung/)).toBeTruthy();
  await user.click(sheet().getByRole("button", { name: "Batalkan kunjungan" }));

  await totals("3 orang dalam 3 kunjungan");
  expect(names()).toEqual(["Sri Wahyuni", "Budi Santoso", "Rina Kartika"]);
  expect(ranks("Kelas")).toEqual(["X IPS 21 orang", "XI IPA 11 orang"]);
  expect(chosenBar()).toMatch(/: 3 orang$/);
  await waitFor(() => expect(screen.getByRole("region", { name: "Daftar kunjungan" })).toHaveFocus());
  expect(await visitsThisMonth()).toBe(3);
});

test("a visit that somebody else has voided meanwhile leaves the list all the same, with its figures", async () => {
  open();
  await totals("33 orang dalam 4 kunjungan");
  await user.click(line("Sri Wahyuni").getByRole("button", { name: /^Tindakan/ }));
  await user.click(line("Sri Wahyuni").getByText("Batalkan kunjungan"));
  const { database, admin } = library;
  const [guest] = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM visits WHERE kind = 'guest'`),
  );
  await new VisitEditingService(database, "Asia/Jakarta").voidVisit(admin, guest?.id ?? 0);
  await user.click(sheet().getByRole("button", { name: "Batalkan kunjungan" }));
  await totals("32 orang dalam 3 kunjungan");
  expect(names()).not.toContain("Sri Wahyuni");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("figures that were seen with other filters are asked for again", async () => {
  open("/admin/visits?kind=class");
  await totals("30 orang dalam 1 kunjungan");
  await user.selectOptions(screen.getByLabelText("Pengunjung"), "Tamu");
  await totals("1 orang dalam 1 kunjungan");
  await waitFor(() => expect(names()).toEqual(["Sri Wahyuni"]));
  const { database, admin } = library;
  await new GuestBookService(database, "Asia/Jakarta", isBookKeptFor).recordVisit(
    admin,
    { className: "X IPA 2", peopleCount: 20 },
    { address: "127.0.0.1", doorKey: null },
  );
  await user.selectOptions(screen.getByLabelText("Pengunjung"), "Kelas");
  await totals("50 orang dalam 2 kunjungan");
  await waitFor(() => expect(names()).toEqual(["Kelas X IPA 2", "Kelas X IPA 1"]));
});

test("a class that comes is recorded, shown and greeted; one that is recorded already is told so", async () => {
  open();
  await totals("33 orang dalam 4 kunjungan");
  for (const outcome of [
    /^Selamat (?:pagi|siang|sore|malam), kelas XII IPA 1$/,
    "Kunjungan kelas XII IPA 1 tadi sudah tercatat.",
  ]) {
    await user.click(screen.getByRole("button", { name: "Catat kunjungan kelas" }));
    await user.type(sheet().getByLabelText("Kelas"), "XII IPA 1");
    await user.type(sheet().getByLabelText("Jumlah orang"), "25");
    await user.click(sheet().getByRole("button", { name: "Catat kunjungan" }));
    expect(await screen.findByText(outcome)).toBeTruthy();
    await totals("58 orang dalam 5 kunjungan");
    await waitFor(() => expect(names()[0]).toBe("Kelas XII IPA 1"));
  }
});

test("filters stand in the URL, are read from it, and narrow list and figures alike", async () => {
  const { url } = open("/admin/visits?kind=student&purpose=reading");
  await totals("1 orang dalam 1 kunjungan");
  expect(screen.getByLabelText("Pengunjung")).toHaveValue("student");
  expect(screen.getByLabelText("Keperluan", { selector: "select" })).toHaveValue("reading");
  expect(screen.getByRole("link", { name: "Ekspor" })).toHaveAttribute(
    "href",
    "/api/visits/export?kind=student&purpose=reading",
  );
  await user.click(screen.getByRole("link", { name: "Hapus semua filter" }));
  expect(url()).toBe("/admin/visits");
  await totals("33 orang dalam 4 kunjungan");

  await user.type(screen.getByRole("searchbox", { name: "Cari di buku tamu" }), "sri");
  await waitFor(() => expect(url()).toBe("/admin/visits?search=sri"));
  await waitFor(() => expect(names()).toEqual(["Sri Wahyuni"]));
  await user.clear(screen.getByRole("searchbox", { name: "Cari di buku tamu" }));
  await waitFor(() => expect(url()).toBe("/admin/visits"));
  await totals("33 orang dalam 4 kunjungan");

  await user.click(within(screen.getByRole("region", { name: "Kelas" })).getByRole("link", { name: "X IPA 1" }));
  expect(url()).toBe("/admin/visits?class_name=X+IPA+1");
  await waitFor(() => expect(names()).toEqual(["Kelas X IPA 1"]));
  await user.click(screen.getByRole("link", { name: "Hari ini" }));
  expect(url()).toMatch(/^\/admin\/visits\?from=(\d{4}-\d\d-\d\d)&to=\1&class_name=X\+IPA\+1$/);
  await totals("30 orang dalam 1 kunjungan");
  expect(screen.getByRole("link", { name: "Hari ini" })).toHaveAttribute("aria-current", "true");
});
