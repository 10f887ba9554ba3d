import { FormSection } from "../../admin/form/FormSection";
import { CompactField } from "../../forms/fields/CompactField";
import { type Signatory, settingLabels } from "../form/settingsValues";
import type { SectionProps } from "./SectionProps";

/** What stands above and below what the library hands out. */
export function LettersSection({ state, errors }: SectionProps) {
  const field = (name: "parentOrganisation" | "libraryNumber" | "letterCity") => ({
    ...errors.fieldProps(name),
    label: settingLabels[name],
    value: state.values[name],
    onChange: ({ target }: { target: { value: string } }) => state.set(name, target.value),
    className: state.changed.includes(name) ? "field-changed" : "",
  });
  const [signs, hasSeen] = state.values.signatories;
  return (
    <FormSection id="surat" title="Kop dan penanda tangan">
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted text-pretty">
        Tercetak di surat bebas pustaka dan laporan, bersama nama, logo, dan alamat perpustakaan.
      </p>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <CompactField
          {...field("parentOrganisation")}
          className={`md:col-span-2 ${field("parentOrganisation").className}`}
          maxLength={120}
          hint="Sekolah atau dinas, di atas nama perpustakaan."
        />
        <CompactField {...field("libraryNumber")} maxLength={40} hint="Dari Perpustakaan Nasional." />
        <CompactField {...field("letterCity")} maxLength={60} hint="Contoh: Bandung." />
      </div>
      <div
        className={`mt-6 grid grid-cols-1 items-start gap-x-4 gap-y-6 md:grid-cols-2 ${state.changed.includes("signatories") ? "field-changed" : ""}`}
      >
        <SignatoryFields
          title="Penanda tangan"
          hint="Kosongkan namanya untuk menulisnya dengan tangan."
          place={0}
          signatory={signs}
          errors={errors}
          onChange={(signatory) => state.set("signatories", [signatory, hasSeen])}
        />
        <SignatoryFields
          title="Mengetahui"
          hint="Di laporan saja. Contoh: Kepala Sekolah. Boleh kosong."
          place={1}
          signatory={hasSeen}
          errors={errors}
          onChange={(signatory) => state.set("signatories", [signs, signatory])}
        />
      </div>
    </FormSection>
  );
}

interface SignatoryFieldsProps {
  title: string;
  hint: string;
  /** As the server counts them. */
  place: 0 | 1;
  signatory: Signatory;
  errors: SectionProps["errors"];
  onChange: (signatory: Signatory) => void;
}

function SignatoryFields({ title, hint, place, signatory, errors, onChange }: SignatoryFieldsProps) {
  const field = (name: keyof Signatory) => ({
    ...errors.fieldProps(`signatories.${place}.${name}`),
    value: signatory[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...signatory, [name]: target.value }),
  });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="contents">
        <span className="text-sm font-semibold">{title}</span>
      </legend>
      <p className="-mt-3 text-sm text-muted text-pretty">{hint}</p>
      <CompactField {...field("position")} label="Jabatan" maxLength={80} />
      <CompactField {...field("name")} label="Nama dan gelar" maxLength={120} />
      <CompactField {...field("nip")} label="NIP/NUPTK" maxLength={40} spellCheck={false} />
    </fieldset>
  );
}
