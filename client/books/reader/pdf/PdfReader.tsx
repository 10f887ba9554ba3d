import { Reader, type ReaderInfo } from "../Reader";
import { openPdf } from "./openPdf";
import { PdfView } from "./PdfView";

export function PdfReader(info: ReaderInfo) {
  return <Reader {...info} kind="pdf" open={openPdf} View={PdfView} />;
}
