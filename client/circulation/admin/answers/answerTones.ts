import { CircleCheck, CircleHelp, CircleX, Info, type LucideIcon } from "lucide-react";
import type { AnswerTone } from "./Answer";

/** The sign and the colours of each kind of answer: as the big block, and as the small sign of a line. */
export const answerTones: Readonly<Record<AnswerTone, { Icon: LucideIcon; block: string; sign: string }>> = {
  done: { Icon: CircleCheck, block: "bg-daun text-on-nila", sign: "bg-daun-soft text-daun" },
  notice: { Icon: Info, block: "bg-nila text-on-nila", sign: "bg-nila-soft text-nila" },
  asks: { Icon: CircleHelp, block: "bg-kunyit-soft text-on-kunyit", sign: "bg-kunyit-soft text-on-kunyit" },
  refused: { Icon: CircleX, block: "bg-bata text-on-nila", sign: "bg-bata-soft text-bata" },
};
