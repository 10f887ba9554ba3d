import type { Page } from "playwright-core";

/** What a validator of HTML says of the page as it stands, of the kinds that have been made here before. */
export function markupFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = (element: Element) => `${element.localName}.${element.classList.item(0) ?? ""}`;
    const unnameable =
      ":is(p,span,div,b,em,i,small,strong,code,time,label,dt,dd,h1,h2,h3,h4,h5,h6):not([role]):is([aria-label],[aria-labelledby])";
    const blocks = "div,p,ul,ol,dl,section,article,header,footer,nav,table,form,h1,h2,h3,h4,h5,h6";
    const inText = `:is(span,p,label,button,h1,h2,h3,h4,h5,h6,strong,em,small):not([hidden]) :is(${blocks})`;
    const tableParts =
      "table[role=table],:is(thead,tbody)[role=rowgroup],tr[role=row],td[role=cell],th:is([role=columnheader],[role=rowheader])";
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    return [
      ...Array.from(document.querySelectorAll(unnameable), (element) => `${told(element)} can have no name`),
      ...Array.from(document.querySelectorAll(inText), (element) => `${told(element)} stands in running text`),
      ...Array.from(document.querySelectorAll(tableParts), (element) => `${told(element)} repeats its role`),
      ...new Set(ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `two elements are called ${id}`)),
    ];
  });
}
