import { act, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { loading } from "../../../../client/page/messages/loading";
import { useShownLocation } from "../../../../client/app/navigation/useShownLocation";
import { findRoute } from "../../../../client/app/routes";
import { renderScreen } from "../../support/renderScreen";

function Screen() {
  const { location } = useShownLocation();
  return (
    <>
      <p>di {location.pathname + location.search}</p>
      <Link to="/about">Tentang</Link>
      <Link to="/books?search=hujan">Hujan</Link>
    </>
  );
}

test("between top-level routes the loading flag is up until the next screen is there", async () => {
  renderScreen(<Screen />, { at: "/books" });
  fireEvent.click(screen.getByText("Tentang"));
  expect(loading()).toBe(true);
  expect(screen.getByText("di /books")).toBeInTheDocument();
  expect(await screen.findByText("di /about")).toBeInTheDocument();
  expect(loading()).toBe(false);
});

test("within one top-level route nothing is put in the way", async () => {
  await act(() => findRoute("/books").preload());
  renderScreen(<Screen />, { at: "/books" });
  fireEvent.click(screen.getByText("Hujan"));
  expect(loading()).toBe(false);
  expect(screen.getByText("di /books?search=hujan")).toBeInTheDocument();
});
