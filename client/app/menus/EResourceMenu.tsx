import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useDismissibleDetails } from "../../ui/useDismissibleDetails";
import { EResourceLinks, type EResourceLinksProps } from "./EResourceLinks";

export function EResourceMenu(props: EResourceLinksProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <details ref={details} className="group relative">
      <summary className="nav-link cursor-pointer list-none gap-1.5 [&::-webkit-details-marker]:hidden">
        E-Resource
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="absolute top-full left-0 z-40 mt-1 max-h-[70vh] w-72 overflow-y-auto rounded-xl border border-line bg-card p-1.5">
        <EResourceLinks {...props} />
      </div>
    </details>
  );
}
