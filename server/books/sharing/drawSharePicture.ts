import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import sharp, { type OverlayOptions } from "sharp";

import { coverFace } from "../../../common/coverFace.js";
import { COVER_COLOURS } from "./coverColours.js";

export interface SharedCover {
  readonly slug: string;
  readonly title: string;
  /** A stored cover; null where one is drawn. */
  readonly path: string | null;
}

/** What is shown where somebody passes an address on. */
export interface SharePicture {
  readonly libraryName: string;
  /** A book, or several under a name; none for a picture of the library itself. */
  readonly subject: {
    readonly title: string;
    /** Below the title: the authors, or how many books they are. */
    readonly line: string;
    /** The first one in front. */
    readonly covers: readonly SharedCover[];
  } | null;
}

/** As networks show it without cutting anything off. */
const SHARE_SIZE = { width: 1_200, height: 630 } as const;
const COVER = { left: 96, top: 60, width: 340, height: 510 } as const;
const TEXT_LEFT = 512;
const TEXT_WIDTH = 592;

/** In the picture of the pattern, which has two pixels for each unit. */
const KAWUNG_TILE = 92;

const PAPER = "#fbf8f3";
const INK = "#1e1b18";
const MUTED = "#635c54";
const NILA = "#24457a";
const KUNYIT = "#e0a526";

const require = createRequire(import.meta.url);
/** Each by its file and the name that it has there: once read, all of them are known to whatever writes. */
const FONTS = {
  bold: {
    name: "Source Serif 4 SemiBold",
    file: require.resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
  },
  regular: {
    name: "Source Serif 4",
    file: require.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
  },
} as const;

/** A JPEG, which every network reads. Drawn by sharp's own threads, without an SVG that would have to be parsed. */
export async function drawSharePicture({ libraryName, subject }: SharePicture): Promise<Buffer> {
  const layers = subject ? await subjectLayers(subject, libraryName) : await libraryLayers(libraryName);
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: subject ? PAPER : NILA } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function libraryLayers(name: string): Promise<OverlayOptions[]> {
  // Whole tiles of the pattern, so that it goes on where it ends.
  const tile = await sharp(patternFile("kawung"))
    .extract({ left: 0, top: 0, width: 4 * KAWUNG_TILE, height: 6 * KAWUNG_TILE })
    .ensureAlpha(1)
    .composite([faded(0.22)])
    .png()
    .toBuffer();
  const title = await writtenText(name, { font: FONTS.bold, points: 76, color: "#ffffff", width: 960, height: 300 });
  return [
    { input: tile, tile: true, left: 0, top: 0 },
    { input: title.image, left: 120, top: Math.round((SHARE_SIZE.height - title.height) / 2) },
    { input: bar(120, 6, KUNYIT), left: 120, top: Math.round((SHARE_SIZE.height - title.height) / 2) - 40 },
  ];
}

async function subjectLayers(
  subject: NonNullable<SharePicture["subject"]>,
  libraryName: string,
): Promise<OverlayOptions[]> {
  const title = await writtenText(shortened(subject.title, 90), {
    font: FONTS.bold,
    points: subject.title.length > 36 ? 50 : 64,
    color: INK,
    width: TEXT_WIDTH,
    height: 300,
  });
  const line = subject.line
    ? await writtenText(shortened(subject.line, 70), {
        font: FONTS.regular,
        points: 32,
        color: MUTED,
        width: TEXT_WIDTH,
        height: 90,
      })
    : null;
  const library = await writtenText(libraryName, {
    font: FONTS.bold,
    points: 26,
    color: NILA,
    width: TEXT_WIDTH,
    height: 70,
  });
  const textHeight = title.height + (line ? line.height + 34 : 0);
  const top = Math.max(110, Math.round((SHARE_SIZE.height - 90 - textHeight) / 2));
  return [
    ...(await coverLayers(subject.covers)),
    { input: bar(96, 6, KUNYIT), left: TEXT_LEFT, top: top - 40 },
    { input: title.image, left: TEXT_LEFT, top },
    ...(line ? [{ input: line.image, left: TEXT_LEFT, top: top + title.height + 34 }] : []),
    { input: library.image, left: TEXT_LEFT, top: COVER.top + COVER.height - library.height },
  ];
}

/** One cover fills the place; several are smaller, each further back, to the right and higher. */
async function coverLayers(covers: readonly SharedCover[]): Promise<OverlayOptions[]> {
  const share = covers.length > 1 ? 0.76 : 1;
  const width = Math.round(COVER.width * share);
  const height = Math.round(COVER.height * share);
  const layers: OverlayOptions[] = [];
  for (const [index, cover] of covers.entries()) {
    const place = covers.length > 1 ? index / (covers.length - 1) : 0;
    const left = COVER.left + Math.round((COVER.width - width) * place);
    const top = COVER.top + Math.round((COVER.height - height) * (1 - place));
    const drawn = cover.path === null ? await drawnCover(cover) : await storedCover(cover.path);
    const input = share === 1 ? drawn : await sharp(drawn).resize(width, height).png().toBuffer();
    layers.unshift({ input: bar(width, height, "#d8cfc0"), left: left + 6, top: top + 8 }, { input, left, top });
  }
  return layers;
}

