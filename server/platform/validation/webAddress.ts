import { z } from "zod";

import { completeWebAddress } from "./completeWebAddress.js";

const MAX_URL_LENGTH = 500;

/** URLs that are safe to link from every page: without credentials, and of a scheme that `isAllowed` takes. */
function addressOf(isAllowed: RegExp, error: string) {
  return z
    .string()
    .trim()
    .overwrite(completeWebAddress)
    .min(1, { abort: true })
    .max(MAX_URL_LENGTH)
    .refine((text) => isAllowed.test(text) && isWebAddress(text), { error, abort: true })
    .refine(hasNoCredentials, "Alamat tidak boleh memuat nama pengguna atau kata sandi.");
}

export const webAddress = addressOf(/^https?:/iu, "Isi dengan alamat lengkap yang diawali http:// atau https://.");
export const secureWebAddress = addressOf(/^https:/iu, "Isi dengan alamat lengkap yang diawali https://.");

/**
 * Stricter than `URL`, which accepts backslashes, missing slashes and line breaks that browsers interpret
 * differently.
 */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/?#]/iu.test(text) && !/[\s\\<>"\p{Cc}\p{Cf}\p{Cs}]/u.test(text) && URL.canParse(text);
}

function hasNoCredentials(text: string): boolean {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}
