import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import type { AuthorityList } from "../picker/pickedRecords";
import { DuplicateGroups } from "./duplicates/DuplicateGroups";
import type { ListConfig } from "./ListConfig";
import { type ListUrlState, listHref, parseListUrl } from "./listUrlState";
import { listDescriptions } from "./listDescriptions";
import { ListToolbar } from "./ListToolbar";
import { ListViews } from "./ListViews";
import { type RecordAction, RecordSheet } from "./record/RecordSheet";
import { RecordTable } from "./RecordTable";

interface ListScreenProps<List extends AuthorityList> {
  config: ListConfig<List>;
  /** An extra view, shown first. */
  tree?: (onAction: (action: RecordAction<List>) => void) => ReactNode;
  /** Beside the button that adds a record. */
  actions?: ReactNode;
}

/** One of the six lists: its records, likely duplicates, and the actions on a record. */
export function ListScreen<List extends AuthorityList>({ config, tree, actions }: ListScreenProps<List>) {
  const { title, noun, path } = listDescriptions[config.list];
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const asked = parseListUrl(new URLSearchParams(query));
  const urlState = asked.view === "tree" && !tree ? { ...asked, view: null } : asked;
  const view = urlState.view ?? (tree ? "tree" : "list");
  const [action, setAction] = useState<RecordAction<List> | null>(null);
  useShortcut({ keys: "n", label: `Tambah ${noun}`, run: () => setAction({ kind: "create" }) });

  const change = (changes: Partial<ListUrlState>) =>
    void navigate(listHref(path, { ...urlState, after: null, ...changes }), { replace: true });
  const variables = {
    search: urlState.search || null,
    orderBy: urlState.sort === "books" ? "MOST_BOOKS" : "NAME",
    after: urlState.after,
  } as const;
  const page = config.usePage(variables);

  return (
    <AdminPage
      ownAddress={listHref(path, urlState)}
      title={title}
      count={page.data && !urlState.search ? `${formatNumber(page.data.total)} ${noun}` : undefined}
      actions={
        <>
          {actions}
          <button
            type="button"
            onClick={() => setAction({ kind: "create" })}
            className={`needs-script ${buttonStyle("filled", "compact")}`}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Tambah {noun}
          </button>
        </>
      }
    >
      <ListViews path={path} view={view} hasTree={tree !== undefined} />
      {view === "tree" && tree?.(setAction)}
      {view === "duplicates" && <DuplicateGroups config={config} />}
      {view === "list" && (
        <>
          <ListToolbar urlState={urlState} description={listDescriptions[config.list]} change={change} />
          <RecordTable page={page} urlState={urlState} list={config.list} onAction={setAction} />
        </>
      )}
      <RecordSheet config={config} action={action} onClose={() => setAction(null)} />
    </AdminPage>
  );
}
