import type { MarkdownEdit } from "./markdownEdits";

/** Edits as if it had been typed, so that Ctrl+Z takes it back. */
export function editTextArea(area: HTMLTextAreaElement, edit: MarkdownEdit): void {
  const { from, to, insert, start, end } = edit({
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  area.focus();
  area.setSelectionRange(from, to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to the browser's own undo
  const isTyped = insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
