import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen, waitFor } from "@testing-library/react";
import { BookTablePage } from "../../client/books/admin/table/BookTablePage";
import { removeBooks } from "../../client/books/bookCache";
import { givenBooks } from "../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
});
afterAll(() => library.close());

test("the client is an administrator's, asking the real server", async () => {
  const query: TypedDocumentNode<{ viewer: { username: string } | null }> = gql(
    "query WhoAmI { viewer { id username } }",
  );
  const { data } = await library.client.query({ query });
  expect(data?.viewer?.username).toBe(library.admin.username);
  expect(library.operations).toEqual(["WhoAmI"]);
});

test("a screen shows what the database holds, and what the cache is told to forget", async () => {
  const [id] = await givenBooks(library.database, [{ title: "Laskar Pelangi", by: ["Andrea Hirata"] }]);
  library.render(<BookTablePage />, { at: "/admin/books" });
  // Who asks may be known after the books are.
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Laskar Pelangi" })).toHaveAttribute("href", `/admin/books/${id}`),
  );
  removeBooks(library.client.cache, [globalIdOf("Book", id ?? 0)]);
  await waitFor(() => expect(screen.queryByText("Laskar Pelangi")).not.toBeInTheDocument());
});

function globalIdOf(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}
