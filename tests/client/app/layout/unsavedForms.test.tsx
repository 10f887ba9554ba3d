import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, Link, useNavigate } from "react-router-dom";
import { useLeaveGuard } from "../../../../client/forms/useLeaveGuard";
import { UnsavedChangesDialog } from "../../../../client/app/navigation/UnsavedChangesDialog";
import { unsavedForms } from "../../../../client/app/navigation/unsavedForms";
import { useShownLocation } from "../../../../client/app/navigation/useShownLocation";

function Frame() {
  const { location, isBlocked, leave, stay } = useShownLocation();
  return (
    <>
      <p data-testid="shown">{location.pathname}</p>
      <Link to="/about">Tentang</Link>
      <Link to={`${location.pathname}?tab=2`}>Tab</Link>
      {location.pathname === "/books" && <Form />}
      <UnsavedChangesDialog isOpen={isBlocked} onLeave={leave} onStay={stay} />
    </>
  );
}

function Form() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const allowLeave = useLeaveGuard(text !== "");
  const save = () => {
    allowLeave();
    void navigate("/about");
  };
  return (
    <>
      <input aria-label="Judul" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={save}>Simpan</button>
    </>
  );
}

const shown = () => screen.getByTestId("shown").textContent;

beforeEach(() => {
  window.history.replaceState(null, "", "/books");
  render(
    <BrowserRouter useTransitions={false}>
      <Frame />
    </BrowserRouter>,
  );
});

test("a form that holds nothing new is left without a question", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await screen.findByText("/about");
  expect(unsavedForms()).toBe(0);
});

test("leaving an unsaved form asks for confirmation; the user can stay with the typed values or leave", async () => {
  await userEvent.type(screen.getByLabelText("Judul"), "Laskar");
  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tetap di sini" }));
  await waitFor(() => expect(window.location.pathname).toBe("/books"));
  expect(shown()).toBe("/books");
  expect(screen.getByLabelText("Judul")).toHaveValue("Laskar");

  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tinggalkan" }));
  await screen.findByText("/about");
  expect(unsavedForms()).toBe(0);
});

test("another view of the same screen and the form's own navigation after saving ask nothing", async () => {
  await userEvent.type(screen.getByLabelText("Judul"), "Laskar");
  await userEvent.click(screen.getByRole("link", { name: "Tab" }));
  expect(screen.queryByRole("button", { name: "Tinggalkan" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Simpan" }));
  await screen.findByText("/about");
  expect(screen.queryByRole("button", { name: "Tinggalkan" })).not.toBeInTheDocument();
});

test("the browser asks before a reload only while something is not saved", async () => {
  const isConfirming = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(isConfirming()).toBe(false);
  await userEvent.type(screen.getByLabelText("Judul"), "L");
  expect(isConfirming()).toBe(true);
  await userEvent.clear(screen.getByLabelText("Judul"));
  expect(isConfirming()).toBe(false);
});
