import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { LibraryTimeZone } from "../../../../client/page/library/LibraryTimeZone";
import { LibraryClock } from "../../../../client/visits/guestBook/side/LibraryClock";
import { VisitsPage } from "../../../../client/visits/guestBook/VisitsPage";
import { aLibrary } from "../../support/library";
import { createTestClient, renderScreen } from "../../support/renderScreen";

interface RecordVisitArguments {
  input: {
    nis?: string;
    visitorName?: string;
    className?: string;
    peopleCount?: number;
    purpose?: string | null;
    institution?: string;
  };
}
type Input = RecordVisitArguments["input"];

const NAMES: Record<string, string> = { "240101": "Rina", "240102": "Budi", "240103": "Citra" };
const welcome = (name: string, counted = true) => ({
  __typename: "RecordVisitPayload",
  greeting: `Selamat pagi, ${name}`,
  counted,
  awaited: false,
  named: true,
});
const unknown = {
  __typename: "NotFoundError",
  code: "NOT_FOUND",
  message: "Nomor ini tidak ditemukan. Periksa lagi, atau isi sebagai tamu.",
};
const busy = {
  __typename: "ThrottledError",
  code: "TOO_MANY_REQUESTS",
  message: "Terlalu banyak kunjungan dari perangkat ini. Tunggu 2 detik, lalu coba lagi.",
  retryAfterSeconds: 2,
};

/** A server that first returns `answers`, then knows three students and accepts everybody else. */
function show(at = "/visits", responses: (object | Promise<object>)[] = []) {
  const library = aLibrary();
  const inputs: Input[] = [];
  (library.root as Record<string, unknown>).recordVisit = ({ input }: RecordVisitArguments) => {
    inputs.push(input);
    const { nis, visitorName, className } = input;
    const usual =
      nis === undefined ? welcome(visitorName ?? `kelas ${className}`) : NAMES[nis] ? welcome(NAMES[nis]) : unknown;
    return responses.shift() ?? usual;
  };
  const operations: string[] = [];
  const view = renderScreen(<VisitsPage />, { at, client: createTestClient(library, operations) });
  return { ...view, inputs, operations };
}

