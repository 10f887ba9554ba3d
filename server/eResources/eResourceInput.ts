import { z } from "zod";

import { completeWebAddress } from "../platform/validation/completeWebAddress.js";
import { line, optionalLine } from "../platform/validation/fields.js";

const MAX_URL_LENGTH = 500;
const WEB_ADDRESS_ERROR = "Isi dengan alamat lengkap yang diawali http:// atau https://.";

/** URLs that are safe to link from every page: http and https, without credentials. */
const webAddress = z
  .string()
  .trim()
  .overwrite(completeWebAddress)
  .min(1, { abort: true })
  .max(MAX_URL_LENGTH)
  .refine(isWebAddress, { error: WEB_ADDRESS_ERROR, abort: true })
  .refine(hasNoCredentials, "Alamat tidak boleh memuat nama pengguna atau kata sandi.");

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

export const newEResourceInput = z.strictObject({
  label: line(190),
  url: webAddress,
  description: optionalLine(500).optional(),
  position: z.int().min(1).nullish(),
  active: z.boolean().nullish(),
});

/** Omitted fields keep their value. */
export const eResourceChangesInput = newEResourceInput.partial();
