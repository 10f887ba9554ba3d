/** The characters of ANSEL that stand for themselves, from 0xA1 on; a space where there is none. */
const GRAPHIC = "ŁØĐÞÆŒʹ·♭®±ƠƯʼ ʻłøđþæœʺı£ð ơư  °ℓ℗©♯¿¡ß€";
/** Marks that are written before their letter, from 0xE0 on; a space where there is none. */
const MARKS =
  "\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310" +
  "\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23  \u0313 ";
const ESCAPE = 0x1b;
/** By the byte after the escape that chooses them: Greek letters for formulas, digits below and above the line. */
const SYMBOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  g: { a: "α", b: "β", c: "γ" },
  b: lowered("0123456789+-()", "₀₁₂₃₄₅₆₇₈₉₊₋₍₎"),
  p: lowered("0123456789+-()", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾"),
};
/** Of the basic Arabic set, whose letters and marks lie as in Unicode. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { ",": "،", ";": "؛", "?": "؟" };

function lowered(plain: string, shown: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(shown, (letter, index) => [plain.charAt(index), letter]));
}

/** `latin`, `arabic`, one of the symbols' letters, or another, of which nothing is known. */
type CharacterSet = string;

/**
 * MARC-8 as text: Latin with ANSEL's letters and marks, basic Arabic, and what chemists write. A letter of another
 * script becomes U+FFFD.
 */
export function decodeMarc8(bytes: Uint8Array): string {
  let text = "";
  let marks = "";
  let low: CharacterSet = "latin";
  let high: CharacterSet = "latin";
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === ESCAPE) {
      const escape = readEscape(bytes, index + 1);
      if (escape.isHigh) high = escape.set;
      else low = escape.set;
      index += escape.length;
      continue;
    }
    const isHigh = byte >= 0x80;
    const letter = letterOf(isHigh ? high : low, byte);
    if (isHigh && high === "latin" && byte >= 0xe0) {
      marks += letter;
    } else {
      text += letter + marks;
      marks = "";
    }
  }
  return (text + marks).normalize("NFC");
}

/** `ESC g`, `ESC ( B`, `ESC ) 3`, `ESC $ 1`. */
function readEscape(bytes: Uint8Array, at: number): { set: CharacterSet; isHigh: boolean; length: number } {
  const sign = String.fromCharCode(bytes[at] ?? 0);
  if (sign in SYMBOLS) return { set: sign, isHigh: false, length: 1 };
  if (sign === "s") return { set: "latin", isHigh: false, length: 1 };
  const isWide = sign === "$";
  const second = String.fromCharCode(bytes[at + 1] ?? 0);
  const isLong = isWide && "(,)-".includes(second);
  const chosen = isLong || !isWide ? String.fromCharCode(bytes[at + (isLong ? 2 : 1)] ?? 0) : second;
  const isHigh = isWide ? ")-".includes(second) : ")-".includes(sign);
  return { set: setNamed(chosen), isHigh, length: isLong ? 3 : 2 };
}

function setNamed(chosen: string): CharacterSet {
  if (chosen === "B" || chosen === "E") return "latin";
  return chosen === "3" ? "arabic" : "unknown";
}

function letterOf(set: CharacterSet, byte: number): string {
  const sign = String.fromCharCode(byte & 0x7f);
  if (set === "latin") return byte < 0x80 ? sign : anselLetter(byte);
  if (byte === 0x20) return " ";
  if (set === "arabic") return arabicLetter(sign);
  return SYMBOLS[set]?.[sign] ?? "\uFFFD";
}

function anselLetter(byte: number): string {
  if (byte >= 0xe0) return MARKS.charAt(byte - 0xe0).trim() || "\uFFFD";
  if (byte === 0x88 || byte === 0x89) return "";
  if (byte === 0x8d || byte === 0x8e) return byte === 0x8d ? "\u200D" : "\u200C";
  return GRAPHIC.charAt(byte - 0xa1).trim() || "\uFFFD";
}

function arabicLetter(sign: string): string {
  if (/[0-9]/u.test(sign)) return String.fromCharCode(0x0660 + Number(sign));
  if (/[A-Za-z`[\\\]^_]/u.test(sign)) return String.fromCharCode(0x0600 + sign.charCodeAt(0) - 0x20);
  return ARABIC_SIGNS[sign] ?? sign;
}
