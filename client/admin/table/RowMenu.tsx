import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { RowAction } from "./RowAction";

interface RowMenuProps<Row> {
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
  /** The button that has opened it. */
  opener: HTMLElement;
  onClose: () => void;
}

const GAP = 4;

/** The menu of one row. A popover: rows clip what lies over their edges. It closes by Esc and by a click elsewhere. */
export function RowMenu<Row>({ row, name, actions, opener, onClose }: RowMenuProps<Row>) {
  const menu = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { bottom, top, right } = opener.getBoundingClientRect();
    element.showPopover();
    const fitsBelow = bottom + GAP + element.offsetHeight <= window.innerHeight;
    element.style.top = `${fitsBelow ? bottom + GAP : Math.max(top - GAP - element.offsetHeight, GAP)}px`;
    element.style.left = `${Math.max(right - element.offsetWidth, GAP)}px`;
    element.querySelector<HTMLElement>("a, button")?.focus();
    const close = () => element.hidePopover();
    window.addEventListener("scroll", close, { passive: true });
    return () => window.removeEventListener("scroll", close);
  }, [opener]);

  const choose = (run: ((row: Row) => void) | undefined) => {
    // Gives the focus back to the opener first, to which a sheet will return it.
    menu.current?.hidePopover();
    opener.focus();
    run?.(row);
  };
  return (
    <ul
      ref={menu}
      popover="auto"
      aria-label={`Tindakan untuk ${name}`}
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape") return;
        // Handled here: nothing behind the menu reacts to it.
        event.preventDefault();
        menu.current?.hidePopover();
        opener.focus();
      }}
      className="row-menu"
    >
      {actions.map(({ label, Icon, href, run, isDestructive }) => {
        const style = `menu-line cursor-pointer gap-2.5 ${isDestructive ? "text-bata" : ""}`;
        const content = (
          <>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            {label}
          </>
        );
        return (
          <li key={label} className={isDestructive ? "mt-1 border-t border-line pt-1" : ""}>
            {href ? (
              <Link to={href(row)} onClick={() => menu.current?.hidePopover()} className={style}>
                {content}
              </Link>
            ) : (
              <button type="button" onClick={() => choose(run)} className={style}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
