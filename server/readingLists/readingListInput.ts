import { z } from "zod";

import { line, optionalLine, recordId } from "../platform/validation/fields.js";

export const MAX_LISTS = 50;
export const MAX_BOOKS = 500;
const MAX_NAME_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_NOTE_LENGTH = 300;
/** As many covers as stand for a list where only its name is shown. */
export const COVERS_OF_LIST = 4;

export const createReadingListInput = z.strictObject({
  name: line(MAX_NAME_LENGTH),
  description: optionalLine(MAX_DESCRIPTION_LENGTH).optional(),
  isPublished: z.boolean().nullish(),
});

/** Omitted fields keep their value. */
export const updateReadingListInput = createReadingListInput.partial();

const place = { note: optionalLine(MAX_NOTE_LENGTH).optional(), position: z.int().min(1).nullish() };

export const addToReadingListInput = z.strictObject({ bookId: recordId, ...place });

/** Omitted fields keep their value. */
export const updateReadingListItemInput = z.strictObject(place);
