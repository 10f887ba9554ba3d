import { foldKey } from "../../../common/fold.js";
import { MATERIAL_KIND_NAMES, MATERIAL_KINDS, type MaterialKind } from "../../../common/materialKinds.js";

/** What other programs call them: SLiMS in English, INLISLite in Indonesian, each kind by words that only it has. */
const MATERIAL_WORDS: Readonly<Record<MaterialKind, RegExp>> = {
  serial: /\b(?:serials?|periodicals?|magazines?|journals?|newspapers?|berkala|majalah|jurnal|koran)\b/u,
  academic_work: /\b(?:thes[ei]s|tesis|skripsi|disertasi|dissertations?|karya (?:tulis|ilmiah)|laporan)\b/u,
  audiovisual:
    /\b(?:audio|audiovisual|video|videos|videorecordings?|sound|recordings?|rekaman|films?|motion|slides?|music|musik|filmstrips?)\b/u,
  map: /\b(?:maps?|peta|kartografis?|cartographic|globes?|atlas)\b/u,
  teaching_aid: /\b(?:alat peraga|realia|models?|games?|kits?|toys?|permainan|mainan|equipment|specimens?)\b/u,
  digital: /\b(?:digital|electronic|elektronik|ebooks?|e book|computer|komputer|online|daring|cd rom)\b/u,
  book: /\b(?:books?|buku|texts?|teks|monographs?|monograf|printed|tercetak|braille|manuscripts?|manuskrip)\b/u,
};

/** The kind that a text of another program means; null for a word that nobody knows. */
export function materialKindNamed(text: string): MaterialKind | null {
  const words = foldKey(text);
  return (
    MATERIAL_KINDS.find((one) => foldKey(MATERIAL_KIND_NAMES[one]) === words) ??
    (Object.keys(MATERIAL_WORDS) as MaterialKind[]).find((one) => MATERIAL_WORDS[one].test(words)) ??
    null
  );
}
