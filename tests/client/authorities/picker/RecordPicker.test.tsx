import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type SyntheticEvent, useState } from "react";
import type { PickedRecords, AuthorityList } from "../../../../client/authorities/picker/pickedRecords";
import { RecordPicker } from "../../../../client/authorities/picker/RecordPicker";
import { aPickerLibrary } from "../../support/pickerLibrary";
import { renderScreen } from "../../support/renderScreen";

Element.prototype.scrollIntoView = () => undefined;

const publishers = [
  { __typename: "Publisher", id: "P1", name: "Gramedia Pustaka Utama", booksCount: 1204 },
  { __typename: "Publisher", id: "P2", name: "Grasindo", booksCount: 31 },
  { __typename: "Publisher", id: "P3", name: "Bentang Pustaka", booksCount: 12 },
];
const classifications = [
  { __typename: "Classification", id: "C1", code: "813", name: "Fiksi", booksCount: 40 },
  { __typename: "Classification", id: "C2", code: "2X4.1", name: null, booksCount: 3 },
];

interface FormProps<List extends AuthorityList> {
  list: List;
  label: string;
  allowNew?: boolean;
  onSubmit?: () => void;
  start?: PickedRecords[List] | null;
}

function Form<List extends AuthorityList>({ list, label, allowNew = true, onSubmit, start = null }: FormProps<List>) {
  const [value, setValue] = useState(start);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form onSubmit={submit}>
      <RecordPicker
        list={list}
        label={label}
        allowNew={allowNew}
        value={value}
        onChange={setValue}
        hint="Nama di halaman judul."
      />
      <p data-testid="chosen">{JSON.stringify(value)}</p>
      <button type="submit">Simpan</button>
    </form>
  );
}

const field = () => screen.getByRole("combobox");
const selected = () => JSON.parse(screen.getByTestId("chosen").textContent) as unknown;

function renderPicker(form = <Form list="publishers" label="Penerbit" />) {
  const setup = aPickerLibrary({ publishers, classifications });
  return { ...setup, ...renderScreen(form, { library: setup.library }), user: userEvent.setup({ delay: null }) };
}

test("the records with the most books are offered before anything is typed", async () => {
  const { user } = renderPicker();
  await user.click(field());
  expect(await screen.findByRole("option", { name: "Gramedia Pustaka Utama 1.204 buku" })).toBeInTheDocument();
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAccessibleDescription("Nama di halaman judul.");
});

test("what is typed is looked for on the server once the typing pauses, and chosen by keyboard", async () => {
  const { user, searches } = renderPicker();
  await user.click(field());
  await screen.findByRole("option", { name: /Bentang/ });
  expect(screen.getByRole("listbox")).not.toHaveAttribute("aria-busy");
  await user.keyboard("gra");
  // Until then the list says that it is not the one that was asked for.
  expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Bentang/ })).not.toBeInTheDocument());
  expect(screen.getByRole("listbox")).not.toHaveAttribute("aria-busy");
  await waitFor(() => expect(searches.filter((text) => text !== "")).toEqual(["gra"]));

  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(field()).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: /Grasindo/ }).id);
  await user.keyboard("{Enter}");
  expect(selected()).toEqual({ id: "P2", name: "Grasindo" });
  expect(field()).toHaveValue("Grasindo");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("a response to an earlier search that arrives late is ignored", async () => {
  const { user, root } = renderPicker();
  const old: { respond?: () => void } = {};
  root.publishers = ({ search }: { search: string }) =>
    search === "b"
      ? new Promise((resolve) => {
          old.respond = () => resolve({ nodes: [publishers[2]] });
        })
      : { nodes: search === "" ? [] : [publishers[0]] };
  await user.click(field());
  await user.keyboard("b");
  await waitFor(() => expect(old.respond).toBeDefined());
  await user.clear(field());
  await user.keyboard("gram");
  expect(await screen.findByRole("option", { name: /Gramedia/ })).toBeInTheDocument();
  await act(async () => {
    old.respond?.();
    // The response passes through the cache before it could be shown.
    await new Promise((done) => setTimeout(done));
  });
  expect(screen.queryByRole("option", { name: /Bentang/ })).not.toBeInTheDocument();
});

test("a highlighted record is not another one when the list answers under it", async () => {
  const { user } = renderPicker();
  await user.click(field());
  await screen.findByRole("option", { name: /Bentang/ });
  await user.keyboard("gra{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Bentang Pustaka");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Bentang/ })).not.toBeInTheDocument());
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  await user.tab();
  expect(selected()).toEqual({ id: null, name: "gra" });
});

test("a name that the list lacks can be added, and says that it is new", async () => {
  const { user } = renderPicker();
  await user.click(field());
  await user.keyboard("Mizan");
  await user.click(await screen.findByRole("option", { name: "Tambah “Mizan”" }));
  expect(selected()).toEqual({ id: null, name: "Mizan" });
  expect(field()).toHaveAccessibleDescription("Data baru ini ditambahkan ke daftar saat disimpan.");
});

