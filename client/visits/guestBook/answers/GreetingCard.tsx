import { Check, History } from "lucide-react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { wallClock } from "../../../format/wallClock";
import type { VisitPurpose } from "../../../gql/graphql";

export interface Greeting {
  /** Empty if the visitor has gone by now. */
  text: string;
  counted: boolean;
  /** The number that somebody gave a door which says no names: they see for themselves whether it is theirs. */
  number: string | null;
  /** The desk has something for them. */
  awaited: boolean;
  at: number;
  /** How long it stays. */
  milliseconds: number;
  /** The number of a visitor who may be asked for a purpose; null for others. */
  nis: string | null;
  /** What they have answered. */
  purpose: VisitPurpose | null;
  /** What became of the purpose. */
  answer: string | null;
}

const SIZES = [
  { upTo: 36, style: "text-xl sm:text-2xl lg:text-3xl" },
  { upTo: 90, style: "text-xl md:text-2xl" },
  { upTo: Number.POSITIVE_INFINITY, style: "text-xl" },
];

interface GreetingCardProps {
  greeting: Greeting;
  /** One line, where a form needs the space. */
  isCompact: boolean;
}

export function GreetingCard({ greeting: { text, counted, number, at, answer }, isCompact }: GreetingCardProps) {
  const timeZone = useLibraryTimeZone();
  const Icon = counted ? Check : History;
  const tone = counted ? "bg-daun-soft text-daun" : "bg-nila-soft text-nila";
  const size = isCompact ? "text-xl" : SIZES.find(({ upTo }) => text.length <= upTo)?.style;
  const { time } = wallClock(new Date(at).toISOString(), timeZone);
  const recorded =
    number === null ? `Kunjungan Anda tercatat pukul ${time}` : `Nomor ${number}, pukul ${time}. Salah? Ketik lagi.`;
  const note = answer ?? (counted ? recorded : "Kunjungan tadi sudah tercatat");
  const layout = isCompact ? "gap-x-4 px-5 py-4 sm:px-6" : "gap-x-5 px-5 py-5 sm:px-7 lg:py-6";
  return (
    <div className={`arrive flex items-center rounded-2xl ${layout} ${tone}`}>
      <span
        className={`greeting-sign ${counted ? "bg-daun" : "bg-nila"} ${isCompact ? "size-10" : "size-13 lg:size-18"}`}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-1/2" />
      </span>
      <div className="min-w-0">
        {text && <p className={`font-serif font-semibold text-balance text-ink wrap-anywhere ${size}`}>{text}</p>}
        <p
          className={`font-semibold text-pretty wrap-anywhere ${isCompact || text ? "" : "text-xl"} ${isCompact ? "" : "lg:text-lg"}`}
        >
          {text ? note : "Kunjungan yang tertunda sudah tercatat"}
        </p>
      </div>
    </div>
  );
}
