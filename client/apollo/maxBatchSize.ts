/** The largest number of ids that one operation accepts; the server has the same limit. */
export const MAX_BATCH_SIZE = 250;
