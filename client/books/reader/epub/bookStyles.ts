/** What a book may say of its own look: its form. Colours and sizes of the page are the reader's. */
const PROPERTIES = new Set([
  "break-after",
  "break-before",
  "break-inside",
  "clear",
  "direction",
  "display",
  "float",
  "font-style",
  "font-variant-caps",
  "font-weight",
  "letter-spacing",
  "list-style-type",
  "margin-bottom",
  "margin-left",
  "margin-right",
  "margin-top",
  "padding-left",
  "text-align",
  "text-decoration-line",
  "text-indent",
  "text-transform",
  "unicode-bidi",
  "vertical-align",
  "white-space",
]);
const RELATIVE_SIZE =
  /^(?:0?\.[5-9]\d*|1(?:\.\d+)?|2(?:\.[0-5]\d*)?)em$|^(?:[5-9]\d|1\d\d|2[0-4]\d)%$|^(?:small|smaller|larger|large)$/u;
/** Everything that could load something, or reach out of its place, is written with a parenthesis. */
const PLAIN_VALUE = /^[\w\s.%,#-]+$/u;
const MOST_RULES = 3_000;

/** A book's stylesheets without anything that loads, hides the page or takes its colours. */
export function bookStyles(texts: readonly string[]): string {
  return texts
    .flatMap((text) => {
      // A sheet that was made so loads nothing, and complains of imports.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replace(/@import[^;{}]*;?/giu, ""));
      return [...sheet.cssRules].slice(0, MOST_RULES).flatMap(safeRule);
    })
    .join("\n");
}

function safeRule(rule: CSSRule): string[] {
  if (!(rule instanceof CSSStyleRule)) return [];
  const declarations = Array.from(rule.style).flatMap((name) => {
    const value = rule.style.getPropertyValue(name);
    // Without hyphenation, which browsers have for few languages, it tears holes into narrow columns.
    if (name === "text-align" && value === "justify") return [];
    if (name === "font-size") return RELATIVE_SIZE.test(value) ? [`font-size: ${value}`] : [];
    return PROPERTIES.has(name) && PLAIN_VALUE.test(value) ? [`${name}: ${value}`] : [];
  });
  return declarations.length > 0 ? [`${rule.selectorText} { ${declarations.join("; ")} }`] : [];
}
