import type { Page } from "playwright-core";

/** More stops than any screen has. */
const MOST_STOPS = 500;

/** What keeps those out who have no mouse; each a few words that tell which element it is. */
export interface TabWalk {
  /** Never reached by Tab. */
  readonly unreached: readonly string[];
  /** Without a visible mark while it has the focus. */
  readonly unmarked: readonly string[];
  /** Wholly covered while it has the focus. */
  readonly covered: readonly string[];
  readonly stops: number;
}

/** Walks the page with the Tab key, from where it begins past its last stop and on to its last again, and back. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  await page.evaluate(watchFocus);
  const unmarked = new Set<string>();
  const covered = new Set<string>();
  const walk = async (key: string, timesRound: number) => {
    let stops = 0;
    for (let ends = 0; ends < timesRound && stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(() => window.focusWatch.stop());
      if (!stop) {
        ends += 1;
        continue;
      }
      if (!stop.isMarked) unmarked.add(stop.name);
      if (stop.isCovered) covered.add(`${stop.name} (${key})`);
    }
    return stops;
  };
  // A page that begins in its field begins again at its top past its end.
  const stops = await walk("Tab", 2);
  await walk("Shift+Tab", 1);
  const unreached = await page.evaluate(() => window.focusWatch.unreached());
  return { unreached, unmarked: [...unmarked], covered: [...covered], stops };
}

interface FocusWatch {
  /** The element that has the focus now; null past the last one. */
  stop: () => { name: string; isMarked: boolean; isCovered: boolean } | null;
  unreached: () => string[];
}
declare global {
  interface Window {
    focusWatch: FocusWatch;
  }
}

/** Runs in the page. */
function watchFocus(): void {
  const reached = new Set<Element>();
  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    const type = element.getAttribute("type") ?? "";
    return `${element.localName}${type && `[${type}]`} ${name.slice(0, 40)} ${element.id}`.trim();
  };
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || /\dpx/.test(boxShadow);
  };
  /**
   * The element's own mark, that of what it lies in, or that of its neighbour where the element itself is not drawn.
   */
  const isMarked = (element: Element) => {
    const near: (Element | null)[] = [element, element.nextElementSibling];
    for (let above = element.parentElement, level = 0; above && level < 3; above = above.parentElement, level += 1) {
      near.push(above);
    }
    return near.some((candidate) => candidate !== null && hasOutline(candidate));
  };
  const isCovered = (element: Element) => {
    // What a press has begun already: rows that arrive push their button away.
    if (element.getAttribute("aria-disabled") === "true") return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
    return !points.some(([x = 0, y = 0]) => {
      const onTop = document.elementFromPoint(x, y);
      return onTop !== null && (element.contains(onTop) || onTop.contains(element));
    });
  };
  const mayBeReached = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(":disabled, [type=hidden], [inert] *") &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  /** Of radio buttons of one name one is a stop. */
  const isReached = (element: Element) =>
    reached.has(element) ||
    (element instanceof HTMLInputElement &&
      element.type === "radio" &&
      [...reached].some((other) => other instanceof HTMLInputElement && other.name === element.name));

  window.focusWatch = {
    stop: () => {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return null;
      // Within a date's field the browser itself shows which part has the focus.
      const isInnerStop = reached.has(element);
      reached.add(element);
      return {
        name: nameOf(element),
        isMarked: isInnerStop || isMarked(element),
        isCovered: isCovered(element),
      };
    },
    unreached: () =>
      [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter((element) => mayBeReached(element) && !isReached(element))
        .map(nameOf),
  };
}
