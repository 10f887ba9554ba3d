export interface PendingFiles {
  cover: File | null;
  digitalFile: File | null;
}

const pendingFiles = new Map<string, PendingFiles>();

/** Files chosen for a new book, to be uploaded by its edit page. */
export function setPendingFiles(bookId: string, files: PendingFiles): void {
  pendingFiles.set(bookId, files);
}

export function takePendingFiles(bookId: string): PendingFiles | undefined {
  const files = pendingFiles.get(bookId);
  pendingFiles.delete(bookId);
  return files;
}
