import { bookTable } from "../Book.entity.js";

/** The columns that hold a file's address, and what they are called in messages and in the audit trail. */
export const FILE_REFERENCES = {
  imageUrl: {
    column: bookTable.imageUrl,
    change: (address: string | null) => ({ imageUrl: address }),
    label: "sampul",
    action: "book.cover",
  },
  digitalFile: {
    column: bookTable.digitalFile,
    change: (address: string | null) => ({ digitalFile: address }),
    label: "berkas digital",
    action: "book.file",
  },
} as const;

export type FileReference = keyof typeof FILE_REFERENCES;
