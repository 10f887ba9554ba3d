import { screen, within } from "@testing-library/react";
import { UserInfoPage } from "../../../client/account/UserInfoPage";
import { aSession, aUser } from "../support/session";
import { renderScreen } from "../support/renderScreen";

async function show(facts: object = {}) {
  const siti = aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati" });
  const { library } = aSession({ user: { ...siti, student: { ...siti.student, ...facts } } });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  return within(await screen.findByRole("region", { name: "Kartu Anggota" }));
}

const SUSPENDED = /^Tidak boleh meminjam untuk sementara/;
const OVER = /^Kartu ini sudah tidak berlaku/;

test("the card says whose it is, of which library, until when, and carries the number as bars", async () => {
  const card = await show({ expiresAt: "2999-06-30" });
  for (const text of ["Perpustakaan Aksara", "Siti Nur Rahmawati", "XI IPA 2", "30 Jun 2999", "20260117"]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(card.getByRole("img", { name: "Barkod 20260117" })).toBeInTheDocument();
  expect(card.queryByText(SUSPENDED)).not.toBeInTheDocument();
  expect(card.queryByText(OVER)).not.toBeInTheDocument();
});

test("a card without an end is valid as long as its owner is registered", async () => {
  const card = await show({ expiresAt: null, className: null });
  expect(card.getByText("selama menjadi anggota")).toBeInTheDocument();
  expect(card.queryByText("XI IPA 2")).not.toBeInTheDocument();
});

test("a suspended student's card says so, and so does one that is over", async () => {
  const card = await show({ status: "SUSPENDED", expiresAt: "2020-06-30" });
  expect(card.getByText(SUSPENDED)).toBeInTheDocument();
  expect(card.getByText(OVER)).toBeInTheDocument();
});

test("administrators have no card and no visits of their own", async () => {
  const { library } = aSession({ user: aUser("rina") });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  await screen.findByRole("heading", { name: "Kontak dan akun" });
  expect(screen.queryByText("Kartu Anggota")).not.toBeInTheDocument();
  expect(screen.queryByText("Kunjungan saya")).not.toBeInTheDocument();
});
