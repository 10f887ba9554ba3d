import { corrected, MAY_BE_DAMAGED } from "../../../../server/bookImport/rows/corrections.js";

describe("A damaged text", () => {
  it.each([
    ["&amp; &quot;a&quot; &#039;b&#039; &#39;c&#39; &lt;d&gt;", "& \"a\" 'b' 'c' <d>"],
    ["Adat &amp;amp; Hukum", "Adat & Hukum"],
    ["Garc&iacute;a M&aacute;rquez", "García Márquez"],
    ["Pi&#241;a &#xED; &copy; &nope; AT&T; R&D", "Piña í © &nope; AT&T; R&D"],
    ["M&amp;iacute;o", "Mío"],
    ["<p>Satu</p> <p>Dua</p>", "Satu|Dua"],
    ["Satu<br>Dua<br/>Tiga<BR />Empat", "Satu|Dua|Tiga|Empat"],
    ["a < b", "a < b"],
    ["CafÃ© Ã\u00A0 la carte", "Café à la carte"],
    ["Itâ€™s â€œmineâ€\u009D", "It’s “mine”"],
    ["It\u00E2\u0080\u0099s", "It’s"],
    // Twice, and three times, through a wrong program.
    ["CafÃƒÂ©", "Café"],
    ["CafÃƒÆ’Ã‚Â©", "Café"],
    ["Garc√≠a M√°rquez", "García Márquez"],
    ["Ø§Ù„Ù‚Ø±Ø¢Ù†", "القرآن"],
    ["Café Ã", "Café Ã"],
    ["\u0100 Ã©", "\u0100 Ã©"],
    ["Ã© 日", "Ã© 日"],
    ["SaturnDua", "Satu|Dua"],
    ["Baris.rnrn2 Dua", "Baris.|2 Dua"],
    ["Modern Intern kornea", "Modern Intern kornea"],
    ["InternrnBaru", "Intern|Baru"],
  ])("is mended: %j is %j", (damaged, mended) => {
    expect(corrected(damaged, " ")).toBe(mended.replaceAll("|", " "));
    expect(corrected(damaged, "\n")).toBe(mended.replaceAll("|", "\n"));
    if (mended !== damaged) {
      expect(damaged).toMatch(MAY_BE_DAMAGED);
    }
  });
});
