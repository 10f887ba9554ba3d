import {
  ArrowLeftRight,
  ArrowRight,
  BookOpen,
  Globe,
  type LucideIcon,
  MessageCircle,
  Pencil,
  Plus,
  Search,
} from "lucide-react";
import { useEffect, useRef } from "react";
import type { VisitPurpose } from "../../../gql/graphql";
import { purposeLabels, purposes } from "../../purposeLabels";

const ICONS: Readonly<Record<VisitPurpose, LucideIcon>> = {
  READING: BookOpen,
  BORROWING: ArrowLeftRight,
  ASSIGNMENT: Pencil,
  REFERENCE: Search,
  INTERNET: Globe,
  DISCUSSION: MessageCircle,
  OTHER: Plus,
};

/** A press that was meant for the greeting before does not become the next visitor's. */
const SETTLE_MS = 600;

interface PurposeTilesProps {
  /** The one that was pressed: one is enough. */
  chosen: VisitPurpose | null;
  onChoose: (purpose: VisitPurpose) => void;
  onSkip: () => void;
}

/** What the visitor comes for, asked after the visit is recorded: whoever goes on says nothing. */
export function PurposeTiles({ chosen, onChoose, onSkip }: PurposeTilesProps) {
  const isReady = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => (isReady.current = true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  const choose = (purpose: VisitPurpose) => {
    if (!isReady.current || chosen !== null) return;
    isReady.current = false;
    onChoose(purpose);
  };
  return (
    <section aria-labelledby="untuk-apa">
      <h2 id="untuk-apa" className="text-lg font-semibold lg:text-xl">
        Untuk apa hari ini?
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-3">
        {purposes.map((purpose) => (
          <li key={purpose}>
            <PurposeTile Icon={ICONS[purpose]} isChosen={purpose === chosen} onPress={() => choose(purpose)}>
              {purposeLabels[purpose].replace("/", " / ")}
            </PurposeTile>
          </li>
        ))}
        <li>
          <PurposeTile Icon={ArrowRight} onPress={onSkip}>
            Lewati
          </PurposeTile>
        </li>
      </ul>
    </section>
  );
}

interface PurposeTileProps {
  Icon: LucideIcon;
  isChosen?: boolean;
  onPress: () => void;
  children: string;
}

function PurposeTile({ Icon, isChosen, onPress, children }: PurposeTileProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={isChosen}
      className="kiosk-tile size-full gap-2 lg:min-h-27 max-sm:flex-row max-sm:items-center sm:justify-between sm:gap-4"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 opacity-75" />
      <span className="text-left text-sm font-semibold text-balance">{children}</span>
    </button>
  );
}
