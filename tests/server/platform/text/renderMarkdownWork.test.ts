import { fc } from "../../../support/fastCheck.js";
import MarkdownIt from "markdown-it";

import { MarkdownRefusedError, renderMarkdown } from "../../../../server/platform/text/renderMarkdown.js";
import { cpuTimeMs } from "../../../support/measureCpuMs.js";

const SIZE = 30_000;
const TRIES = 10;
/** A table grows to eight times its text, and the sanitiser reads all of it; a quadratic text takes hundreds. */
const MOST_TIMES = 40;
/** What a parser reads again and again where it is not made for it. */
const FRAGMENTS =
  "* _ ** __ *** ~~ ~ *a_ *a_b **a *a**b _a* a_b *_ **_ [ ] ![ ( ) [] []( [a]( ]( [a](<b [[a]](b) [a][b] [a]:b [^a] < > " +
  "<a <b> </b> <a_href= <p> <div> <!-- <? <![CDATA[ <script> <style> <svg> <title> ` `` ``` `a ~~~ - + * 1. 1) # = -- | |a " +
  "|- a|b : & &a &amp; &# &#x1; \\ \\* \\[ ! \" ' http:// http://a www. www.a.b a@b.c mailto: // a";
const fragment = fc.oneof(
  fc.constantFrom(...FRAGMENTS.split(" "), " ", "  ", "\t", "\n", "\n\n", "  \n", "\\\n", "\n> ", "\n- ", "\n  - "),
  fc.string({ maxLength: 3 }),
);
/** Something, again and again, and its end as often. */
const hostile = fc
  .record({
    opening: fc.array(fragment, { minLength: 1, maxLength: 4 }),
    closing: fc.array(fragment, { maxLength: 2 }),
    share: fc.constantFrom(0.1, 0.5, 0.9),
  })
  .map(({ opening, closing, share }) => {
    const repeat = (text: string, size: number) => (text === "" ? "" : text.repeat(Math.ceil(size / text.length)));
    return (repeat(opening.join(""), SIZE * share) + repeat(closing.join(""), SIZE)).slice(0, SIZE);
  });

/** The least of some tries: what else the process does meanwhile only adds to it. */
function workFor(markdown: string, enough = 0): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > enough; tries += 1) {
    const before = cpuTimeMs();
    try {
      renderMarkdown(markdown);
    } catch (error) {
      expect(error).toBeInstanceOf(MarkdownRefusedError);
    }
    least = Math.min(least, cpuTimeMs() - before);
  }
  return least;
}

describe("Markdown of 30 kB", () => {
  const paragraph =
    "Perpustakaan **buka** setiap _hari_ sekolah, lihat [jadwal](/about) & `kode`.\n\n- satu\n- dua\n\n";
  const ordinary = paragraph.repeat(Math.ceil(SIZE / paragraph.length)).slice(0, SIZE);
  const mostNow = () => MOST_TIMES * Math.max(workFor(ordinary), 2);
  let most: number;
  beforeAll(() => {
    // Compiled first.
    workFor(ordinary);
    most = mostNow();
  });

  it.each([
    ["emphasis that never ends", "*a_"],
    ["emphasis of two kinds", "*a **b"],
    ["emphasis within words", "_a *"],
    ["opened brackets", "["],
    ["opened pictures", "!["],
    ["links without an end", "[a]("],
    ["links within links", "[a](b"],
    ["code without an end", "`a``b"],
    ["HTML without an end", "<a b='"],
    ["comments", "<!--"],
    ["quotes", "\n\n> a"],
    ["lists", "* a\n"],
    ["tables", "a|b\n-|-\n"],
    ["addresses", "http://"],
    ["addresses of letters", "<a@b.c"],
    ["entities", "&#x1;"],
    ["escapes", "\\*"],
    ["tags", "<b>"],
  ])("takes a bounded multiple of the work for an ordinary text: %s", (_case, unit) => {
    expect(workFor(unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE), most)).toBeLessThanOrEqual(most);
  });

  it("takes no more where a reference makes every bracket a possible link", () => {
    expect(workFor(`[a]: /b\n\n${"[".repeat(SIZE / 2)}a${"]".repeat(SIZE / 2)}`, most)).toBeLessThanOrEqual(most);
  });

  it("takes no more for tables whose rows are filled up", () => {
    const table = `${"a|".repeat(100)}\n${"-|".repeat(100)}\n${"a\n".repeat(700)}\n`;

    expect(workFor(table.repeat(17), most)).toBeLessThanOrEqual(most);
    expect(() => renderMarkdown(table.repeat(17))).toThrow(MarkdownRefusedError);
  });

  it("refuses a table of more cells than anybody reads, also where nothing comes after it", () => {
    const tableOf = (rows: number) => `a|b\n-|-\n${"1|2\n".repeat(rows)}`;

    expect(renderMarkdown(tableOf(2_000))).toContain("<td>2</td>");
    expect(() => renderMarkdown(tableOf(7_000))).toThrow(MarkdownRefusedError);
  });

  it("takes no more for anything that is repeated", () => {
    fc.assert(
      // A process that has become slow meanwhile is slow for an ordinary text too.
      fc.property(hostile, (markdown) => workFor(markdown, most) <= most || workFor(markdown) <= mostNow()),
      { numRuns: 60 },
    );
  });
});

