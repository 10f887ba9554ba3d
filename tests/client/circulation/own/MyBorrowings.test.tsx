import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { flashMessage } from "../../../../client/page/messages/flashMessage";
import { UserInfoPage } from "../../../../client/account/UserInfoPage";
import { aBorrowing } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";
import { aSession, aUser } from "../../support/session";

async function show(borrowings: ReturnType<typeof aBorrowing>[]) {
  const { library, session } = aSession({ user: aUser("siti", "STUDENT"), borrowings });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  return { library, session, region: within(await screen.findByRole("region", { name: "Pinjaman saya" })) };
}

test("open loans are shown with their last day, and a late one with what it costs by now", async () => {
  const { region } = await show([
    aBorrowing({
      bookTitle: "Sang Pemimpi",
      dueAt: "2026-11-02",
      daysLeft: -1,
      overdueDays: 4,
      fine: 2000,
      status: "OVERDUE",
    }),
    aBorrowing({ bookTitle: "Filosofi Teras" }),
    aBorrowing({ bookTitle: "Bumi Manusia", daysLeft: 0, renewalCount: 2 }),
  ]);
  const rows = await region.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent.replace(/^.*?(?=Sang|Filosofi|Bumi)/, ""))).toEqual([
    expect.stringContaining("Terlambat 4 hari · Rp2.000Kembalikan dulu"),
    expect.stringContaining("6 hari lagiPerpanjang"),
    expect.stringContaining("Hari iniSudah 2 kali diperpanjang"),
  ]);
  expect(region.getAllByRole("button")).toHaveLength(1);
});

test("a loan is renewed in its place", async () => {
  const { region } = await show([aBorrowing({ bookTitle: "Filosofi Teras" })]);
  await userEvent.click(await region.findByRole("button", { name: "Perpanjang" }));
  expect(await region.findByText("13 hari lagi")).toBeInTheDocument();
  expect(region.getByText("Senin, 16 November 2026")).toBeInTheDocument();
  expect(region.getByRole("status")).toHaveTextContent("Diperpanjang.");
});

test("all that may be renewed is renewed with one press", async () => {
  const { region } = await show([
    aBorrowing({ bookTitle: "Filosofi Teras" }),
    aBorrowing({ bookTitle: "Bumi Manusia", overdueDays: 2, daysLeft: -2 }),
    aBorrowing({ bookTitle: "Sang Pemimpi" }),
  ]);
  await userEvent.click(await region.findByRole("button", { name: "Perpanjang semua" }));
  expect(await region.findAllByText("13 hari lagi")).toHaveLength(2);
  await waitFor(() => expect(flashMessage()).toEqual({ text: "2 buku diperpanjang.", kind: "success" }));
});

test("a refusal says why at the loan", async () => {
  const { region, session } = await show([aBorrowing({ bookTitle: "Filosofi Teras" })]);
  session.refusal = {
    __typename: "LendingRefusal",
    code: "BAD_USER_INPUT",
    message: "2 anggota menunggu judul ini. Kembalikan tepat waktu.",
    checks: [],
  };
  await userEvent.click(await region.findByRole("button", { name: "Perpanjang" }));
  expect(await region.findByText("2 anggota menunggu judul ini. Kembalikan tepat waktu.")).toBeInTheDocument();
});

test("without loans it says how to borrow, and what was read before is asked for when it is opened", async () => {
  const { region } = await show([
    aBorrowing({ bookTitle: "Laskar Pelangi", returnedAt: "2026-11-09T02:00:00Z", status: "RETURNED", fine: 500 }),
  ]);
  expect(await region.findByText(/^Tidak ada buku yang sedang Anda pinjam/)).toBeInTheDocument();
  expect(screen.queryByText("Laskar Pelangi")).not.toBeInTheDocument();
  await userEvent.click(screen.getByText("Riwayat peminjaman"));
  expect(await screen.findByText("2 Nov 2026 – 9 Nov 2026")).toBeInTheDocument();
  expect(screen.getByText("Denda Rp500")).toBeInTheDocument();
});

test("what is owed is said with what it is for, and nothing where that is nothing", async () => {
  const siti = aUser("siti", "STUDENT");
  const fines = { nodes: [{ id: "Fine:1", bookTitle: "Hujan", chargeReason: "LATE", openAmount: 2500 }] };
  const borrowings = { nodes: [aBorrowing({ bookTitle: "Sang Pemimpi", overdueDays: 4, fine: 2000 })] };
  const { library } = aSession({ user: { ...siti, student: { ...siti.student, balance: 2500, fines, borrowings } } });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  const region = within(await screen.findByRole("region", { name: "Denda" }));
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Sang Pemimpi, 4 hari · berjalanRp2.000",
    "Hujan · terlambatRp2.500",
  ]);
  expect(region.getByText("Rp4.500")).toBeInTheDocument();
  expect(region.getByText("Bayar di meja sirkulasi")).toBeInTheDocument();
});
