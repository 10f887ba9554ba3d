import { useState } from "react";
import { DayField } from "../../forms/dates/DayField";
import { CompactField } from "../../forms/fields/CompactField";
import type { PromotionPlan } from "./promotionPlan";

interface YearFieldsProps {
  academicYear: string;
  expiresAt: string | null;
  onChange: (changes: Pick<PromotionPlan, "academicYear" | "expiresAt">) => void;
}

/** The new year and the new end of the memberships; taken over when the field is left. */
export function YearFields({ academicYear, expiresAt, onChange }: YearFieldsProps) {
  const [error, setError] = useState<string>();
  const takeYear = (typed: string) => {
    const [, from, to] = /^(\d{4})\s*[/-]\s*(\d{4})$/u.exec(typed.trim()) ?? [];
    const isYear = from !== undefined && Number(to) === Number(from) + 1;
    setError(isYear ? undefined : "Contoh: 2026/2027");
    if (isYear && `${from}/${to}` !== academicYear) onChange({ academicYear: `${from}/${to}` });
  };
  const takeEnd = (day: string | null) => {
    if (day !== expiresAt) onChange({ expiresAt: day });
  };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[12rem_14rem_minmax(0,1fr)]">
      <CompactField
        key={`year-${academicYear}`}
        label="Tahun ajaran baru"
        defaultValue={academicYear}
        error={error}
        data-unmatched={error !== undefined || undefined}
        onBlur={({ target }) => takeYear(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") takeYear(currentTarget.value);
        }}
      />
      <DayField
        label="Keanggotaan berlaku sampai"
        value={expiresAt ?? ""}
        onLeave={(day) => takeEnd(day || null)}
        hint={expiresAt === null ? "Kosongkan jika tanpa batas." : undefined}
      />
      <p className="max-w-prose self-end text-sm text-muted text-pretty sm:pb-2">
        Berlaku bagi siswa yang naik dan yang tinggal kelas. Siswa yang lulus atau pindah tidak lagi masuk daftar siswa
        aktif, dan akunnya ditutup.
      </p>
    </div>
  );
}
