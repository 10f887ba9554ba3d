import { Reader, type ReaderInfo } from "../Reader";
import { EpubView } from "./EpubView";
import { openEpub } from "./openEpub";

export function EpubReader(info: ReaderInfo) {
  return <Reader {...info} kind="epub" open={openEpub} View={EpubView} />;
}
