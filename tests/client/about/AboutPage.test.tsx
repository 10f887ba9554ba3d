import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AboutPage } from "../../../client/about/AboutPage";
import { aLibrary, someSettings } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";

const show = (settings: Record<string, unknown>) =>
  renderScreen(<AboutPage />, { at: "/about", library: aLibrary({ settings: someSettings(settings) }) });
const hours = async () => within(await screen.findByRole("region", { name: "Jam layanan" }));

test("the page is the library's own text, and its figures", async () => {
  show({ aboutHtml: "<h2>Sejarah</h2><p>Berdiri tahun <strong>1978</strong>.</p>" });
  expect(await screen.findByRole("heading", { level: 2, name: "Sejarah" })).toBeInTheDocument();
  expect(screen.getByText("1978")).toBeInTheDocument();
  expect(await screen.findByText("5.812")).toBeInTheDocument();
});

test("all seven days are told, and today by a word", async () => {
  show({});
  const week = await hours();
  expect(week.getAllByRole("term").map((day) => day.textContent)).toEqual([
    "Senin",
    "Selasa",
    "Rabu",
    "Kamis",
    "Jumat",
    "SabtuHari ini",
    "Minggu",
  ]);
  expect(week.getAllByRole("definition").map((line) => line.textContent)).toEqual([
    ...Array<string>(5).fill("07.00–15.00"),
    "Tutup",
    "Tutup",
  ]);
  expect(week.getByText("Tutup · buka Senin pukul 07.00")).toBeInTheDocument();
});

test("a holiday explains why the library is closed today, and upcoming ones are listed", async () => {
  const holidays = [
    { date: "2026-11-23", name: "Rapat Guru" },
    { date: "2026-12-25", name: "Hari Raya Natal" },
  ];
  show({ opening: { today: "2026-11-23", isOpen: false, changesAt: "2026-11-24T00:00:00Z" }, holidays });
  expect((await hours()).getByText("Tutup, Rapat Guru")).toBeInTheDocument();
  const coming = within(screen.getByRole("region", { name: "Hari libur" }));
  expect(coming.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Rapat GuruSenin, 23 November 2026",
    "Hari Raya NatalJumat, 25 Desember 2026",
  ]);
});

test("the address stands in its lines, and telephone, mail and map are links", async () => {
  show({
    address: "Jalan Pendidikan 1\nBandung",
    phone: "(022) 555-0101",
    email: "perpus@sekolah.example",
    mapUrl: "https://peta.example/x",
  });
  const contact = within(await screen.findByRole("region", { name: "Alamat" }));
  expect(contact.getByText(/Jalan Pendidikan 1\s+Bandung/)).toHaveClass("whitespace-pre-line");
  expect(contact.getByRole("link", { name: "(022) 555-0101" })).toHaveAttribute("href", "tel:0225550101");
  expect(contact.getByRole("link", { name: "perpus@sekolah.example" })).toHaveAttribute(
    "href",
    "mailto:perpus@sekolah.example",
  );
  const map = contact.getByRole("link", { name: "Lihat di peta (buka di tab baru)" });
  expect(map).toHaveAttribute("href", "https://peta.example/x");
  expect(map).toHaveAttribute("target", "_blank");
  expect(map).toHaveAttribute("rel", "noopener noreferrer");
});

test("missing contact details are left out, and only http(s) URLs become links", async () => {
  show({ mapUrl: "javascript:alert(1)" });
  await hours();
  expect(screen.queryByRole("region", { name: "Alamat" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Hari libur" })).not.toBeInTheDocument();
});

test("a link in the text moves within the site without a new document", async () => {
  const { url: address } = show({ aboutHtml: '<p>Lihat <a href="/books?search=bumi">katalog</a>.</p>' });
  await userEvent.click(await screen.findByRole("link", { name: "katalog" }));
  expect(address()).toBe("/books?search=bumi");
});

test("a wide table scrolls by itself, and by keyboard", async () => {
  show({ aboutHtml: "<table><thead><tr><th>Hari</th></tr></thead><tbody><tr><td>Senin</td></tr></tbody></table>" });
  const table = await screen.findByRole("table");
  expect(table.parentElement).toHaveAttribute("tabindex", "0");
  expect(screen.getByRole("group", { name: "Tabel" })).toContainElement(table);
});

test("a failed load offers to try again, and then shows the text", async () => {
  const library = aLibrary({ failing: ["settings"] });
  renderScreen(<AboutPage />, { at: "/about", library });
  expect(await screen.findByText("Halaman ini gagal dimuat")).toBeInTheDocument();
  library.restore("settings");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(await screen.findByText("Tempat membaca.")).toBeInTheDocument();
});

test("the page refetches once when the announced time has come", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T07:59:30Z") });
  try {
    const settings = someSettings({
      opening: { today: "2026-11-23", isOpen: true, changesAt: "2026-11-23T08:00:00Z" },
    });
    const operations: string[] = [];
    const library = aLibrary({ settings });
    renderScreen(<AboutPage />, { at: "/about", client: createTestClient(library, operations) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText("Buka sekarang · tutup pukul 15.00")).toBeInTheDocument();
    Object.assign(settings, { opening: { today: "2026-11-23", isOpen: false, changesAt: "2026-11-24T00:00:00Z" } });
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText("Tutup · buka Selasa pukul 07.00")).toBeInTheDocument();
    expect(operations).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
