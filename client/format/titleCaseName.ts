/** Written in capitals by everybody: numerals, an honorific, well-known bodies. */
const CAPITALS = /^(?:[IVX]+|KH|ASEAN|BPS|LIPI|MUI|NASA|UNESCO|UNICEF|WHO)$/u;
/** Too short to be told from initials, and words all the same. */
const SHORT_WORDS = /^(?:AL|DR|DRS|EL|HJ|IR|JR)$/u;

/**
 * Words in capitals are a cataloguer's marks: KUNTOWIJOYO is read as Kuntowijoyo, M.PD. as M.Pd. Initials, acronyms and
 * whatever has a small letter stay as they are.
 */
export function titleCaseName(name: string): string {
  return name.replace(/[\p{L}\p{M}.'’]+/gu, (word, place: number) => {
    if (word !== word.toUpperCase()) return word;
    // What a hyphen or a dot joins is part of a name or of a degree, however short: “AL-BUKHARI”, “S.AG”.
    const isJoined = name[place - 1] === "-" || name[place + word.length] === "-" || word.includes(".");
    return word.replace(/[^.]+/gu, (part) =>
      !CAPITALS.test(part) && (isJoined || isWord(part)) ? lowerRest(part) : part,
    );
  });
}

/** One and two letters are initials; more without a vowel an abbreviation. */
function isWord(part: string): boolean {
  return SHORT_WORDS.test(part) || (part.length > 2 && /[AEIOUY]|[^ -~]/u.test(part));
}

function lowerRest(part: string): string {
  return part.charAt(0) + part.slice(1).toLowerCase();
}
