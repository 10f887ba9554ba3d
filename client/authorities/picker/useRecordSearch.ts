import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { type PickerOption, pickerConfigs } from "./pickerConfigs";

const SEARCH_DEBOUNCE_MS = 200;

interface SearchResult<List extends AuthorityList> {
  text: string;
  options: PickerOption<PickedRecords[List]>[];
  hasFailed: boolean;
}

interface RecordSearch<List extends AuthorityList> {
  /** The last options; for another text while `isSearching`. */
  options: PickerOption<PickedRecords[List]>[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Searches records of one list while typing. Responses to an older text are ignored. */
export function useRecordSearch<List extends AuthorityList>(
  list: List,
  text: string,
  isEnabled: boolean,
): RecordSearch<List> {
  const client = useApolloClient();
  const [result, setResult] = useState<SearchResult<List>>();
  const searchText = text.trim();

  useEffect(() => {
    if (!isEnabled) return;
    let isStale = false;
    const applyResult = (next: SearchResult<List>) => {
      if (!isStale) setResult(next);
    };
    const search = () =>
      pickerConfigs[list].find(client, searchText).then(
        (options) => applyResult({ text: searchText, options, hasFailed: false }),
        () => applyResult({ text: searchText, options: [], hasFailed: true }),
      );
    const timer = setTimeout(() => void search(), searchText === "" ? 0 : SEARCH_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, list, searchText, isEnabled]);

  return {
    options: result?.options ?? [],
    isSearching: isEnabled && result?.text !== searchText,
    hasFailed: result?.hasFailed === true && result.text === searchText,
  };
}
