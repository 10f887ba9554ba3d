import type { Page } from "playwright-core";

/** How what is measured was pointed at. */
export type Pointing = "hover" | "focus" | "none";

export interface Measured {
  readonly faults: readonly string[];
  readonly rows: number;
}

const ROWS_TRIED = 3;

/**
 * What a person cannot read in the tables of a page: a cell that does not stand under its heading, a figure or a title
 * that is cut, and whatever lies over the words of a row while the pointer or the focus is on it.
 */
export async function tableFaults(page: Page, pointing: Pointing): Promise<Measured> {
  await page.evaluate(defineMeasuring);
  const { rows, misplaced } = await page.evaluate(() => ({
    rows: window.tablesOfDesk.rows().length,
    misplaced: window.tablesOfDesk.misplaced(),
  }));
  const faults = [...misplaced];
  for (let index = 0; index < Math.min(rows, ROWS_TRIED); index += 1) {
    if (pointing === "hover") {
      const { x, y } = await page.evaluate((place) => window.tablesOfDesk.bringIntoView(place), index);
      await page.mouse.move(x, y);
    }
    faults.push(
      ...(await page.evaluate(
        ([place, how]) => {
          if (how !== "hover") window.tablesOfDesk.bringIntoView(place);
          if (how === "focus") window.tablesOfDesk.focusIn(place);
          return window.tablesOfDesk.unreadable(place);
        },
        [index, pointing] as const,
      )),
    );
  }
  return { faults: [...new Set(faults)], rows };
}

declare global {
  interface Window {
    tablesOfDesk: {
      rows: () => Element[];
      misplaced: () => string[];
      bringIntoView: (index: number) => { x: number; y: number };
      focusIn: (index: number) => void;
      unreadable: (index: number) => string[];
    };
  }
}

/** Runs in the page. */
function defineMeasuring(): void {
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const cellsOf = (row: Element) =>
    Array.from(row.querySelectorAll(":scope > [role=cell], :scope > [role=rowheader], :scope > td, :scope > th"));
  const rows = () =>
    Array.from(document.querySelectorAll("main [role=row], main tr, main li.hover-row, main .hover-row"))
      .filter((row) => !row.querySelector("[role=columnheader], thead th, th[scope=col]"))
      .filter((row, index, all) => all.indexOf(row) === index && isShown(row) && row.textContent.trim() !== "");
  const nameOf = (row: Element) => row.textContent.trim().replaceAll(/\s+/gu, " ").slice(0, 60);
  const side = (element: Element) => {
    const align = getComputedStyle(element).textAlign;
    return align === "right" || align === "end" ? "right" : "left";
  };

  /** On a phone a row becomes a card, of which each cell says its heading itself. */
  const standsInColumns = (row: Element) => {
    const { display, flexWrap } = getComputedStyle(row);
    return display === "table-row" || (display === "flex" && flexWrap === "nowrap");
  };

  const misplaced = () =>
    Array.from(document.querySelectorAll("main [role=table], main table")).flatMap((table) => {
      const heads = Array.from(table.querySelectorAll("[role=columnheader], thead th")).filter(isShown);
      if (heads.length === 0) return [];
      return rows()
        .filter((row) => table.contains(row) && standsInColumns(row))
        .flatMap((row) => {
          const cells = cellsOf(row).filter(isShown);
          if (cells.length !== heads.length) {
            return row.querySelector("[colspan]") ? [] : [`${cells.length} cells under ${heads.length} headings`];
          }
          return cells.flatMap((cell, place) => {
            const head = heads[place];
            if (!head) return [];
            const [above, below] = [head.getBoundingClientRect(), cell.getBoundingClientRect()];
            const off = Math.max(Math.abs(above.left - below.left), Math.abs(above.right - below.right));
            const heading = head.textContent.trim() || `column ${place + 1}`;
            if (off > 1) return [`${heading}: cell ${Math.round(off)} px beside its heading`];
            return side(head) === side(cell) || heading === "Tindakan" ? [] : [`${heading}: not aligned as its cells`];
          });
        });
    });

  /** Sums, days and counts: of these every sign counts. */
  const isFigure = (text: string) =>
    /^[−-]?Rp[\d.]+$|^\d{1,2} \p{L}+ \d{4}|^[\d.]+(?: (?:hari|kali|judul|buku|lembar))?$/u.test(text);
  const textsOf = (row: Element) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const texts: { text: string; parent: Element; boxes: DOMRect[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest("button, .sr-only, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
      texts.push({ text: node.textContent.trim(), parent, boxes });
    }
    return texts;
  };
  const isCut = (row: Element, parent: Element, boxes: readonly DOMRect[]) => {
    for (let box: Element | null = parent; box && row.contains(box); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === "visible" && overflowY === "visible" && box !== row) continue;
      const edge = box.getBoundingClientRect();
      if (
        boxes.some(
          ({ left, right, bottom }) => left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 3,
        )
      )
        return true;
    }
    return false;
  };
  const unreadable = (index: number) => {
    const row = rows()[index];
    if (!row) return [];
    return textsOf(row).flatMap(({ text, parent, boxes }) => {
      const cell = parent.closest("[role=cell], td, th") ?? parent;
      const name = `${text.slice(0, 60)} (${nameOf(row)})`;
      const isTitle = parent.closest(".row-text") !== null;
      const cut = (isFigure(text) || isTitle) && isCut(row, parent, boxes) ? [`${name} is cut`] : [];
      const edge = cell.getBoundingClientRect();
      const outside =
        isFigure(text) && boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1)
          ? [`${name} leaves its cell`]
          : [];
      const covered = boxes.flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].flatMap((x) => {
          const hit = document.elementFromPoint(x, (top + bottom) / 2);
          if (hit === null || cell.contains(hit) || hit.contains(cell) || !row.contains(hit)) return [];
          // A link may lie over the whole of its row; a button or an icon may not.
          return hit.closest("button, .row-actions, svg") ? [`${name} is covered`] : [];
        }),
      );
      return [...cut, ...outside, ...covered];
    });
  };

  window.tablesOfDesk = {
    rows,
    misplaced,
    unreadable,
    bringIntoView: (index) => {
      const row = rows()[index];
      row?.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    focusIn: (index) => rows()[index]?.querySelector<HTMLElement>("a, button, input")?.focus({ focusVisible: true }),
  };
}
