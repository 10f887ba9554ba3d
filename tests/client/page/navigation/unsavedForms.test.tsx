import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, Link, useNavigate } from "react-router-dom";
import { useLeaveGuard } from "../../../../client/forms/useLeaveGuard";
import { useSaveOnLeave } from "../../../../client/forms/useSaveOnLeave";
import { GuardedNavigation } from "../../../../client/app/navigation/GuardedNavigation";
import { UnsavedChangesDialog } from "../../../../client/app/navigation/UnsavedChangesDialog";
import { hasUnsavedForms } from "../../../../client/page/navigation/unsavedForms";
import { useShownLocation } from "../../../../client/app/navigation/useShownLocation";

function Frame() {
  const { location } = useShownLocation();
  return (
    <>
      <p data-testid="shown">{location.pathname}</p>
      <Link to="/about">Tentang</Link>
      <Link to={`${location.pathname}?tab=2`}>Tab</Link>
      {location.pathname === "/books" && <Form />}
      <UnsavedChangesDialog />
    </>
  );
}

function Form() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const allowLeave = useLeaveGuard(text !== "");
  useSaveOnLeave(
    text.startsWith("Buku")
      ? async () => {
          await Promise.resolve();
          if (text === "Buku") setText("");
        }
      : null,
  );
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
      <GuardedNavigation>
        <Frame />
      </GuardedNavigation>
    </BrowserRouter>,
  );
});

test("a form that holds nothing new is left without a question", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await screen.findByText("/about");
  expect(hasUnsavedForms()).toBe(false);
});

test("leaving an unsaved form asks first and moves afterwards; who stays keeps URL, history and what was typed", async () => {
  await userEvent.type(screen.getByLabelText("Judul"), "Laskar");
  const entries = window.history.length;
  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  const stay = await screen.findByRole("button", { name: "Tetap di sini" });
  expect([window.location.pathname, window.history.length]).toEqual(["/books", entries]);
  await userEvent.click(stay);
  expect([window.location.pathname, window.history.length]).toEqual(["/books", entries]);
  expect(shown()).toBe("/books");
  expect(screen.getByLabelText("Judul")).toHaveValue("Laskar");

  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await userEvent.click(await screen.findByRole("button", { name: "Tinggalkan" }));
  await screen.findByText("/about");
  expect(hasUnsavedForms()).toBe(false);
});

test.each([
  ["Buku", "/about"],
  ["Buku ditolak", "/books"],
])(
  "a form that can be saved is saved by the question and left, and stays where it is refused: %s",
  async (text, path) => {
    await userEvent.type(screen.getByLabelText("Judul"), text);
    await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Simpan" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(shown()).toBe(path));
    expect(hasUnsavedForms()).toBe(path === "/books");
  },
);

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

test("Back is undone until the question is answered, and then goes where it was going", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Tentang" }));
  await screen.findByText("/about");
  act(() => window.history.back());
  await userEvent.type(await screen.findByLabelText("Judul"), "Laskar");

  act(() => window.history.forward());
  await userEvent.click(await screen.findByRole("button", { name: "Tetap di sini" }));
  await waitFor(() => expect(window.location.pathname).toBe("/books"));
  expect(screen.getByLabelText("Judul")).toHaveValue("Laskar");
  act(() => window.history.forward());
  const leave = await screen.findByRole("button", { name: "Tinggalkan" });
  await waitFor(() => expect(window.location.pathname).toBe("/books"));
  await userEvent.click(leave);
  await screen.findByText("/about");
  expect(window.location.pathname).toBe("/about");
});
