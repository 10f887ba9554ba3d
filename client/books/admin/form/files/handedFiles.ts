export interface BookFiles {
  cover: File | null;
  digitalFile: File | null;
}

const handed = new Map<string, BookFiles>();

/** Files that were chosen for a book that has just come to be: its own screen sends them. */
export function handFiles(bookId: string, files: BookFiles): void {
  handed.set(bookId, files);
}

export function takeFiles(bookId: string): BookFiles | undefined {
  const files = handed.get(bookId);
  handed.delete(bookId);
  return files;
}
