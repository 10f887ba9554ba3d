const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;
/** Enough to tell by, however long a chapter is. */
const SAMPLE = 20_000;

/**
 * Which way a chapter runs: as its body or root says, else as most of its letters do, since older books say nothing.
 * Its language does not tell, as a translation often keeps that of its original.
 */
export function textDirection(source: Document): "ltr" | "rtl" {
  const body = source.querySelector("body");
  const direction = (body?.getAttribute("dir") ?? source.documentElement.getAttribute("dir"))?.trim().toLowerCase();
  if (direction === "rtl" || direction === "ltr") return direction;
  const text = (body ?? source.documentElement).textContent.slice(0, SAMPLE);
  const leftwards = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return leftwards * 2 > (text.match(LETTER)?.length ?? 0) ? "rtl" : "ltr";
}
