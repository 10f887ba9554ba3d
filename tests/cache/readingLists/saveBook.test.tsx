import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { flashMessage } from "../../../client/page/messages/flashMessage";
import { BooksPage } from "../../../client/books/public/catalogue/BooksPage";
import { BookEditingService } from "../../../server/books/writing/BookEditingService";
import { system } from "../../../server/viewer";
import { givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(library.database, [{ title: "Saman" }, { title: "Larung" }]);
});
afterEach(async () => {
  flashMessage(null);
  await library.close();
});

const saved = (title: string) => screen.queryByRole("button", { name: `Tersimpan: keluarkan ${title} dari Favorit` });

test("a press on a heart keeps the book, a second one takes it out, and the message puts it back", async () => {
  library.render(<BooksPage />, { at: "/books" });
  await userEvent.click(await screen.findByRole("button", { name: "Simpan Saman" }));
  await waitFor(() => expect(flashMessage()?.kind).toBe("success"));
  await waitFor(() => expect(saved("Saman")).toBeInTheDocument());
  expect(saved("Larung")).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: /^Tersimpan: keluarkan Saman/ }));
  await waitFor(() => expect(flashMessage()?.action?.label).toBe("Urungkan"));
  expect(saved("Saman")).not.toBeInTheDocument();
  act(() => flashMessage()?.action?.run());
  await waitFor(() => expect(saved("Saman")).toBeInTheDocument());
  // Nothing is asked for anew: neither the books nor what is kept.
  const { operations } = library;
  expect(operations.slice(operations.indexOf("SaveBook"))).toEqual(["SaveBook", "UnsaveBook", "SaveBook"]);
});

test("what the server refuses is taken back, and says why", async () => {
  const [gone = 0] = await givenBooks(library.database, [{ title: "Bilangan Fu" }]);
  library.render(<BooksPage />, { at: "/books" });
  const heart = await screen.findByRole("button", { name: "Simpan Bilangan Fu" });
  await new BookEditingService(library.database).delete(system, gone);
  await userEvent.click(heart);
  await waitFor(() => expect(flashMessage()).toMatchObject({ kind: "error", text: /tidak ditemukan/ as never }));
  expect(saved("Bilangan Fu")).not.toBeInTheDocument();
});
