/** The specification's default messages of calls that fail for no reason the caller could know. */
export const DEFAULT_MESSAGES = {
  read: "Failed to fetch data",
  create: "Failed to store data",
  update: "Failed to update data",
  delete: "Failed to delete data",
  upload: "Failed to store file",
} as const;

export type Operation = keyof typeof DEFAULT_MESSAGES;
