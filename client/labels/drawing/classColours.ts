/** The main classes that have a colour; those of Islam (2X) have that of religion. */
export const MAIN_CLASSES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export type MainClass = (typeof MAIN_CLASSES)[number];
export type ClassColours = Readonly<Record<MainClass, string>>;

/** Ten that are told apart on a shelf, each light enough for the black number upon it. */
export const USUAL_COLOURS: ClassColours = {
  "0": "#c9c9c9",
  "1": "#d9a066",
  "2": "#7fc97f",
  "3": "#f28e8e",
  "4": "#f5c26b",
  "5": "#8ec5f2",
  "6": "#c2b0f0",
  "7": "#f2a9d6",
  "8": "#fff27a",
  "9": "#8fe0d4",
};

/** The main class that a call number begins with, behind a mark such as R or SR; null where it has none. */
export function mainClassOf(callNumber: string): MainClass | null {
  const found = /(?:^|\s)(?:(2)X|(\d)\d\d)/iu.exec(callNumber.trim());
  const digit = found?.[1] ?? found?.[2];
  return MAIN_CLASSES.find((one) => one === digit) ?? null;
}

/** `800`, as it stands in its band, so that a label without colours says the same. */
export function className(mainClass: MainClass): string {
  return `${mainClass}00`;
}
