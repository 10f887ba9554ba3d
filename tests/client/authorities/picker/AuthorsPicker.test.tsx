import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AuthorsPicker } from "../../../../client/authorities/picker/AuthorsPicker";
import type { PickedAuthor } from "../../../../client/authorities/picker/pickedRecords";
import { anAuthorRecord, aPickerLibrary } from "../../support/pickerLibrary";
import { renderScreen } from "../../support/renderScreen";

Element.prototype.scrollIntoView = () => undefined;

const authors = () => JSON.parse(screen.getByTestId("chosen").textContent) as PickedAuthor[];

function Form() {
  const [value, setValue] = useState<PickedAuthor[]>([]);
  return (
    <>
      <AuthorsPicker label="Penulis" value={value} onChange={setValue} error="Penulis wajib diisi." />
      <p data-testid="chosen">{JSON.stringify(value)}</p>
    </>
  );
}

function renderPicker() {
  const { library } = aPickerLibrary({
    authors: [anAuthorRecord("A1", "Andrea", "Hirata", 7), anAuthorRecord("A2", "Tere", "Liye", 30)],
  });
  renderScreen(<Form />, { library });
  return userEvent.setup();
}

const field = () => screen.getByRole("combobox", { name: "Penulis" });
const rows = () => within(screen.getByRole("list", { name: "Penulis yang dipilih" })).getAllByRole("listitem");

test("authors are chosen one after the other and put in order with the focus kept", async () => {
  const user = renderPicker();
  expect(field()).toHaveAccessibleDescription("Penulis wajib diisi.");
  await user.click(field());
  await user.click(await screen.findByRole("option", { name: /Andrea Hirata/ }));
  await user.click(field());
  expect(screen.queryByRole("option", { name: /Andrea Hirata/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("option", { name: /Tere Liye/ }));
  expect(authors().map(({ id }) => id)).toEqual(["A1", "A2"]);

  await user.click(screen.getByRole("button", { name: "Pindahkan Tere Liye ke atas" }));
  expect(authors().map(({ id }) => id)).toEqual(["A2", "A1"]);
  expect(screen.getByText("Tere Liye sekarang penulis ke-1.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Pindahkan Tere Liye ke atas" })).toHaveFocus());
  await user.keyboard("{Enter}");
  expect(authors().map(({ id }) => id)).toEqual(["A2", "A1"]);

  await user.click(screen.getByRole("button", { name: "Keluarkan Andrea Hirata" }));
  expect(rows()).toHaveLength(1);
  expect(field()).toHaveFocus();
});

test("a new name shows how it was read and becomes an organisation's where the desk says so", async () => {
  const user = renderPicker();
  await user.click(field());
  await user.keyboard("TOER, Pramoedya Ananta{Enter}");
  expect(authors()).toEqual([
    { id: null, firstName: "Pramoedya Ananta", lastName: "TOER", kind: "PERSON", role: "AUTHOR" },
  ]);
  await user.selectOptions(screen.getByRole("combobox", { name: /^Peran Pramoedya/ }), "Editor");
  expect(authors()[0]?.role).toBe("EDITOR");
  expect(rows()[0]).toHaveTextContent("TOER, Pramoedya Ananta");

  await user.click(field());
  await user.keyboard("Sanggar Cahaya{Enter}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Jenis Sanggar Cahaya" }), "Lembaga");
  expect(authors()[1]).toEqual({
    id: null,
    firstName: "Sanggar Cahaya",
    lastName: null,
    kind: "ORGANISATION",
    role: "AUTHOR",
  });
});

test("nobody is author twice, however the name is written", async () => {
  const user = renderPicker();
  await user.click(field());
  await user.keyboard("Hirata, Andrea");
  await screen.findByRole("option", { name: /Andrea Hirata/ });
  await user.keyboard("{Enter}");
  expect(authors().map(({ id }) => id)).toEqual(["A1"]);
  await user.keyboard("andrea hirata");
  expect(await screen.findAllByText("Sudah dipilih.")).not.toHaveLength(0);
  await user.keyboard("{Enter}");
  expect(authors()).toHaveLength(1);
});
