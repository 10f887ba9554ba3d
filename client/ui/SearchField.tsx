import { Search, X } from "lucide-react";
import type { InputHTMLAttributes } from "react";

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  onClear?: () => void;
}

export function SearchField({ label, onClear, ...input }: SearchFieldProps) {
  const isClearable = onClear !== undefined && input.value !== "";
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={`h-13 w-full rounded-xl border border-field bg-card pl-12 text-base text-ink placeholder:text-muted ${isClearable ? "pr-12" : "pr-3"}`}
      />
      {isClearable && (
        <button
          type="button"
          onClick={onClear}
          aria-label="Hapus pencarian"
          className="icon-button needs-script absolute top-1/2 right-1.5 -translate-y-1/2"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      )}
    </div>
  );
}
