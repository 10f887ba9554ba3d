import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UserInfoPage } from "../../../../client/account/UserInfoPage";
import { purposeLabels } from "../../../../client/visits/purposeLabels";
import { VISIT_PURPOSES } from "../../../../server/visits/visitPurposes";
import { aSession, aUser } from "../../support/session";
import { aVisit } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

type Visit = ReturnType<typeof aVisit>;

async function show(visits: Visit[]) {
  const { library } = aSession({ user: aUser("siti", "STUDENT"), visits });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  return { library, region: await open() };
}

/** Asked for once they are opened. */
async function open() {
  const region = within(await screen.findByRole("region", { name: "Kunjungan saya" }));
  await userEvent.click(region.getByText("Kunjungan saya"));
  return region;
}

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => aVisit(`2026-10-${String(28 - day).padStart(2, "0")}T01:05:00Z`));
const fail = () => {
  throw new Error("out of order");
};

test("the visits are shown in the library's time, with their purpose and total", async () => {
  const { region } = await show([aVisit("2026-11-20T18:05:00Z", "ASSIGNMENT"), aVisit("2026-11-19T01:00:00Z", null)]);
  const rows = await region.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Sabtu, 21 November 2026Mengerjakan tugas01.05",
    "Kamis, 19 November 202608.00",
  ]);
  expect(await region.findByText("2 kunjungan, terakhir 21 Nov 2026")).toBeInTheDocument();
});

test("without visits it says what will be here, and how", async () => {
  const { region } = await show([]);
  expect(await region.findByText(/^Belum ada kunjungan\. Pindai kartu Anda di buku tamu/)).toBeInTheDocument();
  expect(region.queryByRole("list")).not.toBeInTheDocument();
});

test("more are loaded as one asks for them; after the last the focus goes on at the first that is new", async () => {
  const { region } = await show(days(20));
  await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(8));
  await userEvent.click(region.getByRole("button", { name: "Muat lebih banyak" }));
  await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(16));
  expect(region.getByRole("button", { name: "Muat lebih banyak" })).toHaveFocus();
  expect(region.getByRole("status")).toHaveTextContent("16 kunjungan ditampilkan");
  await userEvent.click(region.getByRole("button", { name: "Muat lebih banyak" }));
  await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(20));
  expect(region.queryByRole("button")).not.toBeInTheDocument();
  expect(region.getAllByRole("listitem")[16]).toHaveFocus();
});

test("visits that fail to load leave the profile alone, and are asked for again", async () => {
  const { library } = aSession({ user: aUser("siti", "STUDENT"), visits: days(1) });
  const root = library.root as Record<string, unknown>;
  const resolver = root.myVisits;
  root.myVisits = fail;
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  const region = await open();
  expect(await region.findByRole("alert")).toHaveTextContent("Kunjungan gagal dimuat.");
  root.myVisits = resolver;
  expect(screen.getByRole("img", { name: "Barkod 20260117" })).toBeInTheDocument();
  expect(screen.getByLabelText("Nama pengguna")).toHaveValue("siti");
  await userEvent.click(region.getByRole("button", { name: "Coba lagi" }));
  expect(await region.findAllByRole("listitem")).toHaveLength(1);
});

test("a page that fails keeps those before it", async () => {
  const { region, library } = await show(days(10));
  await region.findAllByRole("listitem");
  const root = library.root as Record<string, unknown>;
  const resolver = root.myVisits;
  root.myVisits = fail;
  await userEvent.click(region.getByRole("button", { name: "Muat lebih banyak" }));
  expect(await region.findByText("Kunjungan berikutnya gagal dimuat.")).toBeInTheDocument();
  expect(region.getAllByRole("listitem")).toHaveLength(8);
  root.myVisits = resolver;
  await userEvent.click(region.getByRole("button", { name: "Coba lagi" }));
  await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(10));
});

test("the purposes have the words that the guest book counts them by", () => {
  const words = Object.fromEntries(Object.entries(purposeLabels).map(([name, label]) => [name.toLowerCase(), label]));
  expect(words).toEqual(VISIT_PURPOSES);
});
