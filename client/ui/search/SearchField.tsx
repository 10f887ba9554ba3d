import { Search, X } from "lucide-react";
import type { ComponentProps } from "react";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "className"> {
  label: string;
  onClear?: () => void;
  /** `compact` is the size of administrators' screens. */
  size?: "regular" | "compact";
}

const SIZES = {
  regular: { input: "h-13 pl-12 text-base", clearable: "pr-12", icon: "left-4", clear: "right-1.5" },
  compact: {
    input: "h-11 lg:h-9 pl-11 text-base sm:text-sm",
    clearable: "pr-11",
    icon: "left-3.5",
    clear: "right-0.5",
  },
};

const INPUT_STYLE = "w-full rounded-xl border border-field bg-card text-ink placeholder:text-muted";

export function SearchField({ label, onClear, size = "regular", ...input }: SearchFieldProps) {
  const isClearable = onClear !== undefined && input.value !== "";
  const styles = SIZES[size];
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        strokeWidth={1.75}
        className={`pointer-events-none absolute top-1/2 ${styles.icon} size-5 -translate-y-1/2 text-muted`}
      />
      <input
        {...input}
        // A combobox is no searchbox, which is what the type would make of it.
        type={input.role === "combobox" ? "text" : "search"}
        aria-label={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={`${INPUT_STYLE} ${styles.input} ${isClearable ? styles.clearable : "pr-3"}`}
      />
      {isClearable && (
        <button
          type="button"
          // By keyboard the text is deleted; the next field is one key away.
          tabIndex={-1}
          onClick={onClear}
          aria-label="Hapus pencarian"
          className={`icon-button needs-script absolute top-1/2 ${styles.clear} -translate-y-1/2`}
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      )}
    </div>
  );
}
