/** What the server takes in one archive. */
const MAX_BYTES = 1_950_000_000;
const MAX_FILES = 50_000;
const LOCAL_HEADER_BYTES = 30;
const DIRECTORY_HEADER_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
const UTF8_NAMES = 0x800;

/** A file and where it lay below the chosen folder. */
export interface FolderFile {
  path: string;
  file: File;
}

/** Why a choice cannot be sent, in words for people; null where it can. */
export function packingProblem(pictures: readonly FolderFile[]): string | null {
  if (pictures.length === 0) return "Tidak ada gambar di sini. Pilih folder yang berisi gambar sampul.";
  if (pictures.length > MAX_FILES) return "Gambarnya lebih dari 50.000. Kirim per bagian.";
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  return bytes > MAX_BYTES ? "Gambarnya lebih dari 1,9 GB. Kirim per bagian." : null;
}

/** Pictures among what was chosen; a folder has other files too, which need not be sent. */
export function picturesAmong(files: readonly FolderFile[]): FolderFile[] {
  return files.filter(({ file }) => file.type.startsWith("image/"));
}

/**
 * A ZIP of pictures, stored as they are, since they are compressed already. It refers to the files instead of holding
 * them, so that a folder of any size needs no memory.
 */
export async function packPictures(
  pictures: readonly FolderFile[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<File> {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [place, { path, file }] of pictures.entries()) {
    signal.throwIfAborted();
    const name = new TextEncoder().encode(path);
    const crc = await crc32(file);
    const local = header(LOCAL_HEADER_BYTES, 0x04034b50, 4, name, { crc, size: file.size });
    const listed = header(DIRECTORY_HEADER_BYTES, 0x02014b50, 6, name, { crc, size: file.size });
    new DataView(listed.buffer).setUint32(42, offset, true);
    parts.push(local, file);
    directory.push(listed);
    offset += local.length + file.size;
    onProgress((place + 1) / pictures.length);
  }
  const end = new DataView(new ArrayBuffer(END_BYTES));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, pictures.length, true);
  end.setUint16(10, pictures.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new File([...parts, ...directory, end.buffer], "folder-sampul.zip", { type: "application/zip" });
}

/** A file's header; those before the file and in the directory at the end have the same fields from `fieldsAt` on. */
function header(
  bytes: number,
  signature: number,
  fieldsAt: number,
  name: Uint8Array,
  { crc, size }: { crc: number; size: number },
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes + name.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(fieldsAt, VERSION, true);
  view.setUint16(fieldsAt + 2, UTF8_NAMES, true);
  view.setUint32(fieldsAt + 10, crc, true);
  view.setUint32(fieldsAt + 14, size, true);
  view.setUint32(fieldsAt + 18, size, true);
  view.setUint16(fieldsAt + 22, name.length, true);
  whole.set(name, bytes);
  return whole;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

async function crc32(file: File): Promise<number> {
  let crc = 0xffffffff;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return (crc ^ 0xffffffff) >>> 0;
    for (const byte of value) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
}

/** All files that were dropped, with those in folders. Call it while the event is handled: afterwards they are gone. */
export async function droppedFiles(dropped: DataTransfer): Promise<FolderFile[]> {
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files: FolderFile[] = [];
  for (const entry of entries) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, files: FolderFile[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    files.push({ path: entry.fullPath.slice(1), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A browser hands them out a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const inner of some) await collect(inner, files);
  }
}
