export interface PendingFiles {
  cover: File | null;
  digitalFile: File | null;
}

const pendingFiles = new Map<string, PendingFiles>();

/** Files that were chosen for a book that has just come to be: its own screen sends them. */
export function setPendingFiles(bookId: string, files: PendingFiles): void {
  pendingFiles.set(bookId, files);
}

export function takePendingFiles(bookId: string): PendingFiles | undefined {
  const files = pendingFiles.get(bookId);
  pendingFiles.delete(bookId);
  return files;
}
