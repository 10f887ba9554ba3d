import { X } from "lucide-react";
import { Link } from "react-router-dom";

const STYLES = {
  public: { list: "mt-2", link: "min-h-9", label: "wrap-break-word" },
  admin: { list: "mb-3", link: "min-h-8", label: "wrap-anywhere" },
} as const;

const CHIP_STYLE =
  "items-center gap-1.5 rounded-lg bg-nila-soft py-1 pr-2 pl-3 text-sm font-medium text-nila transition-colors " +
  "duration-150 hover:bg-wash";

interface FilterChipListProps {
  variant: keyof typeof STYLES;
  /** Each with the list's URL without it. */
  chips: readonly { label: string; href: string }[];
  resetHref: string;
}

/** The active filters, each with a link that removes it; links work without JavaScript. */
export function FilterChipList({ variant, chips, resetHref }: FilterChipListProps) {
  if (chips.length === 0) return null;
  const { list, link, label: labelStyle } = STYLES[variant];
  return (
    <ul aria-label="Filter aktif" className={`${list} flex flex-wrap items-center gap-2`}>
      {chips.map(({ label, href }) => (
        <li key={href} className="min-w-0">
          <Link to={href} aria-label={`Hapus filter ${label}`} className={`flex ${link} ${CHIP_STYLE}`}>
            <span className={`min-w-0 ${labelStyle}`}>{label}</span>
            <X aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={resetHref} className={`flex ${link} items-center px-2 text-sm inline-link`}>
          Hapus semua filter
        </Link>
      </li>
    </ul>
  );
}
