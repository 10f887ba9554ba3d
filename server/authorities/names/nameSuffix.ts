/** What degrees are called behind S., M., A.Md. and the like. */
const SUBJECTS =
  "ag|pd|si|sc|kom|hum|psi|sos|farm|kes|kep|ked|ip|t|ikom|i\\.?kom|h|e|m|s|p|a|kn|ec|eng|th|fil|ap|ak|akt|tr|biomed|keb|sn|pt|" +
  "hut|ars|pi|sy|hi|ei|ud|us|gz|km|kg|kh|st|ma|mt|mat|stat|li|in|ds|des|par|pust|ptk|han|adm|ab|an|bus|tp|ft|or|epid|phil|" +
  "litt|div|min|miss|arch|ed|gizi|hub|int|pel|mar|k|b|d|l|ik|kb|tek|ling|lit|kel|anak|rad|anes|ars|akun|dev|pol|soc|app|bio|" +
  "res|tekp|pwk|vet|ter|stk|ars|ag\\.?i|pa|ba|um|pdi|pdk|kpd|gr|agr|hort|ling|cs|it|ti|tek|kesos|kessos|humm?";
/** What may stand behind the subject: `M.Pd.I`, `S.Tr.Kes`, `M.Farm.Klin`. */
const FURTHER = "i|h|k|n|a|b|d|e|kom|kes|keb|kep|gz|dev|klin|ft|ns|par|th|sos|ed|res|sc|st";
const DEGREE = new RegExp(
  String.raw`^(?:[smdb]|s\.?tr|m\.?tr|a\.?m\.?d|amd|dip|dipl|lic|ll)\.?-?(?:${SUBJECTS})(?:[.-](?:${FURTHER})){0,2}$`,
  "u",
);
/** A specialist: `Sp.A`, `SpPD-KGEH`, `Sp.OG(K)`. */
const SPECIALIST = /^(?:sub)?sp\.?[a-z]{1,5}(?:[-.][a-z]{1,6})*(?:\(k\))?$/u;
/** Degrees, professions, titles and marks of the dead that stand alone. */
const WORDS = new Set(
  (
    "phd md msce mba bba dba shi mhi sei mei sti mti stp mkm sp mp mars mha mph msc mphil mkes drs dra drg drh dr ir prof apt ners ns bd ftr cpa ca cfp cma llm llb ma ba bsc bba " +
    "sth mdiv mth dth dmin lc lic sh se st mm mt mh ss skm sked edd dsc med bed beng meng dea mmsi mpsi psikolog psi akt ak " +
    "amd alm almh almarhum almarhumah dkk dll cs etal jr sr ii iii iv esq kh hc mag spd mpd sag spdi mpdi msi ssi skom mkom " +
    "sip sos ssos shut gr cht cpht cmt ct nlp aifo fk ifcap stp dds dpd dma mfa bfa jd dnp rn dphil mres"
  ).split(" "),
);
/** Degrees whose letters stand alone; others of that shape are initials, as in "C.S. Lewis". */
const LETTERS = new Set(
  "sh se ss st sp mm mh mt mp ma ba md mba bba dba shi mhi sei mei sti mti stp skm mkm sip".split(" "),
);
/** Religious orders and what marks a priest, as they are written; in small letters some are names. */
const ORDERS = new Set(
  (
    "OFM OFMCap OFMConv SJ SVD Pr OSB OCD OCarm MSF MSC CICM CSSR CSsR CP CM CMM CDD OCSO SSCC SSpS OSU OSF OP SDB SCJ PIJ " +
    "FIC SX BHK SMM OSC RM SPM CB AK FCh JMJ DSY YMY PBHK MC SdC SND PMY PRR CIJ RVM SSC BM BKK KSSY KYM FSE FCJM SFD MTB"
  ).split(" "),
);
/** A degree that follows a name without a comma: in capitals it may be part of the name. */
export function isTrailingDegree(word: string): boolean {
  return (/\p{Ll}/u.test(word) || word.includes(".")) && !isGeneration(word) && /^.{3}/u.test(word) && isDegree(word);
}

/** What stands in front of a name and stays there. */
export function isTitle(word: string): boolean {
  return /^(?:prof|dr|drs|dra|drg|drh|ir|h|hj|kh|k\.h|ust|ustadz?|r|rr|rm|sr|fr|br|mgr|pdt|apt|ns|tn|ny)\.?$/iu.test(
    word,
  );
}

const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/iu;

/** Whether the last word of a name belongs to the one before it. */
export function isGeneration(word: string): boolean {
  return GENERATION.test(word);
}

/**
 * A degree has a point or a capital within (`SPd`), or stands in our list. Capitals alone are initials and family names
 * (`D.H.`, `SMITH`), but for those in the list.
 */
function isDegree(text: string): boolean {
  const typed = text.replace(/^[([](.*)[)\]]$/u, "$1");
  const letters = typed.replace(/[^\p{L}]/gu, "");
  if (ORDERS.has(letters)) {
    return true;
  }
  const compact = typed
    // `SPdI` is S.Pd.I; in small letters "Ani" is a name.
    .replace(/(?<=\p{Ll})I$/u, ".I")
    .toLowerCase()
    .replace(/[\s.]+/gu, ".")
    .replace(/^\.+|\.+$/gu, "");
  if (/^(?:\p{L}\.)+\p{L}$/u.test(compact)) {
    return LETTERS.has(letters.toLowerCase());
  }
  if (WORDS.has(letters.toLowerCase()) && !isPlainWord(typed)) {
    return true;
  }
  const isMarked = compact.includes(".")
    ? !/^(?:\p{L}\.)*\p{L}$/u.test(compact)
    : /^\p{Lu}(?:\p{Lu}\p{Ll}+)+/u.test(typed);
  return isMarked && (DEGREE.test(compact) || SPECIALIST.test(compact));
}

/** "Ma", "Med" and "Ari" are people's names; "drg" and "dkk" are nobody's. */
function isPlainWord(typed: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(typed) &&
    typed.length < 4 &&
    !/^(?:Apt|Drs?|Dra|Drg|Drh|Dkk|Alm|Spd|Mpd|Msi|Jr|Sr|Ir|Ns|Bd|Lc|Amd|Iii?|Iv|Phd|Mba|Psi|Akt)$/u.test(typed)
  );
}

/** As few words as make one degree: `S. Pd` is one, `S.Pd M.Pd` are two. */
const MOST_WORDS = 3;

/** True of `M.Pd.`, `drg., Ph.D.`, `OFM`, `Jr.`, `dkk.`: it belongs to the name before it. */
export function isNameSuffix(text: string): boolean {
  const words = text
    .trim()
    .replace(/^[([]?\s*et\.? ?al\.?\s*[)\]]?$/iu, "etal")
    .split(/\s+/u);
  return areSuffixes(words.length > 12 ? [] : words);
}

function areSuffixes(words: readonly string[]): boolean {
  return Array.from({ length: Math.min(MOST_WORDS, words.length) }, (_, index) => index + 1).some((count) => {
    const rest = words.slice(count);
    return isDegree(words.slice(0, count).join("")) && (rest.length === 0 || areSuffixes(rest));
  });
}
