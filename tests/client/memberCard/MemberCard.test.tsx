import { screen, within } from "@testing-library/react";
import { UserInfoPage } from "../../../client/users/UserInfoPage";
import { aSession, aUser } from "../support/session";
import { renderScreen } from "../support/renderScreen";

async function show(facts: object = {}) {
  const siti = aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati" });
  const { library } = aSession({ user: { ...siti, student: { ...siti.student, ...facts } } });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  return within(await screen.findByRole("region", { name: "Kartu Anggota" }));
}

const SUSPENDED = /^Ditangguhkan: untuk sementara tidak dapat meminjam/;
const OVER = /^Masa berlaku sudah habis/;

test("the card says whose it is, of which library, until when, and carries the number as bars", async () => {
  const card = await show({ expiresAt: "2999-06-30" });
  for (const text of ["Perpustakaan Aksara", "Siti Nur Rahmawati", "XI IPA 2", "30 Jun 2999", "20260117"]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
  expect(card.getByRole("img", { name: "Barkod NIS 20260117" })).toBeInTheDocument();
  expect(card.queryByText(SUSPENDED)).not.toBeInTheDocument();
  expect(card.queryByText(OVER)).not.toBeInTheDocument();
});

test("a card without an end is valid as long as its owner is registered", async () => {
  const card = await show({ expiresAt: null, className: null });
  expect(card.getByText("Selama menjadi siswa")).toBeInTheDocument();
  expect(card.queryByText("Kelas")).not.toBeInTheDocument();
});

test("a suspended student's card says so, and so does one that is over", async () => {
  const card = await show({ status: "SUSPENDED", expiresAt: "2020-06-30" });
  expect(card.getByText(SUSPENDED)).toBeInTheDocument();
  expect(card.getByText(OVER)).toBeInTheDocument();
});

test("administrators have no card and no visits of their own", async () => {
  const { library } = aSession({ user: aUser("rina") });
  renderScreen(<UserInfoPage />, { at: "/user-info", library });
  await screen.findByRole("heading", { name: "Kontak dan Akun" });
  expect(screen.queryByText("Kartu Anggota")).not.toBeInTheDocument();
  expect(screen.queryByText("Kunjungan Saya")).not.toBeInTheDocument();
});
