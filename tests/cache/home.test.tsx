import { act, screen, waitFor, within } from "@testing-library/react";
import { removeBooks } from "../../client/books/bookCache";
import { refetchAuthorities } from "../../client/authorities/refetchAuthorities";
import { HomePage } from "../../client/home/HomePage";
import { BookEditingService } from "../../server/books/writing/BookEditingService";
import { givenBooks } from "../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await givenBooks(
    library.database,
    ["Satu", "Dua", "Tiga", "Empat", "Lima", "Enam"].map((title) => ({ title, category: "Novel" })),
  );
});
afterAll(() => library.close());

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const newestTitles = async () =>
  (await section("Buku Terbaru"))
    .getAllByRole("link")
    .map((link) => /\/books\/([a-z]+)$/.exec(link.getAttribute("href") ?? "")?.[1])
    .filter((slug) => slug !== undefined);
const globalId = (id: number) => Buffer.from(`Book:${id}`).toString("base64");

test("the home page shows four newest books and true counts of categories after a book was deleted", async () => {
  library.render(<HomePage />);
  await waitFor(async () => expect(await newestTitles()).toEqual(["enam", "lima", "empat", "tiga"]));
  expect((await section("Kategori Populer")).getByText(/6 judul/)).toBeTruthy();

  await new BookEditingService(library.database).delete(library.admin, 5);
  await act(async () => {
    removeBooks(library.client.cache, [globalId(5)]);
    await refetchAuthorities(library.client);
  });

  await waitFor(async () => expect(await newestTitles()).toEqual(["enam", "empat", "tiga", "dua"]));
  await waitFor(async () => expect((await section("Kategori Populer")).getByText(/5 judul/)).toBeTruthy());
});
