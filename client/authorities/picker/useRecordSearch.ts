import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { PickedRecords, PickerList } from "./pickedRecords";
import { type PickerOption, pickerPlans } from "./pickerPlans";

const PAUSE_BEFORE_SEARCH = 200;

interface Answer<List extends PickerList> {
  text: string;
  options: PickerOption<PickedRecords[List]>[];
  hasFailed: boolean;
}

interface RecordSearch<List extends PickerList> {
  /** Of the last answer; of another text while `isSearching`. */
  options: PickerOption<PickedRecords[List]>[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Finds records of one list on the server as their name is typed. Of several answers the one to the last text counts. */
export function useRecordSearch<List extends PickerList>(
  list: List,
  text: string,
  isWanted: boolean,
): RecordSearch<List> {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer<List>>();
  const wanted = text.trim();

  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    const tell = (given: Answer<List>) => {
      if (!isOld) setAnswer(given);
    };
    const search = () =>
      pickerPlans[list].find(client, wanted).then(
        (options) => tell({ text: wanted, options, hasFailed: false }),
        () => tell({ text: wanted, options: [], hasFailed: true }),
      );
    const timer = setTimeout(() => void search(), wanted === "" ? 0 : PAUSE_BEFORE_SEARCH);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [client, list, wanted, isWanted]);

  return {
    options: answer?.options ?? [],
    isSearching: isWanted && answer?.text !== wanted,
    hasFailed: answer?.hasFailed === true && answer.text === wanted,
  };
}
