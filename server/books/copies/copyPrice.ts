import sql from "sql-template-tag";

/** What a copy costs: its own price, or else its book's. A price of 0 is none. */
export const copyPrice = sql`COALESCE(NULLIF(copies.price, 0), NULLIF(books.price, 0))`;
