/** How many records one operation takes by their ids, as the server has it. */
export const MAX_BATCH_SIZE = 250;
