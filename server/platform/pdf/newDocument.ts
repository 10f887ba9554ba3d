import { createRequire } from "node:module";
import { join } from "node:path";

/** The product's own serif, whole: names have letters that a web font's Latin file leaves out. */
const FONTS = {
  regular: "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  bold: "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
} as const;
export type FontName = keyof typeof FONTS;

/**
 * A PDF in Indonesian with the product's typeface, without a page yet. `root` is the project's folder, whose packages
 * have the typeface.
 */
export async function newDocument(root: string, options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  // Loaded with the first document: no start and no other request needs it.
  const { default: PDFDocument } = await import("pdfkit");
  const document = new PDFDocument({ autoFirstPage: false, lang: "id-ID", displayTitle: true, ...options });
  const { resolve } = createRequire(join(root, "package.json"));
  for (const [font, file] of Object.entries(FONTS)) document.registerFont(font, resolve(file));
  return document;
}
