import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../../client/page/frame/ErrorBoundary";

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("broken");
  return <p>utuh</p>;
}

const at = (place: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={place}>
    <Broken isBroken={isBroken} />
  </ErrorBoundary>
);

test("a screen that breaks is replaced by an apology with a way on, and the next place is shown again", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(at("/books", true));
  expect(screen.getByRole("heading", { name: "Maaf, halaman ini gagal ditampilkan" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Muat ulang" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ke halaman utama" })).toHaveAttribute("href", "/");
  rerender(at("/about", false));
  expect(screen.getByText("utuh")).toBeInTheDocument();
  log.mockRestore();
});
