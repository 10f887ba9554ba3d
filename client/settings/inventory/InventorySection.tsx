import { isInventoryPattern, namesYear } from "../../../common/inventoryPattern";
import { FormSection } from "../../admin/form/FormSection";
import { useProposedInventoryCodes } from "./useProposedInventoryCodes";
import { CompactField } from "../../forms/fields/CompactField";
import { Checkbox } from "../../ui/Checkbox";
import { settingLabels } from "../form/settingsValues";
import type { SectionProps } from "../sections/SectionProps";

const EXAMPLE = "{0001}/PERPUS/{tahun}";

/** How the numbers of the inventory book are written, and which one comes next. */
export function InventorySection({ state, errors }: SectionProps) {
  const { inventoryPattern, inventoryRestartsYearly: restartsYearly } = state.values;
  const pattern = inventoryPattern.trim();
  const isReadable = isInventoryPattern(pattern);
  const next = useProposedInventoryCodes(isReadable ? 1 : 0, { pattern, restartsYearly })?.[0];
  const changedStyle = (name: "inventoryPattern" | "inventoryRestartsYearly") =>
    state.changed.includes(name) ? "field-changed" : "";
  return (
    <FormSection id="nomor-inventaris" title="Nomor inventaris">
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted text-pretty">
        Nomor induk setiap eksemplar. Dengan pola, eksemplar baru dapat diberi nomor berikutnya sekaligus. Nomor yang
        sudah ada tidak berubah.
      </p>
      <CompactField
        {...errors.fieldProps("inventoryPattern")}
        label={settingLabels.inventoryPattern}
        hint={`Tulis {0001} untuk nomor urut dan {tahun} untuk tahunnya. Contoh: ${EXAMPLE}. Kosongkan untuk mengetik nomornya satu per satu.`}
        value={inventoryPattern}
        onChange={({ target }) => state.set("inventoryPattern", target.value)}
        maxLength={60}
        spellCheck={false}
        autoCapitalize="off"
        className={`max-w-2xl ${changedStyle("inventoryPattern")}`}
      />
      <div className={`mt-3 ${changedStyle("inventoryRestartsYearly")}`}>
        <Checkbox
          label={settingLabels.inventoryRestartsYearly}
          checked={restartsYearly}
          onChange={({ target }) => state.set("inventoryRestartsYearly", target.checked)}
        />
        <p className="pl-8 text-sm text-muted text-pretty">
          {pattern === "" || namesYear(pattern)
            ? "Menurut tahun perolehan eksemplarnya."
            : "Hanya berlaku jika polanya memuat {tahun}."}
        </p>
      </div>
      <p role="status" className="mt-4 min-h-6 text-sm text-muted wrap-anywhere">
        {next !== undefined && (
          <>
            Nomor berikutnya: <span className="font-semibold text-ink tabular-nums">{next}</span>
          </>
        )}
        {pattern !== "" && !isReadable && "Pola ini belum memuat {0001} untuk nomor urutnya."}
      </p>
    </FormSection>
  );
}
