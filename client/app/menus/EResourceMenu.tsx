import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useDismissibleDetails } from "../../ui/useDismissibleDetails";
import { EResourceLinks, type EResourceLinksProps } from "./EResourceLinks";

const STYLES = {
  bar: {
    details: "group relative",
    summary: "nav-link cursor-pointer list-none gap-1.5",
    links:
      "absolute top-full left-0 z-40 mt-1 max-h-[70vh] w-72 overflow-y-auto rounded-xl " +
      "border border-line bg-card p-1.5",
  },
  menu: {
    details: "group",
    summary: "menu-link cursor-pointer list-none justify-between",
    links: "ml-3 border-l border-line pl-1",
  },
};

export function EResourceMenu({ variant, ...props }: EResourceLinksProps & { variant: keyof typeof STYLES }) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(dropdown);
  const style = STYLES[variant];
  return (
    // Only the bar's links lie over the page and are dismissed; in the menu they stay open.
    <details ref={variant === "bar" ? dropdown : null} className={style.details}>
      <summary className={`${style.summary} [&::-webkit-details-marker]:hidden`}>
        E-Resource
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className={style.links}>
        <EResourceLinks {...props} />
      </div>
    </details>
  );
}
