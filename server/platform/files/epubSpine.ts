import { buffer } from "node:stream/consumers";

import { Parser } from "htmlparser2";
import yauzl, { type Entry, type ZipFile } from "yauzl";

/** What the reader takes of an archive's entries, too. */
const MAX_ENTRIES = 5_000;
/** A book's package document lists its files; a few hundred kilobytes are a large one. */
const MAX_XML_BYTES = 2_000_000;
const CONTAINER = "META-INF/container.xml";

/**
 * Whether an EPUB has what is read: a container that names a package, whose spine names a chapter that is in the
 * archive. Nothing else of it is unpacked.
 */
export async function hasReadableSpine(path: string): Promise<boolean> {
  const archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => null);
  if (!archive) {
    return false;
  }
  try {
    const entries = await readEntries(archive);
    const container = await readXml(archive, entries.get(CONTAINER));
    const packagePath = tagsOf(container, "rootfile")[0]?.["full-path"];
    if (packagePath === undefined) {
      return false;
    }
    const opf = await readXml(archive, entries.get(packagePath));
    const pages = new Map(
      tagsOf(opf, "item")
        .filter((item) => /html/iu.test(item["media-type"] ?? ""))
        .map((item) => [item.id, entryPath(packagePath, item.href ?? "")]),
    );
    return tagsOf(opf, "itemref").some(({ idref }) => entries.has(pages.get(idref) ?? ""));
  } catch {
    // Whatever is wrong with the archive, the reader could not open it either.
    return false;
  } finally {
    archive.close();
  }
}

async function readEntries(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (archive.entryCount > MAX_ENTRIES) {
    return entries;
  }
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readXml(archive: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.uncompressedSize > MAX_XML_BYTES) {
    return "";
  }
  const bytes = await buffer(await archive.openReadStreamPromise(entry));
  const isUtf16 = bytes.length > 1 && (bytes.readUInt16LE() === 0xfeff || bytes.readUInt16LE() === 0xfffe);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(bytes);
}

/** The attributes of all elements of a local name, whatever their prefix. */
function tagsOf(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (tag === name || tag.endsWith(`:${name}`)) {
          found.push(attributes);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

/** The name of the entry that the package's reference names. */
function entryPath(packagePath: string, href: string): string {
  return decodeURIComponent(new URL(href, `epub:///${packagePath}`).pathname.slice(1));
}
