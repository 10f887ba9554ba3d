/**
 * An address that pages may load something from: https, without a user's name and password, and without what `URL`
 * takes and browsers read differently (backslashes, line breaks).
 */
export function isSecureAddress(text: string): boolean {
  if (!/^https:\/\/[^/?#]/iu.test(text) || /[\s\\<>"\p{Cc}\p{Cf}\p{Cs}]/u.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}
