import { parseCopyCount } from "../values/bookInput";
import { FormSection } from "../../../../admin/form/FormSection";
import { TextFormField } from "../sections/TextFormField";
import type { BookFormState } from "../useBookForm";
import { useProposedInventoryCodes } from "../../../../settings/inventory/useProposedInventoryCodes";
import { CodePreview } from "./CodePreview";
import { InventoryRange } from "./InventoryRange";
import { useProposedCodes } from "./proposedCodes";

/** The number of copies of a new book, with a preview of their codes and numbers. */
export function NewBookCopies({ state }: { state: BookFormState }) {
  const { copies, firstItemCode } = state.values;
  const count = parseCopyCount(copies);
  const proposed = useProposedCodes(count, firstItemCode);
  const numbers = useProposedInventoryCodes(count, {});
  return (
    <FormSection id="eksemplar" title="Eksemplar">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <TextFormField state={state} name="copies" inputMode="numeric" maxLength={4} />
        <TextFormField
          state={state}
          name="firstItemCode"
          hint="Kosongkan untuk meneruskan kode terakhir."
          maxLength={100}
        />
      </div>
      <div className="mt-3">
        <CodePreview proposed={proposed} />
        <p role="status" className="text-sm text-muted wrap-anywhere tabular-nums">
          {numbers !== null && numbers.length > 0 && (
            <>
              No. Inventaris yang akan dipakai: <InventoryRange numbers={numbers} />
            </>
          )}
        </p>
      </div>
    </FormSection>
  );
}
