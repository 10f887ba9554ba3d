import { excerptOf, findMatches } from "../search/findMatches";
import type { Finding, Heading, OpenBook, Place } from "../OpenBook";
import { ReaderError } from "../readerFailure";
import { archivePath } from "./archivePath";
import { type ChapterCopy, copyChapter } from "./copyChapter";
import { elementsOf, parseChapter, parseXml } from "./parseMarkup";
import { textDirection } from "./textDirection";
import { ZipArchive } from "./ZipArchive";

const MOST_TEXT = 8_000_000;
const MOST_PICTURE = 24_000_000;
const MOST_CHAPTERS = 2_000;
const MOST_STYLES = 500_000;
const MOST_HEADINGS = 1_000;
/**
 * What counts as a page: about a screen of a phone. How many screens a book has depends on their size and that of the
 * text; its pages stay the same everywhere, so that two readers can tell each other a number.
 */
const PAGE_BYTES = 1_400;
/** Font obfuscation, the only encryption that leaves the text readable. */
const FONT_SCRAMBLING = new Set(["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]);

export interface Chapter {
  readonly path: string;
  /** The page that it begins with, from 0. */
  readonly start: number;
  readonly pages: number;
}

interface LoadedChapter extends ChapterCopy {
  readonly styles: readonly string[];
  readonly direction: "ltr" | "rtl";
}

export interface EpubBook extends OpenBook {
  readonly chapters: readonly Chapter[];
  readonly language: string;
  /** Its content belongs to `target`; pictures follow by `readPicture`. */
  readonly load: (chapter: Chapter, target: Document) => Promise<LoadedChapter>;
  readonly readPicture: (path: string) => Promise<Blob | null>;
  /** The place of a link within the book; null where it leads to no chapter. */
  readonly placeOf: (path: string, fragment: string) => Place | null;
}

interface Item {
  readonly path: string;
  readonly type: string;
  readonly properties: string;
}

/** @throws ReaderError */
export async function openEpub(url: string): Promise<EpubBook> {
  const archive = await ZipArchive.open(url);
  await assertReadable(archive);
  const packagePath = await findPackage(archive);
  const opf = parseXml(await archive.readText(packagePath, MOST_TEXT));
  const items = new Map<string, Item>();
  for (const item of elementsOf(opf, "item")) {
    const place = archivePath(packagePath, item.getAttribute("href") ?? "");
    if (!place) continue;
    const type = item.getAttribute("media-type") ?? "";
    items.set(item.getAttribute("id") ?? "", {
      path: place.path,
      type,
      properties: item.getAttribute("properties") ?? "",
    });
  }
  const chapters = toChapters(archive, opf, items);
  if (chapters.length === 0) throw new ReaderError("broken");
  const book = toBook(archive, chapters, items, elementsOf(opf, "language")[0]?.textContent.trim() ?? "");
  return { ...book, isRightToLeft: await isTurnedRightToLeft(opf, archive, chapters) };
}

/** @throws ReaderError for a book with DRM, which only its seller's programs can read. */
async function assertReadable(archive: ZipArchive): Promise<void> {
  if (!archive.has("META-INF/encryption.xml")) return;
  const encryption = parseXml(await archive.readText("META-INF/encryption.xml", MOST_TEXT));
  const methods = elementsOf(encryption, "EncryptionMethod").map((method) => method.getAttribute("Algorithm") ?? "");
  if (methods.some((method) => !FONT_SCRAMBLING.has(method))) throw new ReaderError("locked");
}

async function findPackage(archive: ZipArchive): Promise<string> {
  const container = parseXml(await archive.readText("META-INF/container.xml", MOST_TEXT));
  const path = elementsOf(container, "rootfile")[0]?.getAttribute("full-path");
  const place = path ? archivePath("", path) : null;
  if (!place) throw new ReaderError("broken");
  return place.path;
}

function toChapters(archive: ZipArchive, opf: Document, items: ReadonlyMap<string, Item>): Chapter[] {
  const chapters: Chapter[] = [];
  let start = 0;
  for (const reference of elementsOf(opf, "itemref").slice(0, MOST_CHAPTERS)) {
    const item = items.get(reference.getAttribute("idref") ?? "");
    if (!item || !archive.has(item.path) || !/html/iu.test(item.type)) continue;
    const pages = Math.max(1, Math.ceil(archive.sizeOf(item.path) / PAGE_BYTES));
    chapters.push({ path: item.path, start, pages });
    start += pages;
  }
  return chapters;
}

/** As its spine says; where that says nothing, as its first chapter is written. */
async function isTurnedRightToLeft(opf: Document, archive: ZipArchive, [first]: readonly Chapter[]): Promise<boolean> {
  const direction = elementsOf(opf, "spine")[0]?.getAttribute("page-progression-direction");
  if (direction === "rtl" || direction === "ltr") return direction === "rtl";
  if (!first) return false;
  const text = await archive.readText(first.path, MOST_TEXT).catch(() => null);
  return text !== null && textDirection(parseChapter(text)) === "rtl";
}

function toBook(
  archive: ZipArchive,
  chapters: readonly Chapter[],
  items: ReadonlyMap<string, Item>,
  language: string,
): Omit<EpubBook, "isRightToLeft"> {
  const types = new Map([...items.values()].map(({ path, type }) => [path, type]));
  const chapterOf = new Map(chapters.map((chapter) => [chapter.path, chapter]));
  const parse = async ({ path }: Chapter) => parseChapter(await archive.readText(path, MOST_TEXT));
  const placeOf = (path: string, fragment: string): Place | null => {
    const chapter = chapterOf.get(path);
    return chapter ? { position: chapter.start, ...(fragment ? { fragment } : {}) } : null;
  };
  return {
    chapters,
    language,
    pageCount: chapters.reduce((sum, { pages }) => sum + pages, 0),
    load: async (chapter, target) => {
      const source = await parse(chapter);
      const styles = await readStyles(archive, source, chapter.path);
      return { ...copyChapter(source, target, chapter.path), styles, direction: textDirection(source) };
    },
    readPicture: async (path) => {
      const type = types.get(path) ?? "";
      if (!/^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)$/u.test(type) || !archive.has(path)) return null;
      return archive.read(path, MOST_PICTURE).then(
        (bytes) => new Blob([bytes], { type }),
        () => null,
      );
    },
    placeOf,
    headings: async () => (await readHeadings(archive, items, placeOf)).slice(0, MOST_HEADINGS),
    search: (words, signal) => search(chapters, parse, words, signal),
    close: () => undefined,
  };
}

async function readStyles(archive: ZipArchive, source: Document, path: string): Promise<string[]> {
  const styles: string[] = elementsOf(source, "style").map((style) => style.textContent);
  for (const link of elementsOf(source, "link")) {
    const place = archivePath(path, link.getAttribute("href") ?? "");
    if (link.getAttribute("rel") !== "stylesheet" || !place || !archive.has(place.path)) continue;
    // Without its form a book can still be read.
    styles.push(await archive.readText(place.path, MOST_STYLES).catch(() => ""));
  }
  return styles;
}

async function* search(
  chapters: readonly Chapter[],
  parse: (chapter: Chapter) => Promise<Document>,
  words: string,
  signal: AbortSignal,
): AsyncGenerator<Finding> {
  for (const chapter of chapters) {
    if (signal.aborted) return;
    const blank = document.implementation.createHTMLDocument();
    // As it is shown, so that the matches there are the same.
    const text = copyChapter(await parse(chapter), blank, chapter.path).content.textContent;
    for (const [occurrence, match] of findMatches(text, words).entries()) {
      const position = chapter.start + (match.start / text.length) * chapter.pages;
      yield { place: { position, occurrence }, ...excerptOf(text, match) };
    }
  }
}

type PlaceOf = EpubBook["placeOf"];

/** By its navigation document, or as older books have it. */
async function readHeadings(
  archive: ZipArchive,
  items: ReadonlyMap<string, Item>,
  placeOf: PlaceOf,
): Promise<Heading[]> {
  const all = [...items.values()];
  const navigation = all.find(({ properties }) => properties.split(/\s+/u).includes("nav"));
  if (navigation && archive.has(navigation.path)) {
    const document = parseChapter(await archive.readText(navigation.path, MOST_TEXT));
    const navs = elementsOf(document, "nav");
    const nav = navs.find((element) => /\btoc\b/u.test(typeOf(element))) ?? navs[0];
    const list = nav && elementsOf(nav, "ol")[0];
    return list ? listHeadings(list, 0, navigation.path, placeOf) : [];
  }
  const ncx = all.find(({ type }) => type === "application/x-dtbncx+xml");
  if (!ncx || !archive.has(ncx.path)) return [];
  const map = elementsOf(parseXml(await archive.readText(ncx.path, MOST_TEXT)), "navMap")[0];
  return map ? pointHeadings(map, 0, ncx.path, placeOf) : [];
}

function typeOf(element: Element): string {
  return element.getAttribute("epub:type") ?? element.getAttributeNS("http://www.idpf.org/2007/ops", "type") ?? "";
}

const MOST_DEPTH = 6;

function listHeadings(list: Element, depth: number, path: string, placeOf: PlaceOf): Heading[] {
  return [...list.children].flatMap((item) => {
    const children = [...item.children];
    const link = children.find(({ localName }) => localName === "a");
    const below = children.find(({ localName }) => localName === "ol");
    return [
      ...headingTo(link?.getAttribute("href"), link?.textContent, depth, path, placeOf),
      ...(below && depth < MOST_DEPTH ? listHeadings(below, depth + 1, path, placeOf) : []),
    ];
  });
}

function pointHeadings(parent: Element, depth: number, path: string, placeOf: PlaceOf): Heading[] {
  return [...parent.children]
    .filter(({ localName }) => localName === "navPoint")
    .flatMap((point) => [
      ...headingTo(
        elementsOf(point, "content")[0]?.getAttribute("src"),
        elementsOf(point, "text")[0]?.textContent,
        depth,
        path,
        placeOf,
      ),
      ...(depth < MOST_DEPTH ? pointHeadings(point, depth + 1, path, placeOf) : []),
    ]);
}

function headingTo(
  href: string | null | undefined,
  title: string | null | undefined,
  depth: number,
  path: string,
  placeOf: PlaceOf,
): Heading[] {
  const target = href ? archivePath(path, href) : null;
  const place = target && placeOf(target.path, target.fragment);
  const text = title?.replace(/\s+/gu, " ").trim();
  return place && text ? [{ title: text, depth, place }] : [];
}
