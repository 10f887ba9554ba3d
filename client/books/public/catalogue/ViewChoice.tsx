import { LayoutGrid, List } from "lucide-react";
import { Link } from "react-router-dom";
import { catalogueHref, type CatalogueUrlState } from "./catalogueUrlState";

const VIEWS = [
  { view: "grid", label: "Tampilan kisi", Icon: LayoutGrid },
  { view: "list", label: "Tampilan daftar", Icon: List },
] as const;

/** Links, which work without JavaScript. */
export function ViewChoice({ urlState }: { urlState: CatalogueUrlState }) {
  return (
    <div className="flex rounded-xl bg-wash p-1">
      {VIEWS.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={catalogueHref({ ...urlState, after: null, view })}
          aria-label={label}
          aria-current={urlState.view === view ? "true" : undefined}
          className="grid size-9 place-items-center rounded-lg text-muted transition-colors duration-150 hover:text-ink aria-[current=true]:bg-card aria-[current=true]:text-nila"
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </Link>
      ))}
    </div>
  );
}