/** Whole, on the mat that it has in the catalogue. */
function storedCover(path: string): Promise<Buffer> {
  return sharp(path).resize(COVER.width, COVER.height, { fit: "contain", background: "#f3ede3" }).png().toBuffer();
}

async function drawnCover({ slug, title }: SharedCover): Promise<Buffer> {
  const face = coverFace(slug);
  const { pattern, layout } = face;
  const tone = COVER_COLOURS[face.tone] ?? COVER_COLOURS[0];
  const { width, height } = COVER;
  const foot = Math.round(height * 0.5933);
  const motif = sharp(patternFile(pattern)).resize(width, height).ensureAlpha(1);
  const layers: OverlayOptions[] = [];
  if (layout === "band") {
    layers.push(
      { input: { create: { width, height: height - foot, channels: 4, background: "#00000033" } }, left: 0, top: foot },
      {
        input: await motif
          .composite([faded(0.55)])
          .png()
          .toBuffer()
          .then((picture) =>
            sharp(picture)
              .extract({ left: 0, top: foot, width, height: height - foot })
              .png()
              .toBuffer(),
          ),
        left: 0,
        top: foot,
      },
      { input: bar(width, 3, KUNYIT), left: 0, top: foot - 11 },
      { input: bar(width, 3, KUNYIT), left: 0, top: foot - 5 },
    );
  } else {
    layers.push({
      input: await motif
        .composite([layout === "label" ? faded(0.6) : fadedTowards(width, height, 0.26, 0.58)])
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    });
  }
  const isLabel = layout === "label";
  const textWidth = Math.round(width * (isLabel ? 0.66 : 0.78));
  const words = await writtenText(shortened(title, 64), {
    font: FONTS.bold,
    points: Math.round((titleShare(title) * width) / 100),
    color: isLabel ? tone : "#ffffff",
    width: textWidth,
    height: Math.round(height * 0.42),
    align: isLabel ? "centre" : "left",
  });
  if (isLabel) {
    const label = { width: Math.round(width * 0.78), height: words.height + 56 };
    layers.push(
      { input: bar(label.width, label.height, "#fbf4e6"), left: Math.round(width * 0.13), top: 48 },
      {
        input: words.image,
        left: Math.round(width * 0.13 + (label.width - words.width) / 2),
        top: 48 + 28,
      },
    );
  } else {
    layers.push({ input: words.image, left: Math.round(width * 0.14), top: 30 });
  }
  layers.push({
    input: { create: { width: 18, height, channels: 4, background: "#0000001f" } },
    left: 0,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 4, background: tone } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Percent of the width, by the title's length, as on the pages. */
function titleShare(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 3) return 30;
  if (title.length <= 6) return 19;
  if (title.length <= 20 && longestWord <= 9) return 13.8;
  return title.length <= 38 && longestWord <= 12 ? 11.2 : 8.4;
}

interface TextOptions {
  readonly font: (typeof FONTS)[keyof typeof FONTS];
  readonly points: number;
  readonly color: string;
  readonly width: number;
  /** Smaller letters where it would be higher. */
  readonly height: number;
  readonly align?: "left" | "centre";
}

async function writtenText(text: string, { font, points, color, width, height, align = "left" }: TextOptions) {
  const markup = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
  const draw = (size: number) =>
    sharp({
      text: {
        text: markup,
        font: `${font.name} ${size}`,
        fontfile: font.file,
        width,
        rgba: true,
        align,
        wrap: "word-char",
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  // A point is a pixel at the resolution that sharp takes for text.
  let drawn = await draw(points);
  if (drawn.info.height > height || drawn.info.width > width) {
    drawn = await draw(Math.max(8, Math.floor(points * Math.sqrt(height / drawn.info.height) * 0.92)));
  }
  const fits = await sharp(drawn.data)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: fits.data, width: fits.info.width, height: fits.info.height };
}

function escapeMarkup(text: string): string {
  // Pango reads XML, in which most control characters may not stand even escaped.
  return text.replace(/\p{Cc}/gu, " ").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\s\p{P}]+\S*$/u, "")}…`;
}

function patternFile(pattern: string): string {
  return fileURLToPath(new URL(`patterns/${pattern}.webp`, import.meta.url));
}

function bar(width: number, height: number, background: string) {
  return { create: { width, height, channels: 4 as const, background } };
}

/** Takes from a picture's opacity what it should not have, everywhere alike. */
function faded(opacity: number): OverlayOptions {
  return {
    input: { create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: opacity } } },
    tile: true,
    blend: "dest-in",
  };
}

/** The same, from nothing at `start` of the height to all of it at the foot. */
function fadedTowards(width: number, height: number, start: number, opacity: number): OverlayOptions {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const share = Math.max(0, (y / height - start) / (1 - start));
    pixels.fill(Buffer.from([0, 0, 0, Math.round(255 * opacity * share)]), y * width * 4, (y + 1) * width * 4);
  }
  return { input: pixels, raw: { width, height, channels: 4 }, blend: "dest-in" };
}
