import { type Greeting, GreetingCard } from "./GreetingCard";
import { QueueNotice } from "./QueueNotice";
import { type Refusal, RefusalCard } from "./RefusalCard";
import type { QueueState } from "../scanning/ScanQueue";

interface VisitFeedbackProps {
  greeting: Greeting | null;
  refusal: Refusal | null;
  queue: QueueState;
  /** Overlaid at the bottom, where a form takes the space. */
  isFloating: boolean;
  onGuest: () => void;
}

/** Feedback on visits, in live regions that are always rendered. */
export function VisitFeedback({ greeting, refusal, queue, isFloating, onGuest }: VisitFeedbackProps) {
  return (
    <div className={`mt-8 space-y-4 ${isFloating ? "sticky bottom-4" : ""}`}>
      <div role="status" className="space-y-4">
        {greeting && <GreetingCard key={greeting.at} greeting={greeting} isCompact={isFloating} />}
        <QueueNotice {...queue} />
      </div>
      <div role="alert">{refusal && <RefusalCard key={refusal.at} refusal={refusal} onGuest={onGuest} />}</div>
    </div>
  );
}
