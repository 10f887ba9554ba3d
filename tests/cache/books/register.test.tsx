import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RegisterPage } from "../../../client/books/admin/register/RegisterPage";
import { givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const COPIES = 60;

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

const givenCopies = () =>
  givenBooks(library.database, [
    {
      title: "Bumi Manusia",
      price: 1_000,
      copies: Array.from({ length: COPIES }, (_, index) => ({
        itemCode: `P${index + 1}`,
        source: index < 2 ? "Hibah" : "Beli",
      })),
    },
  ]);
const numbers = () =>
  within(screen.getByRole("table"))
    .queryAllByText(/^P\d+$/u)
    .map(({ textContent }) => textContent);

test("the next lines of the book stand below the first, and the sums are those of the whole part", async () => {
  await givenCopies();
  library.render(<RegisterPage />, { at: "/admin/register" });
  await screen.findByRole("table", { name: "Buku Induk" });
  expect(screen.getByText("Rp60.000")).toBeInTheDocument();
  expect(numbers()).toEqual(Array.from({ length: 50 }, (_, index) => `P${index + 1}`));
  await userEvent.click(screen.getByRole("button", { name: /lebih banyak/iu }));
  await waitFor(() => expect(numbers()).toHaveLength(COPIES));
  expect(numbers().at(-1)).toBe(`P${COPIES}`);
});

test("a source narrows the book, its sums and its files", async () => {
  await givenCopies();
  library.render(<RegisterPage />, { at: "/admin/register" });
  await screen.findByRole("option", { name: "Hibah" });
  await userEvent.selectOptions(screen.getByLabelText("Sumber perolehan"), "Hibah");
  await screen.findByText("Rp2.000");
  expect(numbers()).toEqual(["P1", "P2"]);
  expect(screen.getByRole("link", { name: "Unduh PDF" }).getAttribute("href")).toMatch(/format=pdf&source_id=\d+$/u);
});

test("an empty book says how copies come into it", async () => {
  library.render(<RegisterPage />, { at: "/admin/register" });
  await screen.findByText("Buku induk masih kosong");
  expect(screen.getByRole("link", { name: "Buka daftar buku" })).toHaveAttribute("href", "/admin/books");
});

test("an empty part says how to leave it", async () => {
  await givenCopies();
  library.render(<RegisterPage />, { at: "/admin/register?from=2030-01-01" });
  await screen.findByText("Tidak ada yang cocok");
  for (const link of screen.getAllByRole("link", { name: "Hapus semua filter" })) {
    expect(link).toHaveAttribute("href", "/admin/register");
  }
});
