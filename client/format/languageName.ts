/**
 * Written out, because the server's and the browser's own lists differ from release to release,
 * and a page whose words change while it wakes up jumps.
 */
const NAMES: Readonly<Record<string, string>> = {
  ace: "Aceh", af: "Afrikaans", ar: "Arab", ban: "Bali", bbc: "Batak Toba", bew: "Betawi", bg: "Bulgaria", bjn: "Banjar", bn: "Bengali", bug: "Bugis",
  ca: "Katala", cs: "Ceko", da: "Denmark", de: "Jerman", el: "Yunani", en: "Inggris", eo: "Esperanto", es: "Spanyol", et: "Esti", fa: "Persia",
  fi: "Finlandia", fil: "Filipino", fr: "Prancis", ga: "Irlandia", gor: "Gorontalo", grc: "Yunani Kuno", he: "Ibrani", hi: "Hindi", hr: "Kroasia",
  hu: "Hungaria", id: "Indonesia", is: "Islandia", it: "Italia", ja: "Jepang", jv: "Jawa", kaw: "Kawi", km: "Khmer", ko: "Korea", la: "Latin",
  lo: "Lao", lt: "Lituavi", lv: "Latvi", mad: "Madura", mak: "Makassar", min: "Minangkabau", ms: "Melayu", mul: "Beberapa bahasa", my: "Myanmar",
  ne: "Nepali", nl: "Belanda", no: "Norwegia", pl: "Polandia", pt: "Portugis", ro: "Rumania", ru: "Rusia", sa: "Sanskerta", sas: "Sasak", sk: "Slovakia",
  sl: "Slovenia", sr: "Serbia", su: "Sunda", sv: "Swedia", sw: "Swahili", ta: "Tamil", tet: "Tetun", th: "Thai", tl: "Tagalog", tr: "Turki",
  uk: "Ukraina", und: "Tidak diketahui", ur: "Urdu", vi: "Vietnam", zh: "Tionghoa",
};

/** `id` as `Indonesia`, `en` as `Inggris`; a code that nobody knows stays as it is. */
export function languageName(code: string): string {
  return Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code) : code;
}
