import { claimTexts } from "../../../client/serials/receiving/claimText";

const issue = (label: string, issuedOn: string, supplier: string | null, title = "Horison") => ({
  label,
  issuedOn,
  serial: { title, supplier },
});

describe("What is written to suppliers", () => {
  it("is one text for each, by name, with what has not come in the order of its days", () => {
    const texts = claimTexts([
      issue("No. 3", "2026-03-01", "Loper Budi"),
      issue("No. 2", "2026-02-01", "Loper Budi"),
      issue("No. 9", "2026-09-01", null, "Kartini"),
      issue("No. 5", "2026-05-01", "Agen Ilmu", "Tempo"),
    ]);
    expect(texts.map(({ supplier }) => supplier)).toEqual(["Agen Ilmu", "Loper Budi", null]);
    expect(texts[1]?.text).toBe(
      [
        "Yth. Loper Budi,",
        "Edisi berikut belum kami terima:",
        "- Horison: No. 2 (terbit 1 Feb 2026)",
        "- Horison: No. 3 (terbit 1 Mar 2026)",
        "Mohon dikirim. Terima kasih.",
      ].join("\n"),
    );
  });

  it("is nothing where nothing is late", () => {
    expect(claimTexts([])).toEqual([]);
  });
});