const user = userEvent.setup({ delay: null, advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const nis = () => screen.getByLabelText<HTMLInputElement>(/^Pindai kartu anggota Anda di sini/);
const scan = (code: string) => user.keyboard(`${code}{Enter}`);
/** Fills in without key events, unlike a scanner. */
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Until no visit is being recorded: on a busy machine a response takes more than one turn of the event loop. */
const settled = async () => {
  await pass(0);
  await waitFor(() => expect(document.body).not.toHaveTextContent("Mencatat…"));
};
const status = () => screen.getAllByRole("status")[0] ?? document.body;
const announced = () =>
  screen
    .getAllByRole("alert")
    .map((region) => region.textContent)
    .join("");
const send = () => user.click(screen.getByRole("button", { name: "Catat kunjungan" }));

beforeEach(() => {
  jest.useFakeTimers();
  // Key events get their timestamps from the test, so that a scan is fast on a slow machine too.
  jest.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => performance.now());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("one arrives in the field, which nothing fills in and no browser remembers", () => {
  show();
  expect(nis()).toHaveFocus();
  expect(nis()).toHaveAttribute("autocomplete", "off");
  expect(screen.getByRole("heading", { level: 1, name: "Selamat datang" })).toBeInTheDocument();
});

test("a scan is greeted in a live region, and after some seconds nothing is left of it", async () => {
  const { client, url: address } = show();
  await screen.findByText("pengunjung hari ini");
  const before = JSON.stringify(client.cache.extract());
  await scan("240101");
  expect(nis()).toHaveValue("");
  expect(nis()).toHaveFocus();
  await settled();
  expect(status()).toHaveTextContent("Selamat pagi, RinaKunjungan Anda tercatat pukul ");
  await pass(4_000);
  expect(screen.getByRole("timer")).toHaveTextContent("Kembali ke awal dalam 6 detik");
  await pass(5_000);
  expect(screen.getByText("Selamat pagi, Rina")).toBeInTheDocument();
  await pass(1_000);
  expect(screen.getByRole("link", { name: "Tamu" })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("Rina");
  expect(document.body.innerHTML).not.toContain("240101");
  expect(JSON.stringify(client.cache.extract())).toBe(before);
  expect(address()).toBe("/visits");
});

test("whoever was here within the hour is told so", async () => {
  show("/visits", [
    {
      __typename: "RecordVisitPayload",
      greeting: "Selamat datang kembali, Rina",
      counted: false,
      awaited: false,
      named: true,
    },
  ]);
  await scan("240101");
  await settled();
  expect(status()).toHaveTextContent("Selamat datang kembali, RinaKunjungan tadi sudah tercatat");
});

test("who is greeted may say what for, which is added to the visit, or says nothing", async () => {
  const { inputs } = show();
  await scan("240101");
  await settled();
  const purpose = screen.getByRole("button", { name: "Mengerjakan tugas" });
  // Meant for whoever stood there before.
  await user.click(purpose);
  await pass(1_000);
  await user.dblClick(purpose);
  await settled();
  expect(inputs).toEqual([{ nis: "240101" }, { nis: "240101", purpose: "ASSIGNMENT" }]);
  expect(status()).toHaveTextContent("Selamat pagi, RinaKunjungan Anda tercatat untuk Mengerjakan tugas.");
  expect(screen.getByRole("button", { name: "Mengerjakan tugas" })).toHaveAttribute("aria-pressed", "true");
  await pass(1_000);
  await user.click(screen.getByRole("button", { name: "Membaca" }));
  expect(inputs).toHaveLength(2);
  await pass(2_000);
  expect(document.body).not.toHaveTextContent("Rina");

  await scan("240102");
  await settled();
  await user.click(screen.getByRole("button", { name: "Lewati" }));
  expect(document.body).not.toHaveTextContent("Budi");
  expect(nis()).toHaveFocus();
  await scan("240103");
  await settled();
  expect(inputs.slice(2)).toEqual([{ nis: "240102" }, { nis: "240103" }]);
});

test("a card that is scanned while somebody is asked goes on with its own greeting", async () => {
  const { inputs } = show();
  await scan("240101");
  await settled();
  await pass(1_000);
  await scan("240102");
  await settled();
  // The finger that was on its way for the one before.
  await user.click(screen.getByRole("button", { name: "Membaca" }));
  await pass(500);
  expect(status()).toHaveTextContent("Selamat pagi, BudiKunjungan Anda tercatat pukul ");
  expect(inputs).toEqual([{ nis: "240101" }, { nis: "240102" }]);
});

test("a queue that scans while the first answer is on its way loses and mixes up nobody", async () => {
  let respond = (_: object): void => undefined;
  const { inputs } = show("/visits", [new Promise<object>((resolve) => (respond = resolve))]);
  for (const code of ["240101", "240102", "240102", "240103"]) await scan(code);
  await pass(1_000);
  expect(status()).toHaveTextContent("Mencatat…");
  respond(welcome("Rina"));
  await settled();
  expect(inputs.map((input) => input.nis)).toEqual(["240101", "240102", "240103"]);
  expect(status()).toHaveTextContent("Selamat pagi, Citra");
  expect(document.body).not.toHaveTextContent("Rina");
});

test("a scan is read completely, whatever is in the field and wherever the focus is", async () => {
  const { inputs } = show();
  fireEvent.change(nis(), { target: { value: "24" } });
  await pass(1_000);
  await scan("240101");
  await settled();
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(nis()).not.toHaveFocus();
  await scan("240102");
  await settled();
  screen.getByRole("button", { name: "Lewati" }).focus();
  await scan("240103");
  await settled();
  expect(inputs.map((input) => input.nis)).toEqual(["240101", "240102", "240103"]);
  expect(nis()).toHaveValue("");
});

test("what a hand types outside of any field goes on in the field; keys with a meaning keep it", async () => {
  const { inputs } = show();
  const link = screen.getByRole("link", { name: "Kelas" });
  link.focus();
  await user.keyboard(" {Tab}{Control>}a{/Control}");
  expect(nis()).toHaveValue("");
  link.focus();
  await user.keyboard("2");
  expect(nis()).toHaveFocus();
  await pass(200);
  fireEvent.change(nis(), { target: { value: " 240101 " } });
  await user.click(screen.getByRole("button", { name: "Catat" }));
  await settled();
  expect(inputs).toEqual([{ nis: "240101" }]);
  expect(nis()).toHaveFocus();
});

test("an empty field is no try", async () => {
  const { inputs } = show();
  await user.keyboard("{Enter}");
  expect(nis()).toBeInvalid();
  expect(nis()).toHaveAccessibleDescription("Ketik NIS atau nomor anggota dulu, atau pindai kartu anggota.");
  expect(inputs).toEqual([]);
});

test("an unknown number is named with the way out, stands selected, and goes with the next try", async () => {
  const { url: address } = show();
  await scan("999999");
  await settled();
  expect(announced()).toContain(`999999${unknown.message}`);
  expect(nis()).toHaveValue("999999");
  expect([nis().selectionStart, nis().selectionEnd]).toEqual([0, 6]);
  await pass(20_000);
  expect(announced()).toContain("999999");
  await scan("240101");
  await settled();
  expect(announced()).toBe("");
  expect(status()).toHaveTextContent("Selamat pagi, Rina");

  await scan("888888");
  await settled();
  await user.click(screen.getByRole("link", { name: "Isi sebagai tamu" }));
  expect(address()).toBe("/visits?kind=guest");
  expect(screen.getByLabelText("Nama")).toHaveFocus();
  expect(document.body).not.toHaveTextContent("888888");
});

test("choosing a form clears the refused number", async () => {
  show();
  await scan("999999");
  await settled();
  await user.click(screen.getByRole("link", { name: "Kelas" }));
  expect(announced()).toBe("");
});

test("who is unknown still reads it while the next one is greeted", async () => {
  show();
  await scan("999999");
  await pass(4_000);
  await scan("240101");
  await settled();
  expect(announced()).toContain("999999");
  expect(status()).toHaveTextContent("Selamat pagi, Rina");
  await pass(4_000);
  await scan("240102");
  await settled();
  expect(announced()).toBe("");
});

test("a busy server shows the waiting time, and the number is sent automatically", async () => {
  const { inputs } = show("/visits", [busy]);
  await scan("240101");
  await settled();
  expect(status()).toHaveTextContent("Nomor dikirim otomatis dalam 2 detik. Tidak perlu memindai lagi.");
  expect(nis()).toHaveValue("");
  await pass(2_000);
  expect(inputs).toHaveLength(2);
  expect(status()).toHaveTextContent("Selamat pagi, Rina");
});

test("a number left in the field is cleared away without a word", async () => {
  show();
  fireEvent.change(nis(), { target: { value: "24" } });
  await pass(90_000);
  expect(nis()).toHaveValue("");
  expect(announced()).toBe("");
});

test("a guest signs with name, institution and purpose, and the door is ready for the next", async () => {
  const { inputs, url: address } = show("/visits?kind=guest");
  type("Nama", "Sri Wahyuni");
  type("Instansi (opsional)", "SMA 3");
  await user.click(screen.getByRole("radio", { name: "Mencari referensi" }));
  await send();
  await settled();
  expect(inputs).toEqual([{ visitorName: "Sri Wahyuni", institution: "SMA 3", purpose: "REFERENCE" }]);
  expect(address()).toBe("/visits");
  expect(nis()).toHaveFocus();
  expect(status()).toHaveTextContent("Selamat pagi, Sri Wahyuni");
});

test("a class signs with its people", async () => {
  const { inputs } = show("/visits?kind=class");
  type("Kelas", "XI IPA 1");
  type("Jumlah orang", " 32 ");
  await send();
  await settled();
  expect(inputs).toEqual([{ className: "XI IPA 1", peopleCount: 32, purpose: null }]);
  expect(status()).toHaveTextContent("Selamat pagi, kelas XI IPA 1");
});

test.each([
  ["", "Jumlah orang wajib diisi."],
  ["tiga", "Isi dengan angka. Contoh: 32"],
  ["1,5", "Isi dengan angka. Contoh: 32"],
  ["99999999999", "Isi dengan angka. Contoh: 32"],
])("a class of %p people is refused at its field, and nothing is sent", async (count, message) => {
  const { inputs } = show("/visits?kind=class");
  type("Kelas", "XI IPA 1");
  type("Jumlah orang", count);
  await send();
  expect(screen.getByLabelText("Jumlah orang")).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText("Jumlah orang")).toHaveFocus();
  expect(inputs).toEqual([]);
});

test("what the server refuses it says at the field, and what was typed stays", async () => {
  const fields = [{ __typename: "FieldError", name: "peopleCount", message: "Maksimal 100." }];
  show("/visits?kind=class", [
    { __typename: "ValidationError", code: "VALIDATION_FAILED", message: "Maksimal 100.", fields },
    busy,
  ]);
  type("Kelas", "XI IPA 1");
  type("Jumlah orang", "10000");
  await send();
  await settled();
  expect(screen.getByLabelText("Jumlah orang")).toHaveAccessibleDescription("Maksimal 100.");
  expect(screen.getByLabelText("Kelas")).toHaveValue("XI IPA 1");
  await send();
  await settled();
  expect(announced()).toContain("Terlalu banyak kunjungan dari perangkat ini. Tunggu 2 detik, lalu coba lagi.");
});

test("a guest without a name is told so", async () => {
  const { inputs } = show("/visits?kind=guest");
  await send();
  expect(screen.getByLabelText("Nama")).toHaveAccessibleDescription("Nama wajib diisi.");
  expect(inputs).toEqual([]);
});

test("a form that was left is cleared away after a warning, which any touch answers", async () => {
  const { url: address } = show("/visits?kind=guest");
  type("Nama", "Sri");
  await pass(60_000);
  expect(announced()).toContain("Masih di sini? Isian ini dihapus dalam 30 detik.");
  await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("heading", { level: 1 }) });
  expect(announced()).toBe("");
  expect(screen.getByLabelText("Nama")).toHaveValue("Sri");
  await pass(89_000);
  expect(address()).toBe("/visits?kind=guest");
  await pass(1_000);
  expect(address()).toBe("/visits");
  expect(document.body.innerHTML).not.toContain("Sri");
});

test("a card scanned over a form is a visit of its own, and does not keep the form open", async () => {
  const { inputs, url: address } = show("/visits?kind=guest");
  type("Nama", "Sri");
  await user.click(screen.getByLabelText("Nama"));
  await pass(30_000);
  await scan("240101");
  await settled();
  expect(inputs).toEqual([{ nis: "240101" }]);
  expect(screen.getByLabelText("Nama")).toHaveValue("Sri");
  expect(status()).toHaveTextContent("Selamat pagi, Rina");
  await pass(30_000);
  expect(announced()).toContain("Masih di sini?");
  await pass(30_000);
  expect(address()).toBe("/visits");
});

test("a form that is sent twice is one visit", async () => {
  const { inputs } = show("/visits?kind=guest");
  type("Nama", "Sri");
  const button = screen.getByRole("button", { name: "Catat kunjungan" });
  await user.dblClick(button);
  await waitFor(() => expect(nis()).toHaveFocus());
  expect(inputs).toHaveLength(1);
});

test("who has no card finds tiles with addresses of their own, and the way back", async () => {
  const { url: address } = show("/visits?kind=lain");
  const ways = within(screen.getByRole("navigation", { name: "Tanpa kartu" })).getAllByRole("link");
  expect(ways.map((link) => link.getAttribute("href"))).toEqual(["/visits?kind=guest", "/visits?kind=class"]);
  expect(ways[0]).toHaveAccessibleName("Tamu");
  expect(ways[0]).toHaveAccessibleDescription("Orang tua, alumni");
  expect(nis()).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Kelas" }));
  expect(screen.getByRole("heading", { level: 1, name: "Kelas" })).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Kembali" }));
  expect(address()).toBe("/visits");
  expect(nis()).toHaveFocus();
});

test("the clock is the library's, whatever the device's time zone is", () => {
  jest.setSystemTime(new Date("2026-11-21T17:05:30Z"));
  renderScreen(
    <LibraryTimeZone timeZone="Asia/Jayapura">
      <LibraryClock />
    </LibraryTimeZone>,
  );
  expect(screen.getByText("02.05")).toBeVisible();
  expect(screen.getByText("Minggu, 22 November 2026")).toBeVisible();
});

const REFUSED_DEVICE = "Buku tamu hanya diisi dari perangkat di pintu perpustakaan. Masukkan kunci perangkatnya.";

/** A server that asks for the door's key, and what devices have offered. */
function showAtUnknownDevice(at = "/visits") {
  const library = aLibrary();
  const root = library.root as Record<string, unknown>;
  const offered: string[] = [];
  let isKnown = false;
  root.recordVisit = () => {
    if (!isKnown) throw new GraphQLError(REFUSED_DEVICE, { extensions: { code: "FORBIDDEN" } });
    return welcome("Rina");
  };
  root.bindDoorDevice = ({ input: { key } }: { input: { key: string } }) => {
    offered.push(key);
    isKnown = key === "K7QM-3XPT-9HWB";
    const message = "Kunci ini salah atau sudah diganti.";
    const fields = [{ __typename: "FieldError", name: "key", message }];
    return isKnown
      ? { __typename: "BindDoorDevicePayload", message: "" }
      : { __typename: "ValidationError", code: "VALIDATION_FAILED", message, fields };
  };
  const view = renderScreen(<VisitsPage />, { at, client: createTestClient(library) });
  return { ...view, offered };
}

test("a device that the server does not know asks once for the door's key, and then goes on with what was scanned", async () => {
  const { offered } = showAtUnknownDevice();
  await scan("240101");
  await settled();
  const key = await screen.findByLabelText("Kunci Buku Tamu");
  expect(key).toHaveFocus();
  expect(screen.queryByRole("textbox", { name: /NIS/ })).not.toBeInTheDocument();

  const submit = () => user.click(screen.getByRole("button", { name: "Aktifkan perangkat ini" }));
  await submit();
  expect(key).toHaveAccessibleDescription(/Kunci wajib diisi\./);
  fireEvent.change(key, { target: { value: "AAAA" } });
  await submit();
  await waitFor(() => expect(key).toHaveAccessibleDescription(/Kunci ini salah/));
  fireEvent.change(key, { target: { value: "K7QM-3XPT-9HWB" } });
  await submit();
  await waitFor(() => expect(screen.queryByLabelText("Kunci Buku Tamu")).toBeNull());
  expect(offered).toEqual(["AAAA", "K7QM-3XPT-9HWB"]);
  expect(nis()).toHaveFocus();
  expect(nis()).toHaveValue("240101");
  // The same number within a second is one scan.
  await pass(1_000);
  await user.keyboard("{Enter}");
  await settled();
  expect(status()).toHaveTextContent("Selamat pagi, Rina");
  expect(announced()).toBe("");
});

test("a guest's form is kept while the device is made known", async () => {
  showAtUnknownDevice("/visits?kind=guest");
  type("Nama", "Sri Wahyuni");
  await send();
  fireEvent.change(await screen.findByLabelText("Kunci Buku Tamu"), { target: { value: "K7QM-3XPT-9HWB" } });
  await user.click(screen.getByRole("button", { name: "Aktifkan perangkat ini" }));
  await waitFor(() => expect(screen.queryByLabelText("Kunci Buku Tamu")).toBeNull());
  expect(screen.getByLabelText("Nama")).toHaveValue("Sri Wahyuni");
});

test("a link makes the device known, and leaves no key in the address", async () => {
  const { offered, url: address } = showAtUnknownDevice("/visits#kunci=K7QM-3XPT-9HWB");
  await waitFor(() => expect(offered).toEqual(["K7QM-3XPT-9HWB"]));
  await settled();
  expect(address()).toBe("/visits");
  await scan("240101");
  await settled();
  expect(status()).toHaveTextContent("Selamat pagi, Rina");
});
