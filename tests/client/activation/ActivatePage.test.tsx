import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ActivatePage } from "../../../client/activation/ActivatePage";
import { createCache } from "../../../client/apollo/createCache";
import { clearMessage, flashMessage } from "../../../client/page/messages/flashMessage";
import { writeViewer } from "../../../client/session/useViewer";
import { aSession, aUser } from "../support/session";
import { createTestClient, renderScreen } from "../support/renderScreen";

Element.prototype.scrollIntoView = () => undefined;
afterEach(() => act(clearMessage));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole("button", { name: "Aktifkan akun" }));
const SECRET = "angin-barat-daya";

async function fill({ nis = "2024001", code = "k7qm3xpt", username = "siti", password = SECRET } = {}) {
  for (const [label, text] of [
    ["NIS / No. anggota", nis],
    ["Kode aktivasi", code],
    ["Nama pengguna", username],
    ["Kata sandi", password],
  ] as const) {
    if (text) await userEvent.type(field(label), text);
  }
}

/** As rendered by the server: nobody is logged in. */
function show({ at = "/activate", asked: operations = [] as string[] } = {}) {
  const { library, session } = aSession();
  const client = createTestClient(library, operations);
  writeViewer(client.cache, null);
  return { session, operations, ...renderScreen(<ActivatePage />, { at, client }) };
}

test("the fields suit a phone: nothing is corrected, and password managers offer a new one", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Aktivasi Akun" })).toBeInTheDocument();
  expect(field("Kode aktivasi")).toHaveAttribute("autocapitalize", "characters");
  for (const label of ["NIS / No. anggota", "Kode aktivasi", "Nama pengguna"]) {
    expect(field(label)).toHaveAttribute("autocorrect", "off");
    expect(field(label)).toHaveAttribute("spellcheck", "false");
  }
  expect(field("Nama pengguna")).toHaveAttribute("autocomplete", "username");
  expect(field("Kata sandi")).toHaveAttribute("autocomplete", "new-password");
  expect(field("Kata sandi")).toHaveAccessibleDescription(/Minimal 8 karakter/);
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
});

test("a right code makes the account, logs in and leads to the profile", async () => {
  const { session, client, url: address } = show();
  await fill();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/user-info"));
  expect(session.inputs).toEqual([{ nis: "2024001", code: "K7QM-3XPT", username: "siti", password: SECRET }]);
  expect(flashMessage()).toEqual({ text: "Akun sudah aktif. Selamat datang!", kind: "success" });
  expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
});

test("a code is grouped while it is typed, pasted and corrected in its middle", async () => {
  show();
  const code = field("Kode aktivasi");
  await userEvent.type(code, "k7qm3");
  expect(code).toHaveValue("K7QM-3");
  await userEvent.type(code, "{Backspace}{Backspace}");
  expect(code).toHaveValue("K7Q");
  await userEvent.type(code, "x", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(code).toHaveValue("KX7Q");
  expect(code.selectionStart).toBe(2);
  await userEvent.clear(code);
  await userEvent.click(code);
  await userEvent.paste(" k7qm 3xpt ");
  expect(code).toHaveValue("K7QM-3XPT");
});

test("missing and impossible values are reported at their fields before submitting", async () => {
  const { operations } = show();
  await press();
  expect(field("NIS / No. anggota")).toHaveFocus();
  for (const [label, message] of [
    ["NIS / No. anggota", "NIS atau nomor anggota wajib diisi."],
    ["Nama pengguna", /^Nama pengguna wajib diisi/],
    ["Kata sandi", /^Kata sandi wajib diisi/],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(message);
  }
  await fill({ code: "k7qm3xp0" });
  await press();
  expect(field("Kode aktivasi")).toHaveAccessibleDescription(/^Kode tidak memakai angka 0 dan 1/);
  expect(field("Kode aktivasi")).toHaveFocus();
  expect(operations).not.toContain("ActivateAccount");
});

test("a wrong number or code gives one error for both with a hint, and the typed values stay", async () => {
  const { session } = show();
  session.refusal = {
    __typename: "CredentialsError",
    code: "INVALID_CREDENTIALS",
    message: "NIS / No. anggota atau kode aktivasi salah, atau sudah tidak berlaku.",
  };
  await fill();
  await press();
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^NIS \/ No. anggota atau kode aktivasi salah, atau sudah tidak berlaku\. Periksa .* kode baru kepada petugas/,
    ),
  );
  expect(field("NIS / No. anggota")).toBeInvalid();
  expect(field("Kode aktivasi")).toBeInvalid();
  expect(field("Kode aktivasi")).toHaveFocus();
  expect(field("Nama pengguna")).not.toBeInvalid();
  expect(
    ["NIS / No. anggota", "Kode aktivasi", "Nama pengguna", "Kata sandi"].map((label) => field(label).value),
  ).toEqual(["2024001", "K7QM-3XPT", "siti", SECRET]);
  expect(screen.queryByText(/Anda sudah login/)).not.toBeInTheDocument();
});

