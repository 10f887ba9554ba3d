import type { ComponentType, ReactNode } from "react";
import type { AuthorityList } from "../picker/pickedRecords";
import type { ListConfig, ListDocuments, ListRow } from "./ListConfig";
import { ListScreen } from "./ListScreen";
import type { RecordAction } from "./record/RecordSheet";
import { useListCommands } from "./useListCommands";
import { useLoadedPage, useLoadedSuggestions } from "./listQueries";

/**
 * The screen of one list: from its operations, what they show of a record, an extra view that comes first, and what
 * stands beside the button that adds a record.
 */
export function createListPage<List extends AuthorityList, MaskedRecord>(
  list: List,
  documents: ListDocuments<List, MaskedRecord>,
  toRow: (record: MaskedRecord) => ListRow<List>,
  tree?: (onAction: (action: RecordAction<List>) => void) => ReactNode,
  actions?: ReactNode,
): ComponentType {
  const config: ListConfig<List> = {
    list,
    usePage: (variables) => useLoadedPage(documents.page, variables, toRow),
    useSuggestions: () => useLoadedSuggestions(documents.suggestions, toRow),
    useCommands: () => useListCommands(list, documents),
  };
  return function ListPage() {
    return <ListScreen config={config} tree={tree} actions={actions} />;
  };
}
