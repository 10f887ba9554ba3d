import type { CollectionGroup } from "../collectionGroups.js";

/** Words of category names, as schools write them, that say what the category's books are. */
const SIGNS: readonly (readonly [CollectionGroup, RegExp])[] = [
  [
    "textbook",
    /\b(?:buku (?:teks|guru|siswa)|teks pelajaran|text ?books?|(?<!(?:penunjang|pendukung|pendamping|pengayaan) )(?:mata )?pelajaran|paket|bse|lks)\b/u,
  ],
  [
    "reference",
    /\b(?:referensi|rujukan|reference|kamus|ensiklopedia?|encyclopa?edia|atlas|almanak|direktori|tesaurus|bibliografi)\b/u,
  ],
  [
    "periodical",
    /\b(?:majalah|(?<!al )koran|surat kabar|jurnal|tabloid|buletin|berkala|berseri|newspapers?|magazines?|journals?|periodicals?)\b/u,
  ],
  ["audiovisual", /\b(?:audio ?visual|pandang dengar|audio|video|film|kaset|rekaman|vcd|dvd|cd|multimedia)\b/u],
  ["nonfiction", /\b(?:nonfiksi|(?:auto|oto)?biografi|karya ilmiah|skripsi)\b/u],
  ["fiction", /\b(?:fiksi|fiction|novel|roman|cerpen|cerita|dongeng|fabel|komik|teenlit)\b/u],
];

/** What a category's name says of its group; null where it says nothing, or speaks of two. */
export function proposedGroup(name: string): CollectionGroup | null {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\bnon ?(?:fiksi|fiction)\b/gu, "nonfiksi");
  const [group, ...others] = SIGNS.filter(([, sign]) => sign.test(words)).map(([each]) => each);
  return group !== undefined && others.length === 0 ? group : null;
}
