import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LibraryTimeZone } from "../../../../client/page/library/LibraryTimeZone";
import { VisitsPage } from "../../../../client/visits/guestBook/VisitsPage";
import { aLibrary, aBook } from "../../support/library";
import { createTestClient, renderScreen } from "../../support/renderScreen";

const NOW = new Date("2026-11-21T03:05:00Z");
const at = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString();

/** A guest book whose library is as `root` says, and which knows one student. */
function show(root: Record<string, unknown> = {}, books: ReturnType<typeof aBook>[] = []) {
  const library = aLibrary({ books });
  Object.assign(library.root, {
    recordVisit: () => ({
      __typename: "RecordVisitPayload",
      greeting: "Selamat pagi, Rina",
      counted: true,
      awaited: true,
      named: true,
    }),
    ...root,
  });
  return renderScreen(
    <LibraryTimeZone timeZone="Asia/Jakarta">
      <VisitsPage />
    </LibraryTimeZone>,
    { at: "/visits", client: createTestClient(library) },
  );
}

const user = userEvent.setup({ delay: null, advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const field = () => screen.getByLabelText<HTMLInputElement>(/^Pindai kartu anggota Anda di sini/);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => performance.now());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const greet = async () => {
  await user.keyboard("240101{Enter}");
  expect(await screen.findByText("Selamat pagi, Rina")).toBeInTheDocument();
};

test("it shows how many people came, and the newest books that a shelf has got within seven days", async () => {
  show({}, [
    aBook({ title: "Hari Ini", createdAt: at(0), copiesCount: 1 }),
    aBook({ title: "Tanpa Eksemplar", createdAt: at(1), copiesCount: 0 }),
    aBook({ title: "Enam Hari", createdAt: at(6), copiesCount: 2 }),
    aBook({ title: "Tujuh Hari", createdAt: at(7), copiesCount: 2 }),
  ]);
  const shelf = await screen.findByRole("region", { name: "Baru di rak minggu ini" });
  expect(
    within(shelf)
      .getAllByRole("listitem")
      .map((item) => item.querySelector(".sr-only")?.textContent),
  ).toEqual(["Hari Ini", "Enam Hari"]);
  expect(await screen.findByText("124")).toBeInTheDocument();
  expect(screen.getByText("2.917")).toBeInTheDocument();
});

test("without a book of this week there is no such shelf", async () => {
  show({}, [aBook({ title: "Lama", createdAt: at(30), copiesCount: 1 })]);
  await screen.findByText("124");
  expect(screen.queryByText("Baru di rak minggu ini")).not.toBeInTheDocument();
});

test("help opens over the field, a scan goes through it and closes it, and the field has the focus again", async () => {
  show();
  await user.click(screen.getByRole("button", { name: "Bantuan" }));
  expect(await screen.findByText("Cara mencatat kunjungan")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Mengerti" }));
  await pass(10);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Bantuan" }));
  await greet();
  expect(screen.queryByText("Cara mencatat kunjungan")).not.toBeInTheDocument();
  await pass(10);
  expect(field()).toHaveFocus();
});

test("during the greeting the field stays for the next card, and what somebody types by hand brings it back", async () => {
  show();
  await greet();
  expect(field()).toHaveFocus();
  expect(screen.getByText("Ada yang menunggu Anda di meja petugas.")).toBeInTheDocument();
  expect(screen.getByText("Kunjungan Anda tercatat pukul 10.05")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Tamu" })).not.toBeInTheDocument();
  fireEvent.input(field(), { target: { value: "24" } });
  await pass(500);
  expect(screen.getByText("Selamat pagi, Rina")).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText("Selamat pagi, Rina")).not.toBeInTheDocument();
  expect(field()).toHaveValue("24");
  expect(screen.getByRole("link", { name: "Tamu" })).toBeInTheDocument();
});

test("whoever is done ends the greeting, and the figures count the visit by then", async () => {
  let today = 124;
  show({ visitorFigures: () => ({ today, thisMonth: 2917 }) });
  await screen.findByText("124");
  today = 125;
  await greet();
  await user.click(screen.getByRole("button", { name: "Selesai" }));
  expect(await screen.findByText("125")).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test("a door that is not known says no name, shows the number that was typed, and asks for the purpose", async () => {
  const answer = { __typename: "RecordVisitPayload", greeting: "Kunjungan dicatat", counted: true };
  show({ recordVisit: () => ({ ...answer, awaited: false, named: false }) });
  await user.keyboard("240101{Enter}");
  expect(await screen.findByText("Kunjungan dicatat")).toBeInTheDocument();
  expect(screen.getByText("Nomor 240101, pukul 10.05. Salah? Ketik lagi.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Membaca" })).toBeInTheDocument();
});
