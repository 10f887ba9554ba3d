/** Of the option that the field names as the active one. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;
