import { useState } from "react";
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
    setError(isYear ? undefined : "Tulis seperti 2026/2027.");
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
        onBlur={({ target }) => takeYear(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") takeYear(currentTarget.value);
        }}
      />
      <CompactField
        key={`end-${expiresAt ?? ""}`}
        type="date"
        label="Keanggotaan berlaku sampai"
        defaultValue={expiresAt ?? ""}
        onBlur={({ target }) => takeEnd(target.value || null)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") takeEnd(currentTarget.value || null);
        }}
        hint={expiresAt === null ? "Kosong: tanpa batas." : undefined}
      />
      <p className="max-w-prose self-end text-sm text-muted text-pretty sm:pb-2">
        Berlaku bagi yang naik dan yang tinggal kelas. Yang lulus atau pindah keluar dari daftar siswa aktif, dan
        akunnya ditutup.
      </p>
    </div>
  );
}
