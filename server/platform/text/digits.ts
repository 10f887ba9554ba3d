/** `٢٠١٤`, `２０１４` and `꧒꧐꧑꧔` are 2014: what is read must not depend on the digits that it is written in. */
export function plainDigits(text: string): string {
  // eslint-disable-next-line no-control-regex -- most cells are ASCII
  if (/^[\u0000-\u007F]*$/u.test(text)) {
    return text;
  }
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Each script has its ten digits in a row; those for mathematics, which follow upon each other, have plain forms. */
function valueOf(digit: string): number {
  const plain = digit.normalize("NFKC");
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) {
    value += 1;
  }
  return value;
}
