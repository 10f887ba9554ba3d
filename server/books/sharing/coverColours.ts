/** The colour of each tone of a cover, in their order; a test holds them against the stylesheet. */
export const COVER_COLOURS = [
  "#24457a",
  "#6b4226",
  "#2a6649",
  "#8e3b2c",
  "#553257",
  "#1e5c66",
  "#7a5a12",
  "#3b3a5a",
] as const;
