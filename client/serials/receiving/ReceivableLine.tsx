import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonStyle } from "../../ui/buttonStyle";

interface ReceivableLineProps {
  title: string;
  href: string | null;
  label: string;
  detail: string;
  /** Null where the role takes nothing in. */
  isChosen: boolean | null;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
  onReceive: () => void;
}

/** One issue that may have come. */
export function ReceivableLine(props: ReceivableLineProps) {
  const { title, href, label, detail, isChosen, isBusy, onChoose, onReceive } = props;
  return (
    <li
      className={`flex items-center gap-3 border-t border-line px-3 py-2.5 first:rounded-t-2xl first:border-t-0 last:rounded-b-2xl sm:px-4 ${isChosen ? "bg-nila-soft" : ""}`}
    >
      {isChosen !== null && (
        <label className="needs-script grid size-11 shrink-0 cursor-pointer place-items-center lg:size-9">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            aria-label={`Pilih ${title}, ${label}`}
            className="checkbox"
          />
        </label>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {href ? (
            <Link to={href} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-sm wrap-anywhere">{label}</p>
        <p className="text-sm text-muted wrap-anywhere">{detail}</p>
      </div>
      {isChosen !== null && (
        <button
          type="button"
          aria-disabled={isBusy}
          aria-label={`Terima ${title}, ${label}`}
          onClick={() => {
            if (!isBusy) onReceive();
          }}
          className={`needs-script ${buttonStyle("outlined", "compact")}`}
        >
          <Check aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          <span className="max-sm:sr-only">Terima</span>
        </button>
      )}
    </li>
  );
}
