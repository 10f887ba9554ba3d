import { CircleCheck, CircleHelp, CircleX, Info, type LucideIcon } from "lucide-react";
import type { AnswerTone } from "./Answer";

interface Tone {
  readonly Icon: LucideIcon;
  /** The big block; `old` while a later scan has no answer yet. */
  readonly block: string;
  readonly old: string;
  /** The small sign of a line. */
  readonly sign: string;
}

/** The sign and the colours of each kind of answer. */
export const answerTones: Readonly<Record<AnswerTone, Tone>> = {
  done: {
    Icon: CircleCheck,
    block: "bg-daun text-on-nila",
    old: "bg-daun-soft text-daun",
    sign: "bg-daun-soft text-daun",
  },
  notice: {
    Icon: Info,
    block: "bg-nila text-on-nila",
    old: "bg-nila-soft text-nila",
    sign: "bg-nila-soft text-nila",
  },
  asks: {
    Icon: CircleHelp,
    block: "bg-kunyit-soft text-on-kunyit",
    old: "bg-kunyit-soft text-on-kunyit",
    sign: "bg-kunyit-soft text-on-kunyit",
  },
  refused: {
    Icon: CircleX,
    block: "bg-bata text-on-nila",
    old: "bg-bata text-on-nila",
    sign: "bg-bata-soft text-bata",
  },
};
