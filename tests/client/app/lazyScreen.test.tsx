import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../client/page/frame/ErrorBoundary";
import { lazyScreen } from "../../../client/app/lazy/lazyScreen";

test("a screen that is loaded is there at once", async () => {
  const { preload, Screen } = lazyScreen(() => Promise.resolve({ BooksPage: () => <h1>Buku</h1> }));
  await preload();
  render(<Screen />);
  expect(screen.getByRole("heading", { name: "Buku" })).toBeInTheDocument();
});

test("a screen rendered before it is loaded appears as soon as it is", async () => {
  const { Screen } = lazyScreen(() => Promise.resolve({ BooksPage: () => <h1>Buku</h1> }));
  render(<Screen />);
  expect(await screen.findByRole("heading", { name: "Buku" })).toBeInTheDocument();
});

test("a screen whose code fails to load is replaced by the error screen", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { Screen } = lazyScreen(() => Promise.reject(new Error("no network")));
  render(
    <ErrorBoundary resetKey="x">
      <Screen />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole("heading", { name: "Maaf, halaman ini gagal ditampilkan" })).toBeInTheDocument();
  log.mockRestore();
});
