import { fc } from "../support/fastCheck.js";

import { DEFAULT_NOTICE_TEXTS, fillNoticeText, noticeTextProblem } from "../../common/noticeTemplate.js";

const KINDS = Object.keys(DEFAULT_NOTICE_TEXTS) as (keyof typeof DEFAULT_NOTICE_TEXTS)[];

describe("A notice's text", () => {
  it.each(KINDS)("that the product brings is one that could be typed: %s", (kind) => {
    expect(noticeTextProblem(kind, DEFAULT_NOTICE_TEXTS[kind])).toBeNull();
  });

  it("leaves out what stands in brackets where one of its fields has no value", () => {
    const text = "{judul}[, denda {denda}][ sampai {jatuh_tempo}]!";

    expect(fillNoticeText(text, { judul: "Bumi", denda: "Rp500", jatuh_tempo: "2 Mei" })).toBe(
      "Bumi, denda Rp500 sampai 2 Mei!",
    );
    expect(fillNoticeText(text, { judul: "Bumi", denda: null, jatuh_tempo: "2 Mei" })).toBe("Bumi sampai 2 Mei!");
    expect(fillNoticeText(text, { judul: "Bumi" })).toBe("Bumi!");
  });

  it("is filled in once, whatever a title has in it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z{}[\]$&\\` ]{0,20}$/u), (judul) => {
        expect(fillNoticeText("<{judul}>[ {nama}]", { judul, nama: "$&" })).toBe(`<${judul}> $&`);
      }),
    );
  });

  it.each([
    ["due_soon", "Buku {judul} terlambat {hari_terlambat} hari", "Isian {hari_terlambat} tidak dikenal."],
    ["overdue", "Buku {Judul}", "Isian {Judul} tidak dikenal."],
    ["overdue", "Buku {judul} {}", "Isian {} tidak dikenal."],
    ["lost", "Buku {judul", "harus ditutup"],
    ["lost", "Buku {judul}]", "harus ditutup"],
    ["overdue", "Buku {judul}[ a [b] c]", "harus ditutup"],
    ["lost", "Buku Anda hilang.", "{judul}"],
    ["overdue", "Terlambat[: {judul}, denda {denda}]", "{judul}, di luar"],
  ] as const)("of %s is refused where it says %j", (kind, text, problem) => {
    expect(noticeTextProblem(kind, text)).toContain(problem);
  });
});
