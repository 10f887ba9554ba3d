import { MyLoanHistory } from "../circulation/own/MyLoanHistory";
import { WaitingReservations } from "../circulation/own/MyReservations";
import { MyReadingLists } from "../readingLists/own/MyReadingLists";
import { MySuggestions } from "../suggestions/own/MySuggestions";
import { MyVisits } from "../visits/own/MyVisits";
import { useOwnSummary } from "../users/folds/useOwnSummary";

/** What is one's own beside what is borrowed: lists that are asked for when they are opened. */
export function OwnFolds({ isOfStudent }: { isOfStudent: boolean }) {
  const notes = useOwnSummary();
  if (!isOfStudent) return <MyReadingLists note={notes.lists} />;
  return (
    <>
      <MyLoanHistory note={notes.history} />
      <WaitingReservations />
      <MyVisits note={notes.visits} />
      <MyReadingLists note={notes.lists} />
      <MySuggestions note={notes.suggestions} />
    </>
  );
}
