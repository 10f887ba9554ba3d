import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createCache } from "../../../client/apollo/createCache";
import { LoginPage } from "../../../client/account/LoginPage";
import { ViewerQuery, writeViewer } from "../../../client/session/useViewer";
import { aSession, aUser, PASSWORD } from "../support/session";
import { createTestClient, renderScreen } from "../support/renderScreen";

const name = () => screen.getByLabelText<HTMLInputElement>("Nama pengguna");
const password = () => screen.getByLabelText<HTMLInputElement>("Kata sandi");
const press = () => userEvent.click(screen.getByRole("button", { name: "Login" }));

async function fill(username: string, secret: string) {
  await userEvent.type(name(), username);
  await userEvent.type(password(), secret);
}

/** As rendered by the server: nobody is logged in. */
function show(
  surroundings: Parameters<typeof renderScreen>[1] = {},
  operations: string[] = [],
  inLibrary: (page: ReactNode) => ReactNode = (page) => page,
) {
  const { library, session } = aSession({ accounts: [aUser("rina")] });
  const client = surroundings.client ?? createTestClient(library, operations);
  writeViewer(client.cache, null);
  return { session, ...renderScreen(inLibrary(<LoginPage />), { at: "/login", ...surroundings, client }) };
}

test("the fields are labelled and told to password managers", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Login" })).toBeInTheDocument();
  expect(name()).toHaveAttribute("autocomplete", "username");
  expect(password()).toHaveAttribute("autocomplete", "current-password");
  expect(password()).toHaveAttribute("type", "password");
});

test("whoever has no account yet finds the way to one, and whoever forgot the password whom to ask", () => {
  show();
  expect(screen.getByRole("link", { name: "Aktifkan akun anggota" })).toHaveAttribute("href", "/activate");
  expect(screen.getByRole("link", { name: "Lupa kata sandi?" })).toHaveAttribute("href", "/forgot-password");
});

test("Enter in the password logs in and leads back to where one came from", async () => {
  const { url: address, session } = show({ at: { pathname: "/login", state: { from: "/books?search=hujan" } } });
  await fill("rina", `${PASSWORD}{Enter}`);
  await waitFor(() => expect(address()).toBe("/books?search=hujan"));
  expect(session.user?.username).toBe("rina");
});

test("without a place to go back to, a login leads an administrator to work", async () => {
  const { url: address } = show();
  await fill("rina", PASSWORD);
  await press();
  await waitFor(() => expect(address()).toBe("/admin"));
});

test("a login that the browser does not keep says what to change, and lets nobody believe to be logged in", async () => {
  const { session, client } = show();
  session.dropsCookies = true;
  await fill("rina", PASSWORD);
  await press();
  expect(
    await screen.findByText(/Login tidak tersimpan di browser ini\..+beri tahu petugas perpustakaan/),
  ).toBeVisible();
  expect(client.cache.readQuery({ query: ViewerQuery })).toEqual({ viewer: null });
  expect(password()).not.toBeInvalid();
});

test("somebody who is logged in is sent on", async () => {
  const { library } = aSession({ user: aUser("rina") });
  const { url: address } = renderScreen(<LoginPage />, { at: "/login", library });
  await waitFor(() => expect(address()).toBe("/admin"));
});

test("empty fields are named before anything is sent, and the first gets the focus", async () => {
  const operations: string[] = [];
  show({}, operations);
  await press();
  expect(name()).toHaveAccessibleDescription("Nama pengguna wajib diisi.");
  expect(name()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription("Kata sandi wajib diisi.");
  expect(name()).toHaveFocus();
  expect(operations).not.toContain("Login");
});

test("wrong credentials keep the name, announce why, and go on with the password", async () => {
  show();
  await fill("rina", "salah-sekali");
  await press();
  expect(await screen.findByText("Nama pengguna atau kata sandi salah.")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Nama pengguna atau kata sandi salah.");
  expect(name()).toHaveValue("rina");
  expect(password()).toHaveFocus();
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription("Nama pengguna atau kata sandi salah.");
});

test("the fields that the server finds wrong say so themselves", async () => {
  const { session } = show();
  const fields = [{ __typename: "FieldError", name: "username", message: "Maksimal 190 karakter." }];
  session.refusal = {
    __typename: "ValidationError",
    code: "VALIDATION_FAILED",
    message: "Maksimal 190 karakter.",
    fields,
  };
  await fill("rina", PASSWORD);
  await press();
  await waitFor(() => expect(name()).toHaveAccessibleDescription("Maksimal 190 karakter."));
  expect(name()).toHaveFocus();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("after too many tries it says how long to wait, and calls no field wrong", async () => {
  const { session } = show();
  session.refusal = {
    __typename: "ThrottledError",
    code: "TOO_MANY_REQUESTS",
    message: "Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.",
    retryAfterSeconds: 900,
  };
  await fill("rina", PASSWORD);
  await press();
  expect(await screen.findByText("Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.")).toBeInTheDocument();
  expect(password()).not.toBeInvalid();
});

test("where the server does not answer it says so in Indonesian, and the fields keep what was typed", async () => {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("Failed to fetch"))));
  show({ client: new ApolloClient({ cache: createCache(), link }) });
  await fill("rina", PASSWORD);
  await press();
  expect(await screen.findByText(/Server tidak menjawab/)).toBeInTheDocument();
  expect(name()).toHaveValue("rina");
  expect(password()).toHaveValue(PASSWORD);
});

test("a login is sent once, however often it is pressed", async () => {
  const operations: string[] = [];
  const { url: address } = show({}, operations);
  await fill("rina", PASSWORD);
  await userEvent.dblClick(screen.getByRole("button", { name: "Login" }));
  await waitFor(() => expect(address()).toBe("/admin"));
  expect(operations.filter((operation) => operation === "Login")).toHaveLength(1);
});

test("the password is shown on demand and hidden again", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Tampilkan kata sandi" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Sembunyikan kata sandi" }));
  expect(password()).toHaveAttribute("type", "password");
});
