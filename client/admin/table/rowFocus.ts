/** The index of the row that contains the target. */
export function rowIndexOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[role=row][data-index]") : null;
  return row ? Number(row.dataset.index) : null;
}

/** The row index that a key moves to, or null. */
export function targetRowIndex(key: string, index: number | null, count: number): number | null {
  if (index === null) return null;
  const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}

/** Focuses the same control in another row. */
export function focusRow(table: Element, index: number, control: "input" | "a"): void {
  const row = table.querySelector(`[role=row][data-index="${index}"]`);
  row?.querySelector<HTMLElement>(control)?.focus();
}
