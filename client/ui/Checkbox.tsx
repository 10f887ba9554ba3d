import type { InputHTMLAttributes } from "react";

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  count?: string;
}

export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 py-1 text-sm">
      <input {...input} type="checkbox" className="checkbox" />
      <span className="min-w-0 flex-1 hyphens-auto wrap-break-word">{label}</span>
      {count !== undefined && <span className="text-muted tabular-nums">{count}</span>}
    </label>
  );
}
