import { z } from "zod";

import { line, optionalLine } from "../../platform/validation/fields.js";
import { AUTHOR_KINDS } from "../records/Author.entity.js";
import { COLLECTION_GROUPS } from "../collectionGroups.js";

const nonBlankName = (maxLength: number) =>
  line(maxLength).refine((text) => text === "" || /[\p{L}\p{N}]/u.test(text), "Tulis dengan huruf atau angka.");
const kind = z.enum(AUTHOR_KINDS).nullish();
const author = z.strictObject({ firstName: nonBlankName(255), lastName: optionalLine(190).optional(), kind });
const named = z.strictObject({ name: nonBlankName(255) });
const category = named.extend({ collectionGroup: z.enum(COLLECTION_GROUPS).nullish() });
const classification = z.strictObject({ code: nonBlankName(100), name: optionalLine(255).optional() });
const location = z.strictObject({ name: nonBlankName(255), shelf: optionalLine(100).optional() });

/** What a new record of each list takes. */
export const newRecordInputs = {
  authors: author,
  publishers: named,
  categories: category,
  classifications: classification,
  locations: location,
  sources: named,
};

/** The fields of a record that can be changed; omitted ones keep their value. */
export const recordChangeInputs = {
  authors: author.partial(),
  publishers: named.partial(),
  categories: category.partial(),
  classifications: classification.partial(),
  locations: location.partial(),
  sources: named.partial(),
};

/** An id that does not exist is reported as not found, whatever its value is. */
const otherRecordId = z.int();

export const mergeInput = z.strictObject({ intoId: otherRecordId });
/** Two to ten records of a group. */
export const keepApartInput = z.strictObject({ otherIds: z.array(otherRecordId).min(1).max(9) });
export const deleteInput = z.strictObject({ replacementId: otherRecordId.nullish() });
