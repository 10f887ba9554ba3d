/** A text and what of it is selected. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** Which part of a text is replaced, by what, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type MarkdownEdit = (selected: SelectedText) => TextEdit;

/** The text after the edit. */
export function applied({ text }: SelectedText, { from, to, insert, start, end }: TextEdit): SelectedText {
  return { text: text.slice(0, from) + insert + text.slice(to), start, end };
}

export const toggleBold = toggleMark(2, "teks tebal");
export const toggleItalic = toggleMark(1, "teks miring");
export const toggleList = togglePrefix("- ");
export const toggleQuote = togglePrefix("> ");

/** One, two or three asterisks: italic, bold, and both. */
function toggleMark(width: 1 | 2, placeholder: string): MarkdownEdit {
  const mark = "*".repeat(width);
  const isMarked = (asterisks: number) => asterisks === 3 || asterisks === width;
  return ({ text, start: first, end: last }) => {
    const selected = text.slice(first, last);
    // Between a mark and a space Markdown sees no mark.
    const start = first + (selected.trim() === "" ? 0 : selected.length - selected.trimStart().length);
    const end = selected.trim() === "" ? first : last - (selected.length - selected.trimEnd().length);
    const inner = text.slice(start, end);
    const around = Math.min(asterisksBefore(text, start), asterisksAfter(text, end));
    if (isMarked(around)) {
      return { from: start - width, to: end + width, insert: inner, start: start - width, end: end - width };
    }
    const within = Math.min(asterisksAfter(inner, 0), asterisksBefore(inner, inner.length));
    if (isMarked(within) && inner.length > 2 * within) {
      const bare = inner.slice(width, -width);
      return { from: start, to: end, insert: bare, start, end: start + bare.length };
    }
    const content = inner || placeholder;
    return {
      from: start,
      to: end,
      insert: mark + content + mark,
      start: start + width,
      end: start + width + content.length,
    };
  };
}

function asterisksBefore(text: string, position: number): number {
  return /\**$/u.exec(text.slice(Math.max(0, position - 4), position))?.[0].length ?? 0;
}

function asterisksAfter(text: string, position: number): number {
  return /^\**/u.exec(text.slice(position, position + 4))?.[0].length ?? 0;
}

/** All lines that the selection touches get the prefix, or lose it where all have it. */
function togglePrefix(prefix: string): MarkdownEdit {
  return (selected) =>
    editLines(selected, (lines) => {
      const filled = lines.filter((line) => line.trim() !== "");
      return filled.length > 0 && filled.every((line) => line.startsWith(prefix))
        ? lines.map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line))
        : lines.map((line) => (line.trim() === "" && lines.length > 1 ? line : prefix + line));
    });
}

/** A heading, a smaller one, and none again. */
export const cycleHeading: MarkdownEdit = (selected) =>
  editLines(selected, ([line = "", ...others]) => {
    const [marks = ""] = /^#{1,6} +/u.exec(line) ?? [];
    const next = marks === "" ? "## " : marks.trim() === "##" ? "### " : "";
    return [next + line.slice(marks.length), ...others];
  });

function editLines({ text, start, end }: SelectedText, edit: (lines: string[]) => string[]): TextEdit {
  const from = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
  // A selection up to the beginning of a line does not mean that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const lineEnd = text.indexOf("\n", last);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const insert = edit(text.slice(from, to).split("\n")).join("\n");
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

const URL_LIKE = /^(?:https?:\/\/|www\.|\/)\S+$/u;

/** What is selected becomes the link's text, or its address if it is one; what is missing is selected. */
export const insertLink: MarkdownEdit = ({ text, start, end }) => {
  const selected = text.slice(start, end).trim();
  const isAddress = URL_LIKE.test(selected);
  const label = isAddress || selected === "" ? "teks tautan" : selected;
  const address = isAddress ? selected : "https://";
  const insert = `[${label}](${address})`;
  const open = start + 1;
  const place = isAddress
    ? { start: open, end: open + label.length }
    : { start: open + label.length + 2, end: open + label.length + 2 + address.length };
  return selected === ""
    ? { from: start, to: end, insert, start: open, end: open + label.length }
    : { from: start, to: end, insert, ...place };
};

/** In a paragraph of its own, behind which the caret stands. */
export function insertParagraph(paragraph: string): MarkdownEdit {
  return ({ text, start, end }) => {
    const before = text.slice(0, start);
    const after = text.slice(end);
    const gapBefore = before.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - lineBreaks(/\n*$/u, before)));
    const gapAfter = "\n".repeat(Math.max(0, 2 - lineBreaks(/^\n*/u, after)));
    const insert = gapBefore + paragraph + gapAfter;
    const caret = start + insert.length + (after === "" ? 0 : 2 - gapAfter.length);
    return { from: start, to: end, insert, start: caret, end: caret };
  };
}

function lineBreaks(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** A picture as Markdown names it. */
export function pictureMarkdown(alt: string, url: string): string {
  return `![${alt
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\\[\]]/gu, "\\$&")}](${url})`;
}