test("a name that is taken and a password that is too weak say so at their fields", async () => {
  const { session } = show();
  const message = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
  session.refusal = {
    __typename: "ConflictError",
    code: "CONFLICT",
    message,
    fields: [{ __typename: "FieldError", name: "username", message }],
  };
  await fill();
  await press();
  await waitFor(() => expect(field("Nama pengguna")).toHaveAccessibleDescription(new RegExp(`^${message}`)));
  expect(field("Nama pengguna")).toHaveFocus();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("an account whose login the browser does not keep is said to be there, and nobody to be logged in", async () => {
  const { session } = show();
  session.dropsCookies = true;
  await fill();
  await press();
  expect(await screen.findByText(/^Akun sudah aktif\. Login tidak tersimpan di browser ini/)).toBeVisible();
  expect(field("Kode aktivasi")).not.toBeInvalid();
});

test("after too many tries it says when to try again", async () => {
  const { session } = show();
  jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 21, 7, 5, 10));
  session.refusal = {
    __typename: "ThrottledError",
    code: "TOO_MANY_REQUESTS",
    message: "Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.",
    retryAfterSeconds: 900,
  };
  await fill();
  await press();
  expect(await screen.findByText("Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.")).toBeInTheDocument();
  expect(field("Kode aktivasi")).not.toBeInvalid();
  jest.restoreAllMocks();
});

test("where the server does not answer the form stays as it is", async () => {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("Failed to fetch"))));
  const client = new ApolloClient({ cache: createCache(), link });
  writeViewer(client.cache, null);
  renderScreen(<ActivatePage />, { at: "/activate", client });
  await fill();
  await press();
  expect(await screen.findByText(/Server tidak menjawab/)).toBeInTheDocument();
  expect(field("Kata sandi")).toHaveValue(SECRET);
});

test("a double click sends once", async () => {
  const { session, url: address } = show();
  await fill();
  await userEvent.dblClick(screen.getByRole("button", { name: "Aktifkan akun" }));
  await waitFor(() => expect(address()).toBe("/user-info"));
  expect(session.inputs).toHaveLength(1);
});

test("a slip's URL prefills the form and is removed from the address bar", async () => {
  const { session, url: address } = show({ at: "/activate#nis=2024001&kode=k7qm3xpt" });
  expect(address()).toBe("/activate");
  expect(field("NIS / No. anggota")).toHaveValue("2024001");
  expect(field("Kode aktivasi")).toHaveValue("K7QM-3XPT");
  await fill({ nis: "", code: "" });
  await press();
  await waitFor(() =>
    expect(session.inputs).toEqual([{ nis: "2024001", code: "K7QM-3XPT", username: "siti", password: SECRET }]),
  );
});

test("somebody who is logged in is told so, with the ways on", async () => {
  const { library } = aSession({ user: aUser("rina") });
  renderScreen(<ActivatePage />, { at: "/activate", library });
  expect(await screen.findByText("rina")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Profil Saya" })).toHaveAttribute("href", "/user-info");
  expect(screen.getByRole("button", { name: "Logout" })).toBeInTheDocument();
  expect(screen.queryByLabelText("Kode aktivasi")).not.toBeInTheDocument();
});
