import PDFDocument from "pdfkit";

import { aZip } from "./zipArchive.js";

/** A PDF of so many pages, each with its own words. */
export function aReadablePdf(pages: readonly string[]): Promise<Buffer> {
  return writePdf((pdf) => {
    for (const [index, text] of pages.entries()) {
      pdf.addPage();
      pdf.outline.addItem(`Bab ${index + 1}`);
      pdf.text(text);
    }
  });
}

/** A PDF whose first page leads to its third, to the web, by a script, to a file, and to nowhere. */
export function aLinkedPdf(web: string): Promise<Buffer> {
  return writePdf((pdf) => {
    pdf.addPage();
    pdf.text("Menuju bab tiga", { goTo: "bab-3" });
    pdf.text("Menuju jaringan", { link: web });
    pdf.text("Menuju skrip", { link: "javascript:document.title='DIRETAS'" });
    pdf.text("Menuju berkas", { link: "file:///etc/passwd" });
    pdf.text("Menuju ketiadaan", { goTo: "tidak-ada" });
    pdf.addPage();
    pdf.text("Halaman kedua");
    pdf.addPage();
    pdf.addNamedDestination("bab-3");
    pdf.text("Halaman ketiga");
  });
}

async function writePdf(write: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A5", autoFirstPage: false });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

const CONTAINER =
  '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="buku/isi.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
const PACKAGE =
  '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  "<dc:title>Jahat</dc:title><dc:language>id</dc:language></metadata><manifest>" +
  '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>' +
  '<item id="a" href="satu.xhtml" media-type="application/xhtml+xml"/>' +
  '<item id="b" href="dua.xhtml" media-type="application/xhtml+xml"/></manifest>' +
  '<spine><itemref idref="a"/><itemref idref="b"/></spine></package>';
const NAVIGATION =
  '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body><nav epub:type="toc"><ol>' +
  '<li><a href="satu.xhtml">Bab Satu</a></li><li><a href="dua.xhtml">Bab Dua</a></li></ol></nav></body></html>';

/** An EPUB of two chapters that tries by every way to run a script, to load something, and to hide its own page. */
export function aHostileEpub(elsewhere: string): Buffer {
  const script = "parent.document.title='DIRETAS'";
  const first =
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><script>${script}</script>` +
    `<link rel="stylesheet" href="gaya.css"/><link rel="stylesheet" href="${elsewhere}/gaya.css"/>` +
    `<meta http-equiv="refresh" content="0;url=${elsewhere}/"/></head><body onload="${script}"><h1>Bab Satu</h1>` +
    `<img src="x" onerror="${script}"/><img src="${elsewhere}/x.png"/><iframe src="${elsewhere}/"></iframe>` +
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script><image href="${elsewhere}/y.png"/></svg>` +
    `<p class="latar">Kancil mencuri timun.</p><a href="javascript:${script}">Tekan di sini</a></body></html>`;
  const second =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><h1>Bab Dua</h1>' +
    "<p>Pak Tani memasang jerat.</p></body></html>";
  const styles = `@import "${elsewhere}/lain.css"; body { display: none } .latar { background: url(${elsewhere}/z.png) }`;
  return aZip([
    { name: "mimetype", content: Buffer.from("application/epub+zip") },
    ...[
      ["META-INF/container.xml", CONTAINER],
      ["buku/isi.opf", PACKAGE],
      ["buku/nav.xhtml", NAVIGATION],
      ["buku/gaya.css", styles],
      ["buku/satu.xhtml", first],
      ["buku/dua.xhtml", second],
    ].map(([name = "", text = ""]) => ({ name, content: Buffer.from(text), isDeflated: true })),
  ]);
}
