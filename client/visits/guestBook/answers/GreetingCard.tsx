import { CircleCheck, History } from "lucide-react";

export interface Greeting {
  /** Empty if the visitor has gone by now. */
  text: string;
  counted: boolean;
  at: number;
}

const SIZES = [
  { upTo: 36, style: "text-3xl md:text-4xl lg:text-5xl" },
  { upTo: 90, style: "text-2xl md:text-3xl" },
  { upTo: Number.POSITIVE_INFINITY, style: "text-xl" },
];

interface GreetingCardProps {
  greeting: Greeting;
  /** One line, where a form needs the space. */
  isCompact: boolean;
}

export function GreetingCard({ greeting: { text, counted }, isCompact }: GreetingCardProps) {
  const Icon = counted ? CircleCheck : History;
  const tone = counted ? "border-daun bg-daun-soft text-daun" : "border-nila bg-nila-soft text-nila";
  const size = isCompact ? "text-xl" : SIZES.find(({ upTo }) => text.length <= upTo)?.style;
  const note = counted ? "Kunjungan Anda tercatat." : "Kunjungan tadi sudah tercatat.";
  const layout = isCompact ? "flex items-center gap-x-5 px-5 py-4 sm:px-6" : "px-6 py-8 text-center sm:px-10 sm:py-10";
  return (
    <div className={`arrive rounded-2xl border ${layout} ${tone}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className={isCompact ? "size-7 shrink-0" : "mx-auto mb-4 size-9"} />
      <div className="min-w-0">
        {text && <p className={`font-serif font-semibold text-balance text-ink wrap-anywhere ${size}`}>{text}</p>}
        <p className={`font-semibold text-pretty ${isCompact ? "" : text ? "mt-3 text-lg" : "text-xl"}`}>
          {text ? note : "Kunjungan yang tertunda sudah tercatat."}
        </p>
      </div>
    </div>
  );
}
