import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Layout } from "../../../client/app/layout/Layout";
import { EResourcesPage } from "../../../client/eResources/EResourcesPage";
import { UnsavedChangesDialog } from "../../../client/app/navigation/UnsavedChangesDialog";
import { hasUnsavedForms } from "../../../client/page/navigation/unsavedForms";
import { clearMessage, flashMessage } from "../../../client/page/messages/flashMessage";
import { anEResource, aLibrary, connection } from "../support/library";
import { renderScreen } from "../support/renderScreen";

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

afterEach(() => act(clearMessage));

const user = userEvent.setup();
const labels = () =>
  within(screen.getByRole("list", { name: "E-resource menurut urutan" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p span")?.textContent);

interface Input {
  input: { id: string; position?: number; active?: boolean };
}

/** A server that applies the given order, or refuses it. */
function show(names: readonly string[], Frame: ComponentType<{ children: ReactNode }> = Fragment) {
  let listed = names.map((label, place) => ({
    ...anEResource(label, `https://${label.toLowerCase()}.id`),
    description: null,
    position: place + 1,
    active: true,
  }));
  const library = aLibrary();
  const root = library.root as Record<string, unknown>;
  const server = { refuses: false, hold: Promise.resolve() };
  root.eResources = (page: object) => connection(listed, page);
  root.updateEResource = async ({ input: { id, position, active } }: Input) => {
    await server.hold;
    if (server.refuses)
      return {
        __typename: "NotFoundError",
        code: "NOT_FOUND",
        message: "E-resource ini tidak ditemukan. Mungkin sudah dihapus.",
      };
    const moved = listed.find((other) => other.id === id);
    if (!moved) throw new Error("No such e-resource");
    if (active !== undefined) moved.active = active;
    if (position !== undefined) {
      const others = listed.filter((other) => other !== moved);
      listed = [...others.slice(0, position - 1), moved, ...others.slice(position - 1)].map((other, place) => ({
        ...other,
        position: place + 1,
      }));
    }
    return { __typename: "UpdateEResourcePayload", eResource: listed.find((other) => other.id === id) };
  };
  renderScreen(
    <Frame>
      <EResourcesPage />
      <UnsavedChangesDialog />
    </Frame>,
    { library },
  );
  return server;
}

test("the menu of every page follows the order", async () => {
  show(["Garuda", "iPusnas"], Layout);
  const menu = () =>
    within(screen.getByRole("navigation", { name: "Utama" }))
      .queryAllByRole("link", { name: /Garuda|iPusnas/, hidden: true })
      .map(({ textContent }) => /Garuda|iPusnas/u.exec(textContent)?.[0]);
  await user.click(await screen.findByRole("button", { name: "Pindahkan Garuda ke bawah" }));
  await waitFor(() => expect(menu()).toEqual(["iPusnas", "Garuda"]));
});

test("a row moves at once, by its buttons and by the arrow keys on its handle, and keeps the focus", async () => {
  show(["Garuda", "iPusnas", "Rumah"]);
  await user.click(await screen.findByRole("button", { name: "Pindahkan Garuda ke bawah" }));
  expect(labels()).toEqual(["iPusnas", "Garuda", "Rumah"]);
  expect(screen.getByText("Garuda sekarang di urutan 2 dari 3.")).toBeInTheDocument();

  const handle = screen.getByRole("button", { name: /^Pindahkan Garuda dengan/ });
  handle.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(labels()).toEqual(["iPusnas", "Rumah", "Garuda"]);
  await waitFor(() => expect(screen.getByRole("button", { name: /^Pindahkan Garuda dengan/ })).toHaveFocus());
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(labels()).toEqual(["Garuda", "iPusnas", "Rumah"]);
  await waitFor(() => expect(screen.getByRole("button", { name: /^Pindahkan Garuda dengan/ })).toHaveFocus());
  expect(screen.getByRole("button", { name: "Pindahkan Garuda ke atas" })).toHaveAttribute("aria-disabled", "true");
});

test("an order that is not saved goes back, and says why", async () => {
  const server = show(["Garuda", "iPusnas"]);
  let respond = () => undefined as unknown;
  server.hold = new Promise((resolve) => {
    respond = () => resolve();
  });
  server.refuses = true;
  await user.click(await screen.findByRole("button", { name: "Pindahkan iPusnas ke atas" }));
  expect(labels()).toEqual(["iPusnas", "Garuda"]);
  respond();
  await waitFor(() => expect(labels()).toEqual(["Garuda", "iPusnas"]));
  expect(flashMessage()).toEqual({
    text: "Urutan tidak tersimpan. E-resource ini tidak ditemukan. Mungkin sudah dihapus.",
    kind: "error",
  });
});

test("an e-resource is hidden from the menu and shown again", async () => {
  show(["Garuda"]);
  await user.click(await screen.findByRole("button", { name: "Nonaktifkan Garuda" }));
  expect(await screen.findByText("Tidak aktif")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Aktifkan Garuda" }));
  expect(await screen.findByText("Aktif")).toBeInTheDocument();
});

test("without any it says what will be here and opens the form", async () => {
  show([]);
  expect(await screen.findByRole("heading", { name: "Belum ada e-resource" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Tambah e-resource pertama" }));
  await user.click(screen.getAllByRole("button", { name: "Tambah e-resource" }).at(-1) ?? document.body);
  expect(screen.getByText("Nama wajib diisi.")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Nama" })).toHaveFocus();
});

test("a sheet is not closed over typed text without a question, and at once where nothing was typed", async () => {
  show(["Garuda"]);
  const name = () => screen.queryByRole("textbox", { name: "Nama" });
  const sheet = () => name()?.closest("dialog") as HTMLDialogElement;
  const closings = {
    Esc: () => fireEvent(sheet(), new Event("cancel", { cancelable: true })),
    "a click beside it": () => user.click(sheet()),
    "its close button": () => user.click(within(sheet()).getByRole("button", { name: "Tutup" })),
    "a second Esc, which Chrome lets no script prevent": () => {
      const closed = sheet();
      closed.close();
      fireEvent(closed, new Event("close"));
    },
  };
  for (const close of Object.values(closings)) {
    await user.click(await screen.findByRole("button", { name: "Sunting Garuda" }));
    await close();
    await waitFor(() => expect(name()).toBeNull());
  }
  await user.click(screen.getByRole("button", { name: "Sunting Garuda" }));
  await user.type(screen.getByRole("textbox", { name: "Nama" }), " Kemdikbud");
  for (const close of Object.values(closings)) {
    await close();
    await user.click(await screen.findByRole("button", { name: "Tetap di sini" }));
    expect(sheet().open).toBe(true);
    expect(name()).toHaveValue("Garuda Kemdikbud");
  }
  closings.Esc();
  await user.click(await screen.findByRole("button", { name: "Tinggalkan" }));
  await waitFor(() => expect(name()).toBeNull());
  expect(hasUnsavedForms()).toBe(false);
});
