import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { formatPrice } from "../../../format/formatPrice";
import { DAY_FILLED } from "../../../forms/dates/fillField";
import { DayField } from "../../../forms/dates/DayField";
import { CompactField, CompactSelect, CompactTextArea } from "../../../forms/fields/CompactField";
import { FormSection } from "../../../admin/form/FormSection";
import { buttonStyle } from "../../../ui/buttonStyle";
import { genderLabels, statusLabels } from "../../../format/studentLabels";
import { studentFields } from "../studentFields";
import type { StudentField, StudentFormValues } from "./studentFormValues";

interface FormKind {
  id: string;
  name: string;
  numberName: string;
  membershipMonths?: number | null;
  fee?: number;
}

interface StudentFieldsProps {
  values: StudentFormValues;
  classes: readonly { name: string }[];
  /** What is offered. */
  kinds: readonly FormKind[];
  messageFor: (name: string) => string | undefined;
  /** Sets the end of the membership a year further. */
  onExtend: () => void;
}

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4";

/** All that the register knows of a student. Uncontrolled, so that what is typed early stays. */
export function StudentFields({ values, classes, kinds, messageFor, onExtend }: StudentFieldsProps) {
  const classList = useId();
  const kindField = useRef<HTMLSelectElement>(null);
  const kind = useChosenKind(kindField, kinds, values.memberKindId);
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
          <CompactField
            {...field("nis")}
            label={kind?.numberName ?? studentFields.nis}
            aria-required
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
          />
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
          <CompactSelect {...field("memberKindId", "sm:col-span-2")} ref={kindField} hint={kindHint(kind)}>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
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
          <CompactField
            {...field("guardianName", "sm:col-span-2")}
            maxLength={255}
            autoCapitalize="words"
            spellCheck={false}
          />
          <CompactField {...field("guardianPhone", "sm:col-span-2")} type="tel" maxLength={40} />
          <CompactField {...field("occupation", "sm:col-span-2")} maxLength={100} />
          <CompactField {...field("education", "sm:col-span-2")} maxLength={100} />
        </div>
      </FormSection>
    </>
  );
}

/** The kind that the form holds: chosen by a person, or set by a script, for which browsers fire no event. */
function useChosenKind(
  field: RefObject<HTMLSelectElement | null>,
  kinds: readonly FormKind[],
  savedId: string,
): FormKind | undefined {
  const [chosenId, setChosenId] = useState(savedId);
  useEffect(() => {
    const select = field.current;
    const follow = () => setChosenId(select?.value ?? "");
    follow();
    for (const event of ["change", DAY_FILLED]) select?.addEventListener(event, follow);
    return () => {
      for (const event of ["change", DAY_FILLED]) select?.removeEventListener(event, follow);
    };
  }, [field]);
  return kinds.find(({ id }) => id === chosenId);
}

/** `Masa keanggotaan 12 bulan · biaya pendaftaran Rp25.000` */
function kindHint(kind: FormKind | undefined): string {
  const { membershipMonths, fee } = kind ?? {};
  const words = [
    membershipMonths ? `masa keanggotaan ${membershipMonths} bulan` : "",
    fee ? `biaya pendaftaran ${formatPrice(fee)}` : "",
  ].filter((word) => word !== "");
  const text = words.join(" · ");
  return text === ""
    ? "Setiap jenis dapat punya aturan peminjaman sendiri."
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
