import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";

interface Drag {
  id: string;
  order: readonly string[];
}

interface DragOrder {
  /** The order if the row were dropped now. */
  order: readonly string[];
  dragged: string | null;
  start: (event: ReactPointerEvent, id: string) => void;
}

/** Drag and drop reordering by mouse, pen or touch. Esc cancels. */
export function useDragOrder(
  list: RefObject<Element | null>,
  order: readonly string[],
  onDrop: (id: string, position: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);

  const start = (event: ReactPointerEvent, id: string) => {
    if (event.button !== 0 || drag !== null) return;
    let position = order.indexOf(id);
    const onPointerMove = ({ clientY }: PointerEvent) => {
      const rows = [...(list.current?.children ?? [])];
      const others = rows.filter((_row, index) => index !== position);
      position = others.filter((row) => middleOf(row) < clientY).length;
      const rest = order.filter((other) => other !== id);
      setDrag({ id, order: [...rest.slice(0, position), id, ...rest.slice(position)] });
    };
    const end = (isDropped: boolean) => {
      window.removeEventListener("pointermove", onPointerMove);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", onKey);
      setDrag(null);
      if (isDropped && order[position] !== id) onDrop(id, position);
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") cancel();
    };
    window.addEventListener("pointermove", onPointerMove);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", onKey);
    setDrag({ id, order });
  };
  return { order: drag?.order ?? order, dragged: drag?.id ?? null, start };
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
