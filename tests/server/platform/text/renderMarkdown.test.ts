import { plainText, renderMarkdown } from "../../../../server/platform/text/renderMarkdown.js";

describe("Markdown as pages show it", () => {
  it.each([
    ["a script", "Halo <script>alert(1)</script>dunia", "<p>Halo dunia</p>"],
    [
      "a handler",
      '<img src="/static/a.png" onerror="alert(1)">',
      '<img src="/static/a.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    ],
    ["a frame", '<iframe src="https://jahat.example"></iframe>teks', "teks"],
    ["a style", '<p style="position:fixed" class="x" id="y">teks</p>', "<p>teks</p>"],
    ["a form", '<form action="/x"><input name="a"><button>Kirim</button></form>', "Kirim"],
    ["a drawing that runs", "<svg onload=alert(1)><circle></svg>", ""],
    ["a comment", "teks <!-- rahasia -->", "<p>teks </p>"],
  ])("holds nothing of %s that could do harm", (_what, markdown, html) => {
    expect(renderMarkdown(markdown)).toBe(html);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#10;script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//jahat.example",
    "file:///etc/passwd",
  ])("leaves the text of a link to %s, and not the link", (address) => {
    expect(renderMarkdown(`[teks](<${address}>)`)).toBe("<p><a>teks</a></p>");
    expect(renderMarkdown(`<a href="${address}" target="_blank" onclick="x()">teks</a>`)).toBe("<p><a>teks</a></p>");
  });

  it("leaves no link that browsers take to another site although it looks like one of ours", () => {
    expect(renderMarkdown('<a href="/\\jahat.example">teks</a>')).toBe("<p><a>teks</a></p>");
  });

  it.each([
    "https://perpusnas.go.id/a?b=1#c",
    "http://perpusnas.go.id",
    "mailto:perpustakaan@sekolah.example",
    "/books?search=hirata",
    "#jam",
    "?page=2",
    "jam-layanan",
  ])("keeps a link to %s, which learns nothing of the page it came from", (address) => {
    expect(renderMarkdown(`[teks](${address})`)).toBe(`<p><a href="${address}" rel="noopener">teks</a></p>`);
  });

  it.each([
    "http://foto.example/a.png",
    "data:image/png;base64,AAAA",
    "//foto.example/a.png",
    "javascript:x",
    "gambar.png",
  ])("shows no picture from %s", (address) => {
    expect(renderMarkdown(`![Foto](${address})`)).toBe("");
  });

  it.each(["https://foto.example/a.png", "/static/files/a.png"])("shows a picture from %s", (address) => {
    expect(renderMarkdown(`![Foto](${address})`)).toContain(`<img src="${address}" alt="Foto" loading="lazy"`);
  });

  it("begins its headings at h2 and skips none, wherever the writer begins", () => {
    const levels = (markdown: string) => renderMarkdown(markdown).match(/<h\d/g);

    expect(levels("# A\n\n## B\n\n# C")).toEqual(["<h2", "<h3", "<h2"]);
    expect(levels("### A\n\n###### B\n\n### C")).toEqual(["<h2", "<h3", "<h2"]);
    expect(levels("## A\n\n# B\n\n> ### C")).toEqual(["<h2", "<h2", "<h3"]);
    expect(levels("<h1>A</h1>")).toEqual(["<h2"]);
  });

  it("has neither headings nor links that say nothing", () => {
    expect(renderMarkdown("#\n\nteks [](/books)")).toBe("<p>teks </p>");
  });

  it("has tables, lists, quotes and code", () => {
    const html = renderMarkdown("| a | b |\n| :- | -: |\n| 1 | 2 |\n\n3. tiga\n\n> kutipan\n\n```js\nif (a < b)\n```");

    expect(html).toContain("<th>a</th>");
    expect(html).toContain('<ol start="3">');
    expect(html).toContain("<blockquote>\n<p>kutipan</p>");
    expect(html).toContain("<pre><code>if (a &lt; b)");
  });

  it("is plain words where only words are wanted", () => {
    expect(plainText(renderMarkdown("## Jam\n\nBuka **setiap** hari & malam, `a < b`.\n\n- satu\n- dua"))).toBe(
      "Jam Buka setiap hari & malam, a < b. satu dua",
    );
  });
});
