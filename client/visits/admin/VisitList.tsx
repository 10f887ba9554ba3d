import type { FragmentType } from "../../gql/fragment-masking";
import { DaySections } from "../../lists/days/DaySections";
import { type DeskVisit, VisitLine, type VisitLine_visit } from "./VisitLine";

type ListedVisit = FragmentType<typeof VisitLine_visit> & { id: string; visitedAt: string };

interface VisitListProps {
  visits: readonly ListedVisit[];
  isBusy: boolean;
  onCorrect: (visit: DeskVisit) => void;
  onVoid: (visit: DeskVisit) => void;
}

/** The newest first, by days. */
export function VisitList({ visits, isBusy, onCorrect, onVoid }: VisitListProps) {
  return (
    <div aria-busy={isBusy} className={`grid gap-4 transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}>
      <DaySections entries={visits} instantOf={({ visitedAt }) => visitedAt}>
        {(visit) => <VisitLine key={visit.id} visit={visit} onCorrect={onCorrect} onVoid={onVoid} />}
      </DaySections>
    </div>
  );
}
