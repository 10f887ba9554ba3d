import type { DemoChapter } from "./demoTexts.js";

/** A small PDF with a table of contents, a page for each chapter. */
export async function drawDemoPdf(title: string, chapters: readonly DemoChapter[]): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A5",
    margins: { top: 56, bottom: 56, left: 48, right: 48 },
    info: { Title: title },
    lang: "id",
    autoFirstPage: false,
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  for (const { title: heading, paragraphs } of chapters) {
    pdf.addPage();
    pdf.outline.addItem(heading);
    pdf.font("Times-Roman").fontSize(9).fillColor("#635c54").text(title).moveDown(1.5);
    pdf.font("Times-Bold").fontSize(20).fillColor("#24457a").text(heading).moveDown(0.7);
    pdf.font("Times-Roman").fontSize(12).fillColor("#1e1b18");
    for (const paragraph of paragraphs) {
      pdf.text(paragraph, { lineGap: 3 }).moveDown(0.7);
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
