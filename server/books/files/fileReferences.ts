import { raw } from "sql-template-tag";

/** Where a book keeps the address of a file, and what the trail calls the change. */
export const FILE_REFERENCES = {
  imageUrl: { column: raw("image_url"), action: "book.cover" },
  digitalFile: { column: raw("digital_file"), action: "book.file" },
} as const;

export type FileReference = keyof typeof FILE_REFERENCES;
