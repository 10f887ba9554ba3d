import { newReadableCode } from "../../platform/auth/readableCode.js";

/** 31 letters and digits that are not easily confused when they are read off a screen: four have 19.8 bits. */
export const SCREEN_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** `k7mf-3xqp-w9ht-v2nd-4hcz`: 99 bits. */
export function generatePassword(): string {
  return newReadableCode(5, SCREEN_LETTERS);
}
