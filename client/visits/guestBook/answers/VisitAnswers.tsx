import { type Greeting, GreetingCard } from "./GreetingCard";
import { LineNotice } from "./LineNotice";
import { type Refusal, RefusalCard } from "./RefusalCard";
import type { LineState } from "../scanning/ScanLine";

interface VisitAnswersProps {
  greeting: Greeting | null;
  refusal: Refusal | null;
  line: LineState;
  /** On the screen's lower edge, where a form takes the room. */
  isFloating: boolean;
  onGuest: () => void;
}

/** What the door says, in live regions that are always there. */
export function VisitAnswers({ greeting, refusal, line, isFloating, onGuest }: VisitAnswersProps) {
  return (
    <div className={`mt-8 space-y-4 ${isFloating ? "sticky bottom-4" : ""}`}>
      <div role="status" className="space-y-4">
        {greeting && <GreetingCard key={greeting.at} greeting={greeting} isCompact={isFloating} />}
        <LineNotice {...line} />
      </div>
      <div role="alert">{refusal && <RefusalCard key={refusal.at} refusal={refusal} onGuest={onGuest} />}</div>
    </div>
  );
}