describe("Brackets of 30 kB", () => {
  const parser = Object.getPrototypeOf(new MarkdownIt().inline) as InstanceType<typeof MarkdownIt>["inline"];
  const stepsFor = (markdown: string) => {
    const steps = jest.spyOn(parser, "skipToken");
    renderMarkdown(markdown);
    const count = steps.mock.calls.length;
    steps.mockRestore();
    return count;
  };
  const filled = (unit: string) => unit.repeat(SIZE / unit.length).slice(0, SIZE);

  it.each(["![*", "![`", "![", "[![", "[a_", "![]*", "[*[a](b"])(
    "are gone through fewer times than they have letters, whatever stands between: %s",
    (unit) => {
      expect(stepsFor(filled(unit))).toBeLessThan(SIZE);
      expect(stepsFor(`${filled(unit).slice(0, SIZE / 2)}${filled("](a)").slice(0, SIZE / 2)}`)).toBeLessThan(SIZE);
    },
  );

  it("are text once too many were opened, and a text of nothing but links has all of them", () => {
    expect(renderMarkdown(`${filled("![*")} [akhir](/books)`)).toContain("[akhir](/books)");
    expect(renderMarkdown(filled("[a **b**](/books) ")).match(/<a /g)).toHaveLength(Math.floor(SIZE / 18));
  });
});

describe("Markdown that is nested", () => {
  it("is refused before anything of it would be left out", () => {
    const quote = (depth: number) => `${">".repeat(depth)} isi`;

    expect(renderMarkdown(quote(30))).toContain("isi");
    expect(() => renderMarkdown(quote(99))).toThrow(MarkdownRefusedError);
  });

  it("keeps its links up to 32 open brackets, and the text of what is deeper", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}[teks](/books)${"]".repeat(depth)}`;

    expect(renderMarkdown(nested(20))).toContain('<a href="/books" rel="noopener">teks</a>');
    expect(renderMarkdown(nested(200))).toContain("teks");
  });
});

describe("An address in a text", () => {
  it.each([
    ["https://perpusnas.go.id/a", "https://perpusnas.go.id/a"],
    ["www.perpusnas.go.id", "http://www.perpusnas.go.id"],
    ["perpus@sekolah.sch.id", "mailto:perpus@sekolah.sch.id"],
  ])("is a link: %s", (address, href) => {
    expect(renderMarkdown(`Lihat ${address}.`)).toBe(`<p>Lihat <a href="${href}" rel="noopener">${address}</a>.</p>`);
  });

  it("is none where a dot only has no space behind it", () => {
    expect(renderMarkdown("Acara selesai.id kartu dibawa")).toBe("<p>Acara selesai.id kartu dibawa</p>");
  });
});
