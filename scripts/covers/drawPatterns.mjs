import { writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { root } from "../root.mjs";
import { ceplok, kawung, lereng, megaMendung, parang, sekarJagad, tambal, truntum } from "./patterns.mjs";

/**
 * Draws the eight patterns of drawn covers: as vectors for the page's stylesheet, and as pictures for those that the
 * server makes. Both are committed; this is run again only where a pattern changes.
 */
const WIDTH = 200;
const HEIGHT = 300;
const PICTURE_SCALE = 2;

const patterns = {
  kawung,
  parang,
  ceplok,
  truntum,
  "mega-mendung": megaMendung,
  lereng,
  tambal,
  "sekar-jagad": sekarJagad,
};

for (const [name, { width, height, rotate, content }] of Object.entries(patterns)) {
  const transform = rotate ? ` patternTransform="rotate(${rotate})"` : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMin slice">` +
    `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>` +
    `<g fill="none" stroke="#fff1d6" stroke-width=".95" stroke-linejoin="round">${content}</g></pattern>` +
    `<path fill="url(#p)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>\n`;
  writeFileSync(join(root, `client/ui/cover/patterns/${name}.svg`), svg);
  await sharp(Buffer.from(svg), { density: 72 * PICTURE_SCALE * 2 })
    .resize(WIDTH * PICTURE_SCALE, HEIGHT * PICTURE_SCALE)
    .webp({ quality: 20, alphaQuality: 45, effort: 6 })
    .toFile(join(root, `server/books/sharing/patterns/${name}.webp`));
}
