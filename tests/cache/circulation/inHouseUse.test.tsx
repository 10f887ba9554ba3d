import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";
import { InHouseUsePage } from "../../../client/circulation/inHouse/InHouseUsePage";
import { givenBooks } from "../../support/givenBooks";
import { loseNextAnswer } from "../support/answers";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(library.database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laut Bercerita", copies: [{ itemCode: "B00002", status: "lost" }] },
  ]);
});
afterEach(() => library.close());

const scan = async (code: string) =>
  userEvent.type(await screen.findByLabelText("Pindai atau ketik kode eksemplar"), `${code}{Enter}`);
const today = () => within(screen.getByRole("region", { name: "Hari ini" })).findByText(/^\d+$/u);
const lines = () =>
  within(screen.getByRole("region", { name: "Pindaian" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const uses = () => library.database.read((reader) => reader.count(sql`FROM in_house_uses`));

test("a pile is scanned without waiting, the newest first, and each book is said to be counted or why not", async () => {
  library.render(<InHouseUsePage />, { at: "/admin/in-house-use" });
  expect(await today()).toHaveTextContent("0");
  await scan("b00001");
  await scan("B00001");
  await scan("B00002");
  await scan("X404");
  await waitFor(() => expect(lines().every((line) => !line.includes("Mengirim"))).toBe(true));
  expect(lines()).toEqual([
    expect.stringMatching(/^X404Tidak dihitungKode X404 tidak ada di koleksi/u),
    expect.stringMatching(/^B00002Tidak dihitungB00002 tercatat hilang/u),
    expect.stringContaining("Bumi ManusiaB00001 · Baru saja dihitung, jadi tidak dihitung lagi"),
    expect.stringContaining("Bumi ManusiaB00001 · DihitungUrungkan"),
  ]);
  expect(await today()).toHaveTextContent("1");
});

test("a scan is taken back, on screen and in the library", async () => {
  library.render(<InHouseUsePage />, { at: "/admin/in-house-use" });
  await scan("B00001");
  await userEvent.click(await screen.findByRole("button", { name: /^Urungkan/u }));
  await waitFor(() => expect(lines()).toEqual(["Bumi ManusiaB00001 · Diurungkan"]));
  expect(await today()).toHaveTextContent("0");
  expect(await uses()).toBe(0);
});

test("a scan without an answer says so, and is counted once when it is sent again", async () => {
  library.render(<InHouseUsePage />, { at: "/admin/in-house-use" });
  await today();
  const { keys } = loseNextAnswer(library.client, "RecordInHouseUse");
  await scan("B00001");
  await userEvent.click(await screen.findByRole("button", { name: /^Kirim lagi/u }));
  await waitFor(() => expect(lines()).toEqual(["Bumi ManusiaB00001 · DihitungUrungkan, Bumi Manusia"]));
  expect(new Set(keys).size).toBe(1);
  expect(await uses()).toBe(1);
});
