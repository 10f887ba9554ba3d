import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { StockTakePage } from "../../../client/stockTakes/StockTakePage";
import { StockTakesPage } from "../../../client/stockTakes/StockTakesPage";
import { locationTable } from "../../../server/authorities/records/Location.entity";
import { StockTakeEditingService } from "../../../server/stockTakes/StockTakeEditingService";
import { givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const COPIES = 60;
/** More than a page has. */
const PLACES = 120;

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(library.database, [
    { title: "Bumi Manusia", copies: Array.from({ length: COPIES }, (_, index) => ({ itemCode: `P${100 + index}` })) },
  ]);
});
afterEach(() => library.close());

const begin = async () =>
  (await new StockTakeEditingService(library.database, "Asia/Jakarta").begin(library.admin, {})).id;
const open = (id: number, list = "") =>
  library.render(
    <Routes>
      <Route path="/admin/stock-takes/:id" element={<StockTakePage />} />
    </Routes>,
    { at: `/admin/stock-takes/${id}${list}` },
  );
const codes = () =>
  within(screen.getByRole("table"))
    .queryAllByText(/^P\d+$/u)
    .map(({ textContent }) => textContent);

test("an empty list says what a stock take is for", async () => {
  library.render(<StockTakesPage />, { at: "/admin/stock-takes" });
  await screen.findByText("Belum ada stock opname");
});

test("every place of the library can be chosen, however many there are", async () => {
  const now = new Date();
  await library.database.write({ unaudited: "Places for a test." }, (tx) =>
    tx.insert(
      locationTable,
      Array.from({ length: PLACES }, (_, index) => {
        const shelf = `Rak ${100 + index}`;
        return {
          name: "Ruang",
          shelf,
          nameKey: `ruang ${shelf}`,
          booksCount: 0,
          importId: null,
          createdAt: now,
          updatedAt: now,
        };
      }),
    ),
  );
  open(await begin());
  const choice = await screen.findByLabelText("Anda sedang memindai di");
  await waitFor(() => expect(within(choice).getAllByRole("option")).toHaveLength(PLACES + 1));
});

test("what is missing stands in pages that join", async () => {
  open(await begin());
  await screen.findByRole("table", { name: "Belum ditemukan" });
  expect(codes()).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: /lebih banyak/iu }));
  await waitFor(() => expect(codes()).toHaveLength(COPIES));
});

test("a scan is answered, counted and taken from what is missing", async () => {
  open(await begin());
  await screen.findByRole("table", { name: "Belum ditemukan" });
  const field = screen.getByLabelText("Pindai atau ketik kode eksemplar");
  await userEvent.type(field, "P100{Enter}");
  const answers = await screen.findByRole("list", { name: "Pindaian terakhir" });
  within(answers).getByText("Ditemukan");
  expect(screen.getByText("dari 60 ditemukan").closest("p")).toHaveTextContent("1 dari 60 ditemukan");
  await waitFor(() => expect(codes()).not.toContain("P100"), { timeout: 6_000 });
  await userEvent.type(field, "ASING{Enter}");
  await within(answers).findByText("Tidak dikenal");
}, 15_000);

test("its results are applied, listed and taken back", async () => {
  const id = await begin();
  await new StockTakeEditingService(library.database, "Asia/Jakarta").setState(library.admin, id, {
    state: "finished",
  });
  open(id);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Terapkan untuk P100" }));
  await userEvent.click(screen.getByRole("button", { name: "Terapkan hasil" }));
  const question = await screen.findByRole("dialog", { name: "Terapkan hasil stock opname?" });
  within(question).getByText(/1 eksemplar yang tidak dicentang dibiarkan/u);
  await userEvent.click(within(question).getByRole("button", { name: "Terapkan" }));
  await userEvent.click(await screen.findByRole("link", { name: "Sudah diterapkan" }));
  await screen.findByRole("table", { name: "Sudah diterapkan" });
  expect(codes()).not.toContain("P100");
  await userEvent.click(screen.getByRole("button", { name: "Urungkan penerapan" }));
  await userEvent.click(
    within(await screen.findByRole("dialog", { name: "Urungkan penerapan?" })).getByRole("button", {
      name: "Urungkan",
    }),
  );
  await screen.findByText("Belum ada perubahan yang diterapkan.");
}, 15_000);
