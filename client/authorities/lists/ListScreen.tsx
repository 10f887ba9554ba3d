import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { formatNumber } from "../../format/formatNumber";
import { buttonStyle } from "../../ui/buttonStyle";
import type { PickerList } from "../picker/pickedRecords";
import { DuplicateGroups } from "./duplicates/DuplicateGroups";
import type { ListPlan } from "./ListPlan";
import { type ListAddress, listHref, readListAddress } from "./listAddress";
import { listWords } from "./listWords";
import { ListToolbar } from "./ListToolbar";
import { ListViews } from "./ListViews";
import { type RecordAction, RecordSheet } from "./record/RecordSheet";
import { RecordTable } from "./RecordTable";

interface ListScreenProps<List extends PickerList> {
  plan: ListPlan<List>;
  /** A view of its own, which then is the first one. */
  tree?: (act: (action: RecordAction<List>) => void) => ReactNode;
}

/** One of the six lists: its records with their books, what is likely twice in it, and all that can be done with one. */
export function ListScreen<List extends PickerList>({ plan, tree }: ListScreenProps<List>) {
  const { title, noun, path } = listWords[plan.list];
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const address = readListAddress(new URLSearchParams(query));
  const view = address.view ?? (tree ? "tree" : "list");
  const [action, setAction] = useState<RecordAction<List> | null>(null);
  useShortcut({ keys: "n", label: `Tambah ${noun}`, run: () => setAction({ kind: "create" }) });

  const change = (changes: Partial<ListAddress>) =>
    void navigate(listHref(path, { ...address, after: null, ...changes }), { replace: true });
  const question = {
    search: address.search || null,
    orderBy: address.sort === "books" ? "MOST_BOOKS" : "NAME",
    after: address.after,
  } as const;
  const page = plan.usePage(question);

  return (
    <AdminPage
      title={title}
      count={page.data && !address.search ? `${formatNumber(page.data.total)} ${noun}` : undefined}
      actions={
        <button
          type="button"
          onClick={() => setAction({ kind: "create" })}
          className={`needs-script ${buttonStyle("filled", "desk")}`}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah {noun}
        </button>
      }
    >
      <ListViews path={path} view={view} hasTree={tree !== undefined} />
      {view === "tree" && tree?.(setAction)}
      {view === "duplicates" && <DuplicateGroups plan={plan} />}
      {view === "list" && (
        <>
          <ListToolbar address={address} words={listWords[plan.list]} change={change} />
          <RecordTable page={page} address={address} list={plan.list} onAct={setAction} />
        </>
      )}
      <RecordSheet plan={plan} action={action} onClose={() => setAction(null)} />
    </AdminPage>
  );
}
