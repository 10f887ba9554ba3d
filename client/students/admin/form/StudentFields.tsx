import { useId } from "react";
import { DayField } from "../../../forms/dates/DayField";
import { CompactField, CompactSelect, CompactTextArea } from "../../../forms/fields/CompactField";
import { FormSection } from "../../../admin/form/FormSection";
import { buttonStyle } from "../../../ui/buttonStyle";
import { genderLabels, kindLabels, statusLabels } from "../../../format/studentLabels";
import { studentFields } from "../studentFields";
import type { StudentField, StudentFormValues } from "./studentFormValues";

interface StudentFieldsProps {
  values: StudentFormValues;
  classes: readonly { name: string }[];
  messageFor: (name: string) => string | undefined;
  /** Sets the end of the membership a year further. */
  onExtend: () => void;
}

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4";

/** All that the register knows of a student. Uncontrolled, so that what is typed early stays. */
export function StudentFields({ values, classes, messageFor, onExtend }: StudentFieldsProps) {
  const classList = useId();
  const field = (name: StudentField, span = "") => ({
    name,
    label: studentFields[name],
    error: messageFor(name),
    defaultValue: values[name],
    className: span,
  });
  return (
    <>
      <FormSection id="identitas" title="Identitas">
        <div className={GRID}>
          <CompactField
            {...field("name", "sm:col-span-2")}
            aria-required
            maxLength={255}
            autoCapitalize="words"
            spellCheck={false}
          />
          <CompactField {...field("nis")} aria-required maxLength={40} autoCapitalize="none" spellCheck={false} />
          <CompactField {...field("nisn")} inputMode="numeric" maxLength={40} hint="10 angka (opsional)" />
          <CompactSelect {...field("gender")}>
            <option value="">Belum diisi</option>
            {Object.entries(genderLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </CompactSelect>
          <DayField {...field("birthDate")} />
          <CompactSelect
            {...field("kind", "sm:col-span-2")}
            hint="Guru dan karyawan dapat punya aturan peminjaman sendiri."
          >
            {Object.entries(kindLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </CompactSelect>
        </div>
      </FormSection>
      <FormSection id="sekolah" title="Sekolah dan keanggotaan">
        <div className={GRID}>
          <CompactField {...field("className")} list={classList} maxLength={100} spellCheck={false} />
          <datalist id={classList}>
            {classes.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <CompactField {...field("major")} maxLength={100} />
          <CompactField
            {...field("academicYear", "sm:col-span-2")}
            maxLength={20}
            inputMode="numeric"
            hint="Contoh: 2026/2027"
          />
          <CompactSelect
            {...field("status", "sm:col-span-2")}
            hint="Anggota yang ditangguhkan tidak dapat meminjam. Jika lulus atau pindah, akunnya juga ditutup."
          >
            {Object.entries(statusLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </CompactSelect>
          <DayField
            {...field("suspendedUntil", "sm:col-span-2")}
            hint="Hanya untuk status Ditangguhkan. Kosongkan jika berlaku sampai dicabut."
          />
          <div className="flex flex-wrap items-end gap-2 self-start sm:col-span-2">
            <DayField {...field("expiresAt", "min-w-0 grow sm:max-w-60")} />
            <button
              type="button"
              onClick={onExtend}
              className={`needs-script ${buttonStyle("outlined", "compact")} lg:min-h-10`}
            >
              Perpanjang 1 tahun
            </button>
          </div>
        </div>
      </FormSection>
      <FormSection id="kontak" title="Kontak">
        <div className={GRID}>
          <CompactField {...field("phone")} type="tel" maxLength={40} />
          <CompactField
            {...field("email", "xl:col-span-3")}
            type="email"
            maxLength={255}
            autoCapitalize="none"
            spellCheck={false}
          />
          <CompactTextArea {...field("address", "sm:col-span-2 xl:col-span-4")} rows={2} maxLength={500} />
        </div>
      </FormSection>
    </>
  );
}
