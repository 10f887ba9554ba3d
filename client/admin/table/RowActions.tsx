import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { RowAction } from "./RowAction";
import { RowMenu } from "./RowMenu";

interface RowActionsProps<Row> {
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
  tabIndex?: 0 | -1;
}

/** Buttons beside the menu: more of them would take too much width from the other columns. */
const MAX_DIRECT = 2;

/** Shown while the row (`hover-row`) has the pointer or the focus; by touch only the button of the menu. */
export function RowActions<Row>({ row, name, actions, tabIndex = 0 }: RowActionsProps<Row>) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <div className="row-actions needs-script">
      {actions
        .filter(({ isDestructive }) => !isDestructive)
        .slice(0, MAX_DIRECT)
        .map(({ label, Icon, href, run }) => {
          const shared = {
            "aria-label": `${label} ${name}`,
            title: label,
            tabIndex,
            className: "row-action row-action-direct",
            children: <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />,
          };
          return href ? (
            <Link key={label} to={href(row)} {...shared} />
          ) : (
            <button key={label} type="button" onClick={() => run?.(row)} {...shared} />
          );
        })}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={`Tindakan untuk ${name}`}
        aria-expanded={opener !== null}
        title="Tindakan lain"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        className="row-action"
      >
        <EllipsisVertical aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
      {opener && <RowMenu row={row} name={name} actions={actions} opener={opener} onClose={() => setOpener(null)} />}
    </div>
  );
}
