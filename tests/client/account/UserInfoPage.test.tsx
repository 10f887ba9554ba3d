import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clearMessage, flashMessage } from "../../../client/page/messages/flashMessage";
import { UserInfoPage } from "../../../client/account/UserInfoPage";
import { aSession, aUser, type UserRecord } from "../support/session";
import { createTestClient, renderScreen } from "../support/renderScreen";

// Not in jsdom, which has no layout.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => act(clearMessage));

const rina = () => aUser("rina", "ADMIN", { name: "Rina Wulandari", email: "rina@sekolah.sch.id" });
const siti = () => aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati", phone: "0812" });

async function show(user: UserRecord, operations: string[] = []) {
  const { library, session } = aSession({ user });
  const view = renderScreen(<UserInfoPage />, { at: "/user-info", client: createTestClient(library, operations) });
  await screen.findByText("Kontak dan akun");
  for (const title of ["Kontak dan akun", "Kata sandi"]) await userEvent.click(screen.getByText(title));
  return { session, ...view };
}

const contact = () => within(screen.getByRole("region", { name: "Kontak dan akun" }));
const passwords = () => within(screen.getByRole("region", { name: "Kata sandi" }));
const field = (label: string) => contact().getByLabelText<HTMLInputElement>(label);
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

test("a student sees what the register says, and changes only what is theirs", async () => {
  await show(siti());
  const identity = within(screen.getByRole("region", { name: "Siti Nur Rahmawati" }));
  for (const text of ["SR", "Siswa", "Aktif"]) {
    expect(identity.getByText(text)).toBeInTheDocument();
  }
  for (const text of ["XI IPA 2", "30 Jun 2027", "20260117"]) {
    expect(screen.getAllByText(text)).toHaveLength(1);
  }
  expect(identity.queryByText("20260117")).not.toBeInTheDocument();
  expect(identity.queryByText("NISN")).not.toBeInTheDocument();
  expect(
    contact()
      .getAllByRole("textbox")
      .map((box) => box.getAttribute("name")),
  ).toEqual(["username", "email", "phone", "address"]);
  expect(field("Alamat")).toHaveValue("Jl. Kenanga 12");
});

test("an administrator changes their own name too", async () => {
  await show(rina());
  expect(
    contact()
      .getAllByRole("textbox")
      .map((box) => box.getAttribute("name")),
  ).toEqual(["username", "name", "email", "phone"]);
});

test("what is saved is shown everywhere by one request", async () => {
  const operations: string[] = [];
  const { session } = await show(rina(), operations);
  await retype("Nama", "Rina W.");
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  expect(await screen.findByRole("heading", { name: "Rina W." })).toBeInTheDocument();
  expect(session.user).toMatchObject({ name: "Rina W.", email: "rina@sekolah.sch.id", username: "rina" });
  expect(flashMessage()).toEqual({ text: "Profil sudah disimpan", kind: "success" });
  expect(operations).toEqual(["UserInfoPage", "OwnSummary", "UpdateUserInfo"]);
});

test("what is refused says why at its field, and nothing that was typed is lost", async () => {
  const { session } = await show(rina());
  const message = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
  session.refusal = {
    __typename: "ConflictError",
    code: "CONFLICT",
    message,
    fields: [{ __typename: "FieldError", name: "username", message }],
  };
  await retype("Telepon", "0812-3456");
  await retype("Nama pengguna", "siti");
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(field("Nama pengguna")).toHaveAccessibleDescription(message));
  expect(field("Nama pengguna")).toHaveFocus();
  expect(field("Nama pengguna")).toHaveValue("siti");
  expect(field("Telepon")).toHaveValue("0812-3456");
  expect(flashMessage()).toBeNull();
});

test("another user name takes the password, which is asked for while the name differs", async () => {
  const { session } = await show(rina());
  const password = () => contact().queryByLabelText("Kata sandi sekarang");
  expect(password()).not.toBeInTheDocument();
  await retype("Nama pengguna", "rina.w");
  expect(password()).toBeRequired();
  await retype("Nama pengguna", "RINA");
  expect(password()).not.toBeInTheDocument();
  await retype("Nama pengguna", "rina.w");
  await retype("Kata sandi sekarang", "angin-barat-daya");
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(session.user).toMatchObject({ username: "rina.w" }));
  expect(session.inputs.at(-1)).toMatchObject({ username: "rina.w", currentPassword: "angin-barat-daya" });
  await waitFor(() => expect(password()).not.toBeInTheDocument());
});

test("another e-mail address takes the password too, and the hint says what it is asked for", async () => {
  const { session } = await show(rina());
  const password = () => contact().queryByLabelText("Kata sandi sekarang");
  await retype("Email", "rina@rumah.id");
  expect(password()).toHaveAccessibleDescription("Diminta karena email berubah.");
  await retype("Nama pengguna", "rina.w");
  expect(password()).toHaveAccessibleDescription("Diminta karena nama pengguna dan email berubah.");
  await retype("Nama pengguna", "rina");
  await retype("Email", "rina@sekolah.sch.id ");
  expect(password()).not.toBeInTheDocument();
  await userEvent.clear(field("Email"));
  await userEvent.type(field("Kata sandi sekarang"), "angin-barat-daya");
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(session.inputs.at(-1)).toMatchObject({ email: "", currentPassword: "angin-barat-daya" }));
});

