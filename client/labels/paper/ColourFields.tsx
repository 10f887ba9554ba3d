import { buttonStyle } from "../../ui/buttonStyle";
import { Checkbox } from "../../ui/Checkbox";
import { className, MAIN_CLASSES, USUAL_COLOURS } from "../drawing/classColours";
import type { ChangeSetup, LabelSetup } from "./labelSetup";

interface ColourFieldsProps {
  setup: LabelSetup;
  change: ChangeSetup;
}

/** Whether spines get a band in the colour of their main class, and which colours those are. */
export function ColourFields({ setup: { hasColours, colours }, change }: ColourFieldsProps) {
  const isChanged = MAIN_CLASSES.some((one) => colours[one] !== USUAL_COLOURS[one]);
  return (
    <div>
      <Checkbox
        label="Pita warna menurut kelas"
        checked={hasColours}
        onChange={({ target }) => change({ hasColours: target.checked })}
      />
      {hasColours && (
        <fieldset className="mt-1">
          <legend className="text-sm text-muted text-pretty">
            Nomor kelasnya ikut tercetak, jadi tetap terbaca pada cetakan hitam putih.
          </legend>
          <div className="mt-2 grid grid-cols-5 gap-2">
            {MAIN_CLASSES.map((one) => (
              <label key={one} className="grid justify-items-center gap-1 text-sm tabular-nums">
                <input
                  type="color"
                  value={colours[one]}
                  onChange={({ target }) => change({ colours: { ...colours, [one]: target.value } })}
                  className="h-9 w-full cursor-pointer rounded-lg border border-field bg-card p-0.5"
                />
                {className(one)}
              </label>
            ))}
          </div>
          {isChanged && (
            <button
              type="button"
              onClick={() => change({ colours: USUAL_COLOURS })}
              className={`mt-2 ${buttonStyle("quiet", "compact")}`}
            >
              Pakai warna bawaan
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
