import { BookmarkCheck } from "lucide-react";
import type { VisitPurpose } from "../../../gql/graphql";
import { Countdown } from "./Countdown";
import { PurposeTiles } from "./PurposeTiles";
import { type Greeting, GreetingCard } from "./GreetingCard";
import { QueueNotice } from "./QueueNotice";
import { type Refusal, RefusalCard } from "./RefusalCard";
import type { QueueState } from "../scanning/ScanQueue";

export interface VisitFeedbackProps {
  greeting: Greeting | null;
  refusal: Refusal | null;
  queue: QueueState;
  /** Overlaid at the bottom, where a form takes the space. */
  isFloating: boolean;
  onGuest: () => void;
  onPurpose: (nis: string, purpose: VisitPurpose) => void;
  /** Done before the time is over. */
  onSkip: () => void;
}

/** Feedback on visits, in live regions that are always rendered. */
export function VisitFeedback(props: VisitFeedbackProps) {
  const { greeting, refusal, queue, isFloating, onGuest, onPurpose, onSkip } = props;
  const nis = isFloating ? null : greeting?.nis;
  const isGreeting = greeting !== null && !isFloating;
  return (
    <div className={`flex flex-col ${isFloating ? "sticky bottom-4" : isGreeting ? "flex-1 gap-5 lg:gap-6" : ""}`}>
      <div role="status" className={`space-y-4 ${isGreeting ? "" : "not-empty:mt-5"}`}>
        {greeting && <GreetingCard key={greeting.at} greeting={greeting} isCompact={isFloating} />}
        <QueueNotice {...queue} />
      </div>
      <div role="alert" className={isGreeting ? "empty:-mt-6" : "not-empty:mt-5"}>
        {refusal && <RefusalCard key={refusal.at} refusal={refusal} onGuest={onGuest} />}
      </div>
      {greeting && nis && (
        <PurposeTiles
          key={`purpose ${greeting.at}`}
          chosen={greeting.purpose}
          onChoose={(purpose) => onPurpose(nis, purpose)}
          onSkip={onSkip}
        />
      )}
      {isGreeting && greeting.awaited && (
        <p className="flex items-center gap-4 rounded-2xl bg-nila-soft px-5 py-4 font-semibold text-pretty">
          <BookmarkCheck aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-nila" />
          Ada yang menunggu Anda di meja petugas.
        </p>
      )}
      {isGreeting && <Countdown key={`countdown ${greeting.at}`} milliseconds={greeting.milliseconds} onEnd={onSkip} />}
    </div>
  );
}
