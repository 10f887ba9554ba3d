import { execFileSync } from "node:child_process";
import { join } from "node:path";

import MarkdownIt from "markdown-it";

import { MarkdownRefusedError, renderMarkdown } from "../../../../server/platform/text/renderMarkdown.js";
import { builtProgram } from "../../../support/builtServer.js";
import { fc } from "../../../support/fastCheck.js";

const SIZE = 30_000;
const filled = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
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

/** How many times the work of an ordinary text of the same length each text takes. */
function workOf(texts: readonly string[]): number[] {
  const paragraph =
    "Perpustakaan **buka** setiap _hari_ sekolah, lihat [jadwal](/about) & `kode`.\n\n- satu\n- dua\n\n";
  // Twice, as the first is compiled.
  const input = JSON.stringify([filled(paragraph), filled(paragraph), ...texts]);
  const output = execFileSync(process.execPath, [builtProgram(join(__dirname, "markdownWork.ts"))], {
    input,
    encoding: "utf8",
  });
  const [, ordinary = 0, ...work] = JSON.parse(output) as number[];
  return work.map((ms) => ms / Math.max(ordinary, 2));
}

describe("Markdown of 30 kB", () => {
  const table = `${"a|".repeat(100)}\n${"-|".repeat(100)}\n${"a\n".repeat(700)}\n`.repeat(17);

  it("takes a bounded multiple of the work for an ordinary text, whatever is repeated in it", () => {
    const texts = {
      "emphasis that never ends": filled("*a_"),
      "emphasis of two kinds": filled("*a **b"),
      "emphasis within words": filled("_a *"),
      "opened brackets": filled("["),
      "opened pictures": filled("!["),
      "links without an end": filled("[a]("),
      "links within links": filled("[a](b"),
      "code without an end": filled("`a``b"),
      "HTML without an end": filled("<a b='"),
      comments: filled("<!--"),
      quotes: filled("\n\n> a"),
      lists: filled("* a\n"),
      tables: filled("a|b\n-|-\n"),
      addresses: filled("http://"),
      "addresses of letters": filled("<a@b.c"),
      entities: filled("&#x1;"),
      escapes: filled("\\*"),
      tags: filled("<b>"),
      "a reference that makes every bracket a possible link": `[a]: /b\n\n${"[".repeat(SIZE / 2)}a${"]".repeat(SIZE / 2)}`,
      "tables whose rows are filled up": table,
      ...Object.fromEntries(fc.sample(hostile, 60).map((text, index) => [`${index}: ${text.slice(0, 60)}`, text])),
    };
    const work = workOf(Object.values(texts));
    const tooMuch = Object.keys(texts).filter((_, index) => (work[index] ?? Infinity) > MOST_TIMES);

    expect(tooMuch).toEqual([]);
  });

  it("is refused where it holds a table of more cells than anybody reads, also where nothing comes after it", () => {
    const tableOf = (rows: number) => `a|b\n-|-\n${"1|2\n".repeat(rows)}`;

    expect(renderMarkdown(tableOf(2_000))).toContain("<td>2</td>");
    expect(() => renderMarkdown(tableOf(7_000))).toThrow(MarkdownRefusedError);
    expect(() => renderMarkdown(table)).toThrow(MarkdownRefusedError);
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
    ["www.perpusnas.go.id", "https://www.perpusnas.go.id"],
    ["perpus@sekolah.sch.id", "mailto:perpus@sekolah.sch.id"],
  ])("is a link: %s", (address, href) => {
    expect(renderMarkdown(`Lihat ${address}.`)).toBe(`<p>Lihat <a href="${href}" rel="noopener">${address}</a>.</p>`);
  });

  it.each([
    ["perpusnas.go.id", "https://perpusnas.go.id"],
    ["www.perpusnas.go.id/a", "https://www.perpusnas.go.id/a"],
    ["laporan.pdf", "laporan.pdf"],
    ["cara-meminjam", "cara-meminjam"],
    ["/books", "/books"],
  ])("leads where its writer meant: %s", (address, href) => {
    expect(renderMarkdown(`[sini](${address})`)).toBe(`<p><a href="${href}" rel="noopener">sini</a></p>`);
  });

  it("is none where a dot only has no space behind it", () => {
    expect(renderMarkdown("Acara selesai.id kartu dibawa")).toBe("<p>Acara selesai.id kartu dibawa</p>");
  });
});
