import type { LabelSheet } from "./labelSheets";

const A4 = { sheetWidth: 210, sheetHeight: 297 } as const;

/** What is printed on plain card and cut: book cards, slips of due days, and the pocket that holds the card. */
export const CARD_KINDS = ["card", "pocket", "slip"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The usual measure of school libraries: 7.5 × 12.5 cm. */
const CARD: LabelSheet = {
  ...A4,
  labelWidth: 75,
  labelHeight: 125,
  columns: 2,
  rows: 2,
  marginLeft: 25,
  marginTop: 18,
  gapX: 10,
  gapY: 10,
};

/** A slip is as large as a card, and a pocket a little wider. */
export const cardSheets: Readonly<Record<CardKind, LabelSheet>> = {
  card: CARD,
  slip: CARD,
  // Unfolded: the front, below it the back that is glued into the book, and two flaps.
  pocket: {
    ...A4,
    labelWidth: 97,
    labelHeight: 180,
    columns: 2,
    rows: 1,
    marginLeft: 7,
    marginTop: 20,
    gapX: 2,
    gapY: 0,
  },
};

export function isCardKind(kind: string): kind is CardKind {
  return CARD_KINDS.some((one) => one === kind);
}
