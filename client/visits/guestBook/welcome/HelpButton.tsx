import { CircleQuestionMark } from "lucide-react";
import { lazy } from "../../../page/lazy/lazy";
import { buttonStyle } from "../../../ui/buttonStyle";

const HelpSheet = lazy(() => import("./HelpSheet").then((m) => m.HelpSheet), null);

interface HelpButtonProps {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

export function HelpButton({ isOpen, setIsOpen }: HelpButtonProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        className={`needs-script max-sm:px-3 ${buttonStyle("outlined", "small")}`}
      >
        <CircleQuestionMark aria-hidden="true" strokeWidth={1.75} className="size-5 text-muted" />
        Bantuan
      </button>
      {isOpen && <HelpSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
