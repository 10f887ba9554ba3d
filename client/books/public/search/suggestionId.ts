/** The id of an option, by which the field names the active one. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;
