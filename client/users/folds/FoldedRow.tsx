import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

interface FoldedRowProps {
  /** Its address on the page, which opens it: `#kata-sandi`. */
  id: string;
  title: string;
  icon: LucideIcon;
  /** What is in it, while it is folded; its line is kept free until that is known. */
  note?: string | undefined;
  /** Opens it: what is wrong has to be seen. */
  hasErrors?: boolean;
  /** Lets the caller focus the summary when a focused button disappears. */
  summaryRef?: Ref<HTMLElement>;
  className?: string;
  /** A function is called only once the row is opened, so that its data are not loaded before. */
  children: ReactNode | (() => ReactNode);
}

/** In an address that opens a part also where no script can: `?buka=kunjungan`. */
const OPENED = "buka";

/** A part of the profile as one line, in the list of `.folded-rows`. */
export function FoldedRow(props: FoldedRowProps) {
  const { id, title, icon: Icon, note, hasErrors = false, summaryRef, className = "", children } = props;
  const { hash } = useLocation();
  const isAskedFor = useSearchParams()[0].get(OPENED) === id;
  const details = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(isAskedFor);
  const isAddressed = hash === `#${id}`;
  useEffect(() => {
    if (!details.current) return;
    if (isAddressed || hasErrors) details.current.open = true;
    if (isAddressed) details.current.scrollIntoView({ block: "start" });
    // Also where it was opened before the script came.
    if (details.current.open) setHasOpened(true);
  }, [isAddressed, hasErrors]);
  return (
    <section aria-labelledby={`${id}-judul`} className={className}>
      <details
        ref={details}
        id={id}
        open={isAskedFor || undefined}
        onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}
        className="folded-row group/folded"
      >
        <summary ref={summaryRef}>
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5 text-muted" />
          <h2 id={`${id}-judul`} className="font-semibold wrap-anywhere">
            {title}
          </h2>
          <span className="min-h-[1lh] text-sm text-muted wrap-anywhere">{note}</span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 transition-transform duration-150 group-open/folded:rotate-180"
          />
        </summary>
        <div className="folded-content">
          {typeof children !== "function" ? (
            children
          ) : hasOpened ? (
            children()
          ) : (
            <noscript>
              <a href={`?${OPENED}=${id}#${id}`} className="text-nila underline">
                Tampilkan
              </a>
            </noscript>
          )}
        </div>
      </details>
    </section>
  );
}