test("a name that differs only in case or punctuation is not offered as new", async () => {
  const { user } = renderPicker();
  await user.click(field());
  await user.keyboard("GRASINDO.");
  expect(await screen.findByRole("option", { name: /Grasindo/ })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: /Tambah/ })).not.toBeInTheDocument();
  await user.tab();
  expect(selected()).toEqual({ id: "P2", name: "Grasindo" });
});

test("what was typed is kept when the field is left, and said to be missing where new names are not allowed", async () => {
  const { user, unmount } = renderPicker();
  await user.click(field());
  await user.keyboard("Mizan");
  await user.tab();
  expect(selected()).toEqual({ id: null, name: "Mizan" });
  unmount();

  const strict = renderPicker(
    <Form list="publishers" label="Penerbit" allowNew={false} start={{ id: "P2", name: "Grasindo" }} />,
  );
  await strict.user.click(field());
  await strict.user.clear(field());
  await strict.user.keyboard("Mizan");
  expect(await screen.findAllByText("Tidak ada yang cocok.")).not.toHaveLength(0);
  await strict.user.tab();
  expect(selected()).toBeNull();
  expect(field()).toHaveValue("Mizan");
  expect(field()).toHaveAccessibleDescription(
    /“Mizan” tidak ada di daftar\. Pilih salah satu yang ada, atau kosongkan\./,
  );

  await strict.user.type(field(), "{Backspace}");
  expect(field()).not.toBeInvalid();
  await strict.user.keyboard("{Escape}{Escape}");
  expect(field()).toHaveValue("");
});

test("whoever goes on before the list has answered has the record that it names, and no new one", async () => {
  for (const allowNew of [true, false]) {
    const { user, unmount } = renderPicker(<Form list="publishers" label="Penerbit" allowNew={allowNew} />);
    await user.tab();
    await user.keyboard("grasindo");
    await user.tab();
    expect(field()).toHaveValue("grasindo");
    await waitFor(() => expect(selected()).toEqual({ id: "P2", name: "Grasindo" }));
    expect(field()).toHaveValue("Grasindo");
    expect(field()).toHaveAccessibleDescription("Nama di halaman judul.");
    unmount();
  }
});

test("leaving takes the highlighted record, and the field that a new one brings is not the next", async () => {
  const { user } = renderPicker(<Form list="classifications" label="Klasifikasi" />);
  await user.click(field());
  await user.keyboard("297.63");
  await screen.findByRole("option", { name: "Tambah “297.63”" });
  await user.keyboard("{ArrowDown}");
  await user.tab();
  expect(selected()).toEqual({ id: null, code: "297.63", name: null });
  expect(screen.getByRole("button", { name: "Simpan" })).toHaveFocus();
});

test("Esc first closes the options, then restores the chosen value; clearing leaves nothing chosen", async () => {
  const { user } = renderPicker(<Form list="publishers" label="Penerbit" start={{ id: "P2", name: "Grasindo" }} />);
  await user.click(field());
  await user.keyboard("x{Escape}");
  expect(field()).toHaveValue("Grasindox");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(field()).toHaveValue("Grasindo");

  await user.click(screen.getByRole("button", { name: "Kosongkan Penerbit" }));
  expect(selected()).toBeNull();
  expect(field()).toHaveFocus();
});

test("Enter chooses while something is typed, and sends the form when nothing is", async () => {
  const onSubmit = jest.fn();
  const { user } = renderPicker(<Form list="publishers" label="Penerbit" onSubmit={onSubmit} />);
  await user.click(field());
  await user.keyboard("Mizan{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(selected()).toEqual({ id: null, name: "Mizan" });
  await user.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a failed search says so and still takes what was typed", async () => {
  const { user, root } = renderPicker();
  root.publishers = () => {
    throw new Error("out of order");
  };
  await user.click(field());
  await user.keyboard("Mizan");
  expect(await screen.findAllByText("Daftar gagal dimuat. Ketik lagi untuk mencoba lagi.")).not.toHaveLength(0);
  await user.click(screen.getByRole("option", { name: "Tambah “Mizan”" }));
  expect(selected()).toEqual({ id: null, name: "Mizan" });
});

test("a new class is its code, and its name is asked for beside it", async () => {
  const { user } = renderPicker(<Form list="classifications" label="Klasifikasi" />);
  await user.click(field());
  expect(await screen.findByRole("option", { name: "813 · Fiksi 40 buku" })).toBeInTheDocument();
  await user.keyboard("297.63");
  await user.click(await screen.findByRole("option", { name: "Tambah “297.63”" }));
  await user.type(screen.getByRole("textbox", { name: "Nama klasifikasi baru (opsional)" }), "Sirah");
  expect(selected()).toEqual({ id: null, code: "297.63", name: "Sirah" });
  expect(field()).toHaveValue("297.63");
});
