/** How many records one operation takes by their ids, as the server has it. */
export const MOST_AT_ONCE = 250;
