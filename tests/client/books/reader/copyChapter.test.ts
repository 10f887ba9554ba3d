import { archivePath } from "../../../../client/books/reader/epub/archivePath";
import { copyChapter } from "../../../../client/books/reader/epub/copyChapter";
import { parseChapter } from "../../../../client/books/reader/epub/parseMarkup";

function copied(body: string) {
  const source = parseChapter(`<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Judul</title></head>
    <body onload="alert(1)">${body}</body></html>`);
  const target = document.implementation.createHTMLDocument();
  const { content, pictures } = copyChapter(source, target, "buku/bab/satu.xhtml");
  const holder = target.createElement("div");
  holder.append(content);
  return { html: holder.innerHTML.trim(), pictures: pictures.map(({ path }) => path) };
}

test("a chapter keeps its text, its form and its anchors", () => {
  const body =
    '<h1 id="awal" class="besar">Bab Satu</h1><p lang="jv">Sugeng <em>rawuh</em><br></p>' +
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(copied(body.replace("<br>", "<br/>")).html).toBe(body);
});

test.each([
  ["a script", "<script>alert(1)</script><script/>", ""],
  ["a script within a picture", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', ""],
  ["a handler", '<p onclick="alert(1)" onmouseover = "alert(2)">Halo</p>', "<p>Halo</p>"],
  ["a style", '<p style="position:fixed">Halo</p><style>p{}</style>', "<p>Halo</p>"],
  ["a frame", '<iframe src="https://jahat.example/">x</iframe><object data="x"/><embed src="x"/>', ""],
  ["a form", '<form action="https://jahat.example/"><input name="sandi"/><p>Isi</p></form>', ""],
  ["another base", '<base href="https://jahat.example/"/><link rel="stylesheet" href="https://jahat.example/"/>', ""],
  ["a redirect", '<meta http-equiv="refresh" content="0;url=https://jahat.example/"/>', ""],
  ["a link that is a script", '<a href="javascript:alert(1)">Halo</a>', "<a>Halo</a>"],
  ["a link that is data", '<a href="data:text/html,x">Halo</a>', "<a>Halo</a>"],
  ["a film", '<video src="https://jahat.example/"><source src="x"/>x</video>', ""],
  ["an element that nobody knows", "<x-jahat>Halo <b>dunia</b></x-jahat>", "Halo <b>dunia</b>"],
])("%s is not copied", (_what, body, expected) => {
  expect(copied(body).html).toBe(expected);
});

test("pictures are taken from the book alone", () => {
  const { html, pictures } = copied(
    '<img src="../gambar/a%20b.png" alt="Peta" onerror="alert(1)"/><img src="https://jahat.example/x.png"/>' +
      '<img src="//jahat.example/x.png"/><img src="/etc/passwd"/><img src="../../../rahasia.png"/>' +
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="s.jpg"/></svg>',
  );
  expect(pictures).toEqual(["buku/gambar/a b.png", "buku/bab/s.jpg"]);
  // Without a source until its bytes have come.
  expect(html).toBe('<img alt="Peta"><img alt="">');
});

test("a link knows its place in the book, and one to the web opens nothing by itself", () => {
  expect(copied('<a href="dua.xhtml#akhir">Dua</a><a href="#awal">Satu</a>').html).toBe(
    '<a data-place="buku/bab/dua.xhtml#akhir" role="link" tabindex="0">Dua</a>' +
      '<a data-place="buku/bab/satu.xhtml#awal" role="link" tabindex="0">Satu</a>',
  );
  expect(copied('<a href="https://kbbi.example/">KBBI</a>').html).toBe(
    '<a data-web="https://kbbi.example/" role="link" tabindex="0">KBBI</a>',
  );
});

test("a chapter that is no XML is read all the same, and one that would grow without end does not", () => {
  const target = document.implementation.createHTMLDocument();
  const loose = copyChapter(parseChapter("<p>Satu<br>dua &nbsp; & tiga"), target, "a").content;
  expect(loose.textContent).toContain("dua");
  const bomb = `<!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><html xmlns="http://www.w3.org/1999/xhtml"><body><p>&b;</p></body></html>`;
  expect(copyChapter(parseChapter(bomb), target, "a").content.textContent.length).toBeLessThan(20);
});

test.each([
  ["OEBPS/isi.opf", "bab/satu.xhtml", { path: "OEBPS/bab/satu.xhtml", fragment: "" }],
  ["OEBPS/bab/satu.xhtml", "../gambar/./a.png#x", { path: "OEBPS/gambar/a.png", fragment: "x" }],
  ["a.xhtml", "../../etc/passwd", null],
  ["a.xhtml", "file:///etc/passwd", null],
  ["a.xhtml", "HTTPS://jahat.example/", null],
  ["a.xhtml", "\\\\jahat\\a.png", null],
])("from %s, %s leads to its entry or nowhere", (from, reference, expected) => {
  expect(archivePath(from, reference)).toEqual(expected);
});
