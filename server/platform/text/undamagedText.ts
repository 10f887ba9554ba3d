import { decodeHTMLStrict } from "entities";

/** `&iacute;`, `&#237;` and `&#xED;` as the letter that is meant; a bare `&` and what is no entity stay. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) {
    return text;
  }
  // What was encoded twice is decoded twice, and no text more often.
  return decodeHTMLStrict(text.replace(/&amp;(?=#?\w{1,31};)/gu, "&"));
}

/** The bytes by their characters in what programs take for the encoding of a text in UTF-8. */
const decoders = ["windows-1252", "macintosh"].map((encoding) => {
  const bytes = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    // With `stream`, since Node otherwise decodes Windows-1252 as Latin-1, which is taken for it as well.
    bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(byte), { stream: true }), byte);
    if (encoding === "windows-1252") {
      bytes.set(String.fromCharCode(byte), byte);
    }
  }
  return bytes;
});

/** What has gone through one wrong program often went through another; nothing was found to have gone through more. */
const MOST_TIMES = 4;

/** UTF-8 that was read as something else (`Ã©`, `√©`), where the whole text is, as often as it was. */
export function withoutMojibake(text: string): string {
  let result = text;
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const before = result;
    // Mac Roman has letters for what the other encoding makes of `é`: it is asked where that one says nothing.
    const next = decoders.map((bytes) => turnedBack(before, bytes)).find((turned) => turned !== before);
    if (next === undefined) {
      return result;
    }
    result = next;
  }
  return result;
}

function turnedBack(text: string, bytes: ReadonlyMap<string, number>): string {
  // eslint-disable-next-line no-control-regex -- most texts are ASCII
  if (/^[\u0000-\u007F]*$/u.test(text)) {
    return text;
  }
  const found: number[] = [];
  for (const character of text) {
    const byte = bytes.get(character);
    if (byte === undefined) {
      return text;
    }
    found.push(byte);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(found));
  } catch {
    return text;
  }
}
