import { raw } from "sql-template-tag";

/** The column that holds a file's address, and the name of the change in the audit trail. */
export const FILE_REFERENCES = {
  imageUrl: { column: raw("image_url"), action: "book.cover" },
  digitalFile: { column: raw("digital_file"), action: "book.file" },
} as const;

export type FileReference = keyof typeof FILE_REFERENCES;
