import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createCache } from "../../../../client/apollo/createCache";
import { clearMessage, flashMessage } from "../../../../client/page/messages/flashMessage";
import { UserInfoPage } from "../../../../client/account/UserInfoPage";
import { aSession, aUser } from "../../support/session";
import { createTestClient, renderScreen } from "../../support/renderScreen";

const addresses = new Set<string>();

beforeAll(() => {
  // What jsdom leaves out.
  URL.createObjectURL = () => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  // jsdom cannot decode images: the file is used as it is.
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    set(this: HTMLImageElement, address: string) {
      this.setAttribute("src", address);
      if (!this.isConnected && address.startsWith("blob:"))
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
    },
  });
});
afterEach(() => {
  act(clearMessage);
  addresses.clear();
});

async function show({ photo = null as string | null, client = undefined as ApolloClient | undefined } = {}) {
  const user = aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati" });
  user.student = { ...user.student, photo };
  const { library, session } = aSession({ user });
  const view = renderScreen(<UserInfoPage />, { at: "/user-info", client: client ?? createTestClient(library) });
  await screen.findByRole("region", { name: "Siti Nur Rahmawati" });
  return { session, library, ...view };
}

const identity = () => within(screen.getByRole("region", { name: "Siti Nur Rahmawati" }));
const button = (name: string) => identity().getByRole("button", { name });
const picture = () => identity().queryByRole("img", { name: "Foto Siti Nur Rahmawati" });
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("Nothing to choose with");
  fireEvent.change(input, { target: { files: [file] } });
};
const aFile = (name = "saya.jpg", type = "image/jpeg") => new File(["x"], name, { type });

test("a student without a photo sees initials and may upload one, of the types Safari converts HEIC to", async () => {
  await show();
  expect(identity().getByText("SR")).toBeInTheDocument();
  expect(picture()).toBeNull();
  expect(button("Unggah foto")).toBeEnabled();
  expect(identity().queryByRole("button", { name: "Hapus foto" })).toBeNull();
  expect(document.querySelector('input[type="file"]')).toHaveAttribute(
    "accept",
    "image/jpeg,image/png,image/webp,image/avif",
  );
});

test("an administrator has no photo to change", async () => {
  const { library } = aSession({ user: aUser("rina", "ADMIN", { name: "Rina Wulandari" }) });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  const region = within(await screen.findByRole("region", { name: "Rina Wulandari" }));
  expect(region.getByText("RW")).toBeInTheDocument();
  expect(region.queryByRole("button")).toBeNull();
});

test("what is chosen is shown at once, and the saved photo takes its place when it is there", async () => {
  await show();
  choose(aFile());
  expect(picture()).toHaveAttribute("src", "blob:0");
  await waitFor(() => expect(flashMessage()).toEqual({ text: "Foto sudah disimpan", kind: "success" }));
  const saved = document.querySelector('img[src^="/photos/"]');
  expect(saved).toHaveAttribute("src", "/photos/1/saya.jpg/480");
  expect(picture()).toHaveAttribute("src", "blob:0");

  fireEvent.load(saved as Element);
  expect(picture()).toHaveAttribute("src", "/photos/1/saya.jpg/480");
  expect(addresses.size).toBe(0);
  expect(button("Ganti foto")).toHaveAttribute("aria-disabled", "false");
});

test("a refused picture shows the reason beside the button and restores the previous photo", async () => {
  const { session } = await show({ photo: "/photos/1/lama/480" });
  const message = "Berkas lebih besar dari 10 MB.";
  session.refusal = { __typename: "FileRefusedError", code: "FILE_TOO_LARGE", message };
  choose(aFile());
  expect(await identity().findByText(message)).toBeInTheDocument();
  expect(button("Ganti foto")).toHaveAccessibleDescription(message);
  expect(picture()).toHaveAttribute("src", "/photos/1/lama/480");
  expect(flashMessage()).toBeNull();

  session.refusal = null;
  choose(aFile("baru.jpg"));
  await waitFor(() => expect(identity().queryByText(message)).toBeNull());
});

test("a file whose type is not an image is not sent", async () => {
  const { library } = await show();
  library.root.uploadMyPhoto = () => {
    throw new Error("It was sent");
  };
  choose(aFile("tugas.pdf", "application/pdf"));
  expect(await identity().findByText("Foto harus gambar JPEG, PNG, WebP, atau AVIF.")).toBeInTheDocument();
  expect(picture()).toBeNull();
});

test("a failure is told, and the same picture can be chosen again", async () => {
  const { library } = await show();
  const upload = library.root.uploadMyPhoto;
  library.root.uploadMyPhoto = () => {
    throw new Error("down");
  };
  choose(aFile());
  expect(await identity().findByText("down")).toBeInTheDocument();
  Object.assign(library.root, { uploadMyPhoto: upload });
  choose(aFile());
  await waitFor(() => expect(flashMessage()?.text).toBe("Foto sudah disimpan"));
});

test("during an upload nothing else can be chosen, and the upload can be cancelled", async () => {
  const { library } = aSession({ user: aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati" }) });
  const answering = createTestClient(library).link;
  let sent = 0;
  // Never responds, and rejects when aborted.
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== "UploadMyPhoto") return answering.request(operation, forward);
    sent += 1;
    const { signal } = (operation.getContext() as { fetchOptions: { signal: AbortSignal } }).fetchOptions;
    return new Observable((observer) => {
      signal.addEventListener("abort", () => observer.error(new DOMException("Cancelled", "AbortError")));
    });
  });
  renderScreen(<UserInfoPage />, { at: "/user-info", client: new ApolloClient({ cache: createCache(), link }) });
  await screen.findByRole("region", { name: "Siti Nur Rahmawati" });
  choose(aFile());
  const cancel = await identity().findByRole("button", { name: "Batal" });
  expect(button("Mengirim… 0%")).toHaveAttribute("aria-disabled", "true");
  choose(aFile("lain.jpg"));
  expect(sent).toBe(1);

  await userEvent.click(cancel);
  expect(await identity().findByRole("button", { name: "Unggah foto" })).toHaveFocus();
  expect(picture()).toBeNull();
  expect(identity().queryByRole("alert")).toBeEmptyDOMElement();
});

test("a photo is deleted after a question, and the focus stays near", async () => {
  await show({ photo: "/photos/1/lama/480" });
  await userEvent.click(button("Hapus foto"));
  const dialog = within(await screen.findByRole("dialog", { name: "Hapus foto?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Batal" }));
  expect(picture()).toBeInTheDocument();

  await userEvent.click(button("Hapus foto"));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(flashMessage()).toEqual({ text: "Foto sudah dihapus", kind: "success" }));
  await waitFor(() => expect(button("Unggah foto")).toHaveFocus());
  expect(identity().getByText("SR")).toBeInTheDocument();
});

test("a photo that fails leaves the initials", async () => {
  await show({ photo: "/photos/1/hilang/480" });
  fireEvent.error(picture() as Element);
  expect(picture()).toBeNull();
  expect(identity().getByText("SR")).toBeInTheDocument();
});
