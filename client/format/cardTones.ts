import type { CardTone } from "../gql/graphql";

/** The colours that a card may have; Tailwind finds only class names that are written out. */
export const cardTones: Readonly<Record<CardTone, string>> = {
  INDIGO: "bg-tone-1",
  BROWN: "bg-tone-2",
  GREEN: "bg-tone-3",
  BRICK: "bg-tone-4",
  PLUM: "bg-tone-5",
  TEAL: "bg-tone-6",
  OCHRE: "bg-tone-7",
  SLATE: "bg-tone-8",
};
