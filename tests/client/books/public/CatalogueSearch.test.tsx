import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { BooksPage } from "../../../../client/books/public/catalogue/BooksPage";
import { aBook, aLibrary } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

const titles = ["Laskar Pelangi", "Bumi Manusia", "Pulang", "Pulau Kelapa"];

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function givenCatalogue() {
  const library = aLibrary({ books: titles.map((title) => aBook({ title })) });
  const { url } = renderScreen(
    <>
      <BooksPage />
      <BackButton />
    </>,
    { at: "/books", library },
  );
  const user = userEvent.setup({ delay: null });
  const field = () => screen.getByRole("combobox", { name: "Cari buku" });
  return {
    user,
    field,
    entered: library.enteredSearches,
    searchesFor: (search: string) =>
      waitFor(() => expect(url()).toBe(search === "" ? "/books" : `/books?search=${search}`)),
    back: () => user.click(screen.getByText("Back")),
  };
}

/** The time of day alone is told to the test: timers run as they do. */
const TIMERS = [
  ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"] as const),
  ...([
    "nextTick",
    "queueMicrotask",
    "hrtime",
    "performance",
    "requestAnimationFrame",
    "cancelAnimationFrame",
  ] as const),
];
beforeEach(() => void jest.useFakeTimers({ doNotFake: TIMERS, now: Date.UTC(2026, 10, 28) }));
afterEach(() => void jest.useRealTimers());

test("Back brings back each search that was entered, then the catalogue, and no beginning of a word", async () => {
  const { user, field, searchesFor, back } = givenCatalogue();
  await user.type(field(), "las");
  await searchesFor("las");
  await user.type(field(), "kar");
  await searchesFor("laskar");
  await user.keyboard("{Enter}");
  await user.clear(field());
  await user.type(field(), "pul");
  await searchesFor("pul");

  await back();
  await searchesFor("laskar");
  expect(field()).toHaveValue("laskar");
  await back();
  await searchesFor("");
  expect(field()).toHaveValue("");
});

test("only what is entered is said to be searched for: no beginning, no pause, no clearing", async () => {
  const { user, field, searchesFor, entered } = givenCatalogue();
  await user.type(field(), "las");
  await searchesFor("las");
  await user.type(field(), "kar");
  await searchesFor("laskar");
  await user.keyboard("{Enter}");
  await user.click(screen.getByRole("button", { name: /Hapus|Kosongkan/ }));
  await searchesFor("");
  await user.type(field(), "pulang{Enter}");
  await searchesFor("pulang");
  await waitFor(() => expect(entered).toEqual(["laskar", "pulang"]));
});

test("a search whose results were read before it was typed on is one of its own", async () => {
  const { user, field, searchesFor, back } = givenCatalogue();
  await user.type(field(), "pul");
  await searchesFor("pul");
  jest.setSystemTime(Date.now() + 5_000);
  await user.type(field(), "au");
  await searchesFor("pulau");

  await back();
  await searchesFor("pul");
  await back();
  await searchesFor("");
});