test("a session that has ended meanwhile says so, and leads to a login beside what was typed", async () => {
  const { session } = await show(siti());
  for (const alert of contact().getAllByRole("alert")) expect(alert).toBeEmptyDOMElement();
  session.refusal = new GraphQLError("Silakan login dulu.", { extensions: { code: "UNAUTHENTICATED" } });
  await retype("Telepon", "0812-3456");
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  expect(await contact().findByText(/Sesi Anda sudah berakhir/)).toBeInTheDocument();
  expect(contact().getByRole("link", { name: "Login di tab baru" })).toHaveAttribute("target", "_blank");
  expect(field("Telepon")).toHaveValue("0812-3456");
  session.refusal = null;
  await userEvent.click(contact().getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(session.user).toMatchObject({ phone: "0812-3456" }));
  expect(contact().queryByText(/Sesi Anda/)).not.toBeInTheDocument();
});

test("a new password is asked for twice, and is not sent before all is there", async () => {
  const operations: string[] = [];
  await show(rina(), operations);
  await userEvent.type(passwords().getByLabelText("Kata sandi baru"), "angin-barat-daya");
  await userEvent.type(passwords().getByLabelText("Ulangi kata sandi baru"), "angin-barat");
  await userEvent.click(passwords().getByRole("button", { name: "Ganti kata sandi" }));
  expect(passwords().getByLabelText("Kata sandi sekarang")).toHaveAccessibleDescription(
    "Isi kata sandi yang sekarang.",
  );
  expect(passwords().getByLabelText("Ulangi kata sandi baru")).toHaveAccessibleDescription(
    "Belum sama dengan kata sandi baru.",
  );
  expect(passwords().getByLabelText("Kata sandi sekarang")).toHaveFocus();
  expect(operations).toEqual(["UserInfoPage", "OwnSummary"]);
});

async function changePassword() {
  await userEvent.type(passwords().getByLabelText("Kata sandi sekarang"), "lama-sekali");
  await userEvent.type(passwords().getByLabelText("Kata sandi baru"), "angin-barat-daya");
  await userEvent.type(passwords().getByLabelText("Ulangi kata sandi baru"), "angin-barat-daya");
  await userEvent.click(passwords().getByRole("button", { name: "Ganti kata sandi" }));
}

test("a changed password leaves empty fields and a message", async () => {
  await show(rina());
  await changePassword();
  await waitFor(() => expect(flashMessage()).toEqual({ text: "Kata sandi sudah diubah", kind: "success" }));
  expect(passwords().getByLabelText("Kata sandi baru")).toHaveValue("");
});

test("a password that is refused says why, at the field it concerns", async () => {
  const { session } = await show(rina());
  const message = "Kata sandi sekarang salah.";
  session.refusal = {
    __typename: "ValidationError",
    code: "VALIDATION_FAILED",
    message,
    fields: [{ __typename: "FieldError", name: "currentPassword", message }],
  };
  await changePassword();
  await waitFor(() => expect(passwords().getByLabelText("Kata sandi sekarang")).toHaveAccessibleDescription(message));
  expect(passwords().getByLabelText("Kata sandi baru")).toHaveValue("angin-barat-daya");
});

test("a student is greeted by name, and the account is folded away until it is asked for or something is wrong", async () => {
  const { library } = aSession({ user: siti() });
  renderScreen(<UserInfoPage />, { at: "/user-info#kata-sandi", client: createTestClient(library) });
  expect(await screen.findByRole("heading", { level: 1, name: "Halo, Siti" })).toBeInTheDocument();
  const folded = (title: string) => screen.getByText(title).closest("details");
  // The address asks for it.
  await waitFor(() => expect(folded("Kata sandi")).toHaveAttribute("open"));
  expect(folded("Kontak dan akun")).not.toHaveAttribute("open");
  expect(folded("Kunjungan saya")).not.toHaveAttribute("open");
  expect(folded("Kontak dan akun")).toHaveTextContent("siti · 0812");
  expect(document.querySelectorAll(".member-card-face h2")).toHaveLength(1);
});

test("whoever is not logged in is offered the login, which leads back", async () => {
  const { library } = aSession();
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  expect(await screen.findByRole("heading", { level: 1, name: "Silakan login dulu" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(screen.getByRole("link", { name: "Aktifkan akun anggota" })).toHaveAttribute("href", "/activate");
});

test("a student takes all that is kept of them along, which librarians, who are no members, are not offered", async () => {
  await show(siti());
  await userEvent.click(screen.getByText("Data pribadi"));
  expect(screen.getByRole("link", { name: "Unduh data saya" })).toHaveAttribute("href", "/api/user-info/personal-data");
  cleanup();
  await show(rina());
  expect(screen.queryByText("Data pribadi")).not.toBeInTheDocument();
});
