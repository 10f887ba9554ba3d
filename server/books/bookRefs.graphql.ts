import { builder } from "../platform/graphql/builder.js";
import type { BookRow, CopyRow } from "./bookReads.js";

/** The GraphQL types of this feature, apart from their fields, so that other features can point to them. */
export const BookRef = builder.objectRef<BookRow>("Book");
export const CopyRef = builder.objectRef<CopyRow>("Copy");

/** Commands give one for a new record, to be put into a list. */
export const BookEdge = builder.edgeObject({ type: BookRef, name: "BookEdge" });
export const BookConnection = builder.connectionObject(
  { type: BookRef, name: "BookConnection", description: "A page of books." },
  BookEdge,
);
export const CopyEdge = builder.edgeObject({ type: CopyRef, name: "CopyEdge" });
export const CopyConnection = builder.connectionObject(
  { type: CopyRef, name: "CopyConnection", description: "A page of copies." },
  CopyEdge,
);
