import { foldWords } from "../../../../common/fold.js";

const GRADE = "(?:x?i{1,3}|i?[vx]|vi{1,3}|1[0-2]|[1-9])";
/** What follows a grade without a space: a letter, or how schools shorten their majors. */
const BRANCH =
  "(?:[a-z]|ipa|ips|mipa|bhs|bahasa|agama|iik|tkj|tkr|tkro|tsm|tbsm|rpl|pplg|tjkt|dkv|mm|akl|ak|otkp|mplb|ap|pm|bdp|" +
  "tb|tata|tp|tav|titl|mipa|keagamaan|merdeka|fase)";
/** A class as schools write it: a grade in Roman or plain numbers first. */
const CLASS_NAME = new RegExp(`^(?:kelas\\s*)?${GRADE}(?:$|[\\s._/-]|${BRANCH}\\s*[-.]?\\d*[a-z]?$)`, "iu");
/** Shortened names of universities and the like, which begin as a grade does or stand where a class should. */
const SHORT_NAMES = new Set(
  "iain uin stain itb itn its ipb ist ui ugm unair undip unpad unesa unnes uny um umm ums umy upi ub usu unhas imavi".split(
    " ",
  ),
);
const INSTITUTION_WORDS =
  /^(?:universitas|institut|akademi|politeknik|sekolah|seminari|seminarium|pondok|ponpes|pesantren|yayasan|dinas|perpustakaan|kampus|stikes|stkip|stie|stmik|tarekat|biara|university|college|school)$/u;
const SCHOOL_LEVELS = /^(?:sd|sdn|sdit|smp|smpn|smpit|sma|sman|smait|smk|smkn|slb|slbn|mi|min|mts|mtsn|ma|man|tk)$/u;

/** Whether a text reads like a class of a school. */
export function isClassName(text: string): boolean {
  const [first = ""] = foldWords(text);
  return !SHORT_NAMES.has(first) && CLASS_NAME.test(text);
}

/** Whether a text names a school, a university or the like, and no class in one. */
export function isInstitution(text: string): boolean {
  const words = foldWords(text);
  const [first = "", second = ""] = words;
  return (
    !isClassName(text) &&
    (SHORT_NAMES.has(first) ||
      words.some((word) => INSTITUTION_WORDS.test(word)) ||
      (SCHOOL_LEVELS.test(first) && /\p{L}{3}|^negeri$|^\d+$/u.test(second)))
  );
}
