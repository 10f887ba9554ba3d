/** The name under which the browser keeps the card, and nothing else. */
export const CARD_CACHE = "member-card";
