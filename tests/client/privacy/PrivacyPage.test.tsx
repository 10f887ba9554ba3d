import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrivacyPage } from "../../../client/privacy/PrivacyPage";
import { daysText, monthsText } from "../../../client/privacy/privacyText";
import { aLibrary, someSettings } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const show = (settings: Record<string, unknown>) =>
  renderScreen(<PrivacyPage />, { at: "/privacy", library: aLibrary({ settings: someSettings(settings) }) });
const heading = () => screen.findByRole("heading", { level: 2, name: "Anggota" });
/** The detail of an entry, and until when it is kept. */
const kept = (what: string) => {
  const { parentElement } = screen.getByText(what, { selector: "dt" });
  return [...(parentElement?.querySelectorAll("dd") ?? [])].map((line) => line.textContent);
};
const summary = () => within(screen.getByRole("region", { name: "Ringkasnya" }));

test("says after how long the library forgets whose loans and visits were", async () => {
  show({ anonymiseAfterMonths: 36, studentsMayClearHistory: true, noticeKinds: ["OVERDUE", "READY"] });
  await heading();
  expect(kept("Peminjaman, reservasi, dan kunjungan")).toEqual([
    expect.stringContaining("hanya kelas, jenis anggota, jenis kelamin, dan waktunya yang tersisa"),
    "Disimpan: Nama dihapus setelah 3 tahun",
  ]);
  expect(kept("Nama tamu")[1]).toBe("Disimpan: Nama dihapus setelah 3 tahun");
  expect(kept("Email pemberitahuan")).toEqual([
    expect.stringContaining("buku yang terlambat, reservasi yang siap diambil."),
    "Disimpan: Catatannya 1 tahun",
  ]);
  expect(screen.getByText(/Tekan “Hapus riwayat” di Profil Saya/)).toBeInTheDocument();
  expect(
    summary()
      .getAllByRole("definition")
      .map((answer) => answer.textContent),
  ).toEqual(["Nama dihapus setelah 3 tahun", "90 hari", "Bisa, di Profil Saya", "Tidak ada"]);
});

test("says that a library keeps its history, lets nobody clear it and writes to nobody", async () => {
  show({ anonymiseAfterMonths: null, studentsMayClearHistory: false, noticeKinds: [] });
  await heading();
  expect(kept("Peminjaman, reservasi, dan kunjungan")).toEqual([
    expect.not.stringContaining("tersisa"),
    "Disimpan: Terus, dengan nama",
  ]);
  expect(kept("Nama tamu")[1]).toBe("Disimpan: Terus, dengan nama");
  expect(kept("Email pemberitahuan")[0]).toBe("Saat ini perpustakaan tidak mengirim email kepada anggota.");
  expect(screen.queryByText(/Tekan “Hapus riwayat”/)).not.toBeInTheDocument();
  expect(screen.getByText(/belum membukanya untuk anggota/)).toBeInTheDocument();
});

test("names what the server itself goes by, and every cookie", async () => {
  show({});
  await heading();
  expect(kept("Catatan Aktivitas")[1]).toBe("Disimpan: Terus; alamat IP 90 hari");
  expect(kept("Tempat Sampah")[1]).toBe("Disimpan: 30 hari, lalu terhapus permanen");
  expect(kept("Kata pencarian")[1]).toBe("Disimpan: 1 tahun");
  expect(kept("session")[1]).toBe("Disimpan: 24 jam, atau 2 jam tanpa dipakai");
  for (const name of ["csrf_access_token", "known_device", "logged_out", "just_wrote", "theme", "door_key dan desk"])
    expect(kept(name)).toHaveLength(2);
});

test("says whom to ask", async () => {
  show({ phone: "(022) 555-0101", address: null, email: null, mapUrl: null });
  await heading();
  expect(screen.getByRole("link", { name: "(022) 555-0101" })).toHaveAttribute("href", "tel:0225550101");
});

test("a failed load offers to try again, and then shows the text", async () => {
  const library = aLibrary({ failing: ["retention"] });
  renderScreen(<PrivacyPage />, { at: "/privacy", library });
  expect(await screen.findByText("Halaman ini gagal dimuat")).toBeInTheDocument();
  library.restore("retention");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(await heading()).toBeInTheDocument();
});

test("whole years are said as years", () => {
  expect([monthsText(36), monthsText(18), daysText(365), daysText(400)]).toEqual([
    "3 tahun",
    "18 bulan",
    "1 tahun",
    "400 hari",
  ]);
});
