import { screen } from "@testing-library/react";
import { ReadingListsPage } from "../../../client/readingLists/ReadingListsPage";
import { aLibrary, aReadingList } from "../support/library";
import { renderScreen } from "../support/renderScreen";

test("the page of published lists shows twelve and the way to the rest, each leading to its own page", async () => {
  const readingLists = Array.from({ length: 13 }, (_, index) => aReadingList(`Daftar ${index + 1}`));
  renderScreen(<ReadingListsPage />, { library: aLibrary({ readingLists }) });
  expect(await screen.findByRole("link", { name: "Daftar 1" })).toHaveAttribute("href", "/lists/daftar-1");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(12);
  expect(screen.getByText("12 dari 13 daftar ditampilkan")).toBeInTheDocument();
});

test("a library without a published list says what will be here", async () => {
  renderScreen(<ReadingListsPage />, { library: aLibrary() });
  expect(await screen.findByRole("heading", { name: "Belum ada daftar bacaan" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lihat semua buku" })).toHaveAttribute("href", "/books");
});
