import { passwordError } from "../../../server/users/passwords/passwordRules.js";

const owner = { username: "bu.rina", libraryName: "SMA Negeri 1 Rancaekek" };
const problem = (password: string, of = owner) => passwordError(password, of);

describe("A password", () => {
  it.each([
    "kopi-tubruk-pagi",
    "Hujan di Bulan Juni 1994",
    "日本語の合言葉です!",
    "    spasi pun boleh",
    "😀🎈🌵🐝🍉🚲🎻🪁",
    "x".repeat(64) + "yz7",
    "k7mf-3xqp-w9ht-v2nd",
  ])("may be %s", (password) => {
    expect(problem(password)).toBeNull();
  });

  it("has 8 to 128 letters, as a person counts them", () => {
    expect(problem("k7mf3xq")).toMatch(/minimal 8/);
    expect(problem("k7mf3xqp")).toBeNull();
    expect(problem(`${"kopi tubruk ".repeat(10)}pagi ini`)).toBeNull();
    expect(problem(`${"kopi tubruk ".repeat(10)}pagi inii`)).toMatch(/maksimal 128/);
    expect(problem("😀🎈🌵🐝🍉🚲🎻")).toMatch(/minimal 8/);
  });

  it.each([
    "password",
    "12345678",
    "QWERTYUIOP",
    "iloveyou1",
    "Bismillah123",
    "indonesia1",
    "sayangku1",
    "ｐａｓｓｗｏｒｄ",
    "trustno1",
    "1qaz2wsx",
  ])("may not be %s, which is tried first", (password) => {
    expect(problem(password)).toMatch(/terlalu sering dipakai/);
  });

  it.each([
    "aaaaaaaaaa",
    "abcabcabcabc",
    "kl7kl7kl7kl7kl",
    "bcdefghijk",
    "98765432109",
    "tyuiopqwert",
    "zyxwvuts",
    "1122112211",
    "lkjhgfdsa",
  ])("may not be the pattern %s", (password) => {
    expect(problem(password)).toMatch(/pola|terlalu sering/);
  });

  it.each(["Aksara#2026", "a.k.s.a.r.a-9", "perpustakaanku", "rancaekek-99x", "SMA Negeri 1 Rancaekek"])(
    "may not name the library: %s",
    (password) => {
      expect(problem(password)).toMatch(/nama perpustakaan/);
    },
  );

  it("may not hold the user's name of four letters or more, however it is cut", () => {
    expect(problem("xx-Bu Rina-77")).toMatch(/nama pengguna/);
    expect(problem("si-budi-jalan", { ...owner, username: "budi" })).toMatch(/nama pengguna/);
    expect(problem("kemanisan-teh", { ...owner, username: "ani" })).toBeNull();
  });
});
