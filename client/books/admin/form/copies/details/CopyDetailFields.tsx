import { RecordPicker } from "../../../../../authorities/picker/RecordPicker";
import { DayField } from "../../../../../forms/dates/DayField";
import { CompactField } from "../../../../../forms/fields/CompactField";
import type { CopyDetails } from "./copyDetails";

interface CopyDetailFieldsProps {
  values: CopyDetails;
  onChange: (values: CopyDetails) => void;
  /** What a field that is left empty means. */
  hints?: Partial<Record<keyof CopyDetails, string>>;
  /** False where they are asked for beside. */
  hasPriceAndDay?: boolean;
  messageFor: (name: string) => string | undefined;
}

/** How copies came, and what they have of their own. */
export function CopyDetailFields({
  values,
  onChange,
  hints = {},
  hasPriceAndDay = true,
  messageFor,
}: CopyDetailFieldsProps) {
  const text = (name: Exclude<keyof CopyDetails, "source" | "category">) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
    error: messageFor(name),
    hint: hints[name],
  });
  return (
    <>
      <RecordPicker
        list="sources"
        label="Sumber perolehan"
        name="sourceId"
        value={values.source}
        onChange={(source) => onChange({ ...values, source })}
        error={messageFor("sourceId")}
        hint={hints.source}
      />
      <CompactField {...text("supplier")} label="Rekanan" maxLength={255} />
      <CompactField {...text("invoiceNumber")} label="No. faktur" maxLength={100} />
      {hasPriceAndDay && (
        <>
          <CompactField {...text("price")} label="Harga per eksemplar (Rp)" inputMode="numeric" maxLength={15} />
          <DayField {...text("acquiredAt")} label="Tanggal perolehan" min="1900-01-01" max="2100-12-31" />
        </>
      )}
      <CompactField {...text("callNumber")} label="No. Panggil eksemplar" maxLength={100} />
      <RecordPicker
        list="categories"
        label="Kategori eksemplar"
        name="categoryId"
        value={values.category}
        onChange={(category) => onChange({ ...values, category })}
        error={messageFor("categoryId")}
        hint={hints.category}
      />
      <CompactField {...text("note")} label="Catatan" maxLength={500} />
      <CompactField {...text("issueLabel")} label="Edisi terbitan" maxLength={200} />
    </>
  );
}
