import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { CompactField, CompactSelect, CompactTextArea } from "../../forms/fields/CompactField";
import { buttonStyle } from "../../ui/buttonStyle";
import { Checkbox } from "../../ui/Checkbox";
import { accreditationFigureLabels, accreditationFigures } from "./figureLabels";
import { type ComponentDraft, type IndicatorDraft, newIndicator } from "./instrumentRows";

interface ComponentFieldsProps {
  draft: ComponentDraft;
  index: number;
  messageFor: (name: string) => string | undefined;
  hasErrors: boolean;
  onChange: (draft: ComponentDraft) => void;
  onRemove: () => void;
}

/** A component of an instrument: what it weighs, and behind a press what is asked within it. */
export function ComponentFields({ draft, index, messageFor, hasErrors, onChange, onRemove }: ComponentFieldsProps) {
  const [isOpen, setIsOpen] = useState(draft.name === "");
  const [added, setAdded] = useState(0);
  const shows = isOpen || hasErrors;
  const prefix = `components.${index}`;
  const changeIndicator = (key: string, changes: Partial<IndicatorDraft>) =>
    onChange({
      ...draft,
      indicators: draft.indicators.map((each) => (each.key === key ? { ...each, ...changes } : each)),
    });
  const add = () => {
    onChange({ ...draft, indicators: [...draft.indicators, newIndicator(`baru-${draft.key}-${added}`)] });
    setAdded(added + 1);
  };
  return (
    <fieldset className="rounded-xl border border-line bg-paper p-4">
      <legend className="sr-only">Komponen {index + 1}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_5rem_auto] items-end gap-2">
        <CompactField
          label="Komponen"
          name={`${prefix}.name`}
          maxLength={120}
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
          error={messageFor(`${prefix}.name`)}
        />
        <CompactField
          label="Bobot"
          name={`${prefix}.weight`}
          inputMode="decimal"
          maxLength={6}
          value={draft.weight}
          onChange={({ target }) => onChange({ ...draft, weight: target.value })}
          error={messageFor(`${prefix}.weight`)}
        />
        <RemoveButton label={`Hapus komponen ${index + 1}`} onClick={onRemove} />
      </div>
      <CompactField
        label="Sumber bobot (opsional)"
        name={`${prefix}.source`}
        maxLength={300}
        value={draft.source}
        onChange={({ target }) => onChange({ ...draft, source: target.value })}
        error={messageFor(`${prefix}.source`)}
        className="mt-3"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label="Periksa: belum dibaca di naskah"
          checked={draft.needsCheck}
          onChange={({ target }) => onChange({ ...draft, needsCheck: target.checked })}
        />
        <button
          type="button"
          aria-expanded={shows}
          onClick={() => setIsOpen(!shows)}
          className={buttonStyle("quiet", "compact")}
        >
          {draft.indicators.length} indikator
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={`size-4.5 transition-transform ${shows ? "rotate-180" : ""}`}
          />
        </button>
      </div>
      {messageFor(`${prefix}.indicators`) && (
        <p role="alert" className="text-sm font-medium text-bata">
          {messageFor(`${prefix}.indicators`)}
        </p>
      )}
      {shows && (
        <div className="mt-3 grid gap-3">
          {draft.indicators.map((indicator, at) => (
            <IndicatorFields
              key={indicator.key}
              draft={indicator}
              label={`Indikator ${at + 1} komponen ${index + 1}`}
              prefix={`${prefix}.indicators.${at}`}
              messageFor={messageFor}
              onChange={(changes) => changeIndicator(indicator.key, changes)}
              onRemove={() =>
                onChange({ ...draft, indicators: draft.indicators.filter(({ key }) => key !== indicator.key) })
              }
            />
          ))}
          <button type="button" onClick={add} className={`justify-self-start ${buttonStyle("outlined", "compact")}`}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Tambah indikator
          </button>
        </div>
      )}
    </fieldset>
  );
}

interface IndicatorFieldsProps {
  draft: IndicatorDraft;
  label: string;
  prefix: string;
  messageFor: (name: string) => string | undefined;
  onChange: (changes: Partial<IndicatorDraft>) => void;
  onRemove: () => void;
}

function IndicatorFields({ draft, label, prefix, messageFor, onChange, onRemove }: IndicatorFieldsProps) {
  const text = (name: "text" | "maxScore" | "guide" | "source") => ({
    name: `${prefix}.${name}`,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    error: messageFor(`${prefix}.${name}`),
  });
  return (
    <fieldset className="rounded-xl border border-line bg-card p-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-end gap-2">
        <CompactField label="Indikator" maxLength={300} className="min-w-0 grow" {...text("text")} />
        <RemoveButton label={`Hapus ${label.toLowerCase()}`} onClick={onRemove} />
      </div>
      <div className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3">
        <CompactField label="Skor maks." inputMode="decimal" maxLength={7} {...text("maxScore")} />
        <CompactSelect
          label="Data sistem"
          name={`${prefix}.figure`}
          value={draft.figure}
          onChange={({ target }) => onChange({ figure: accreditationFigures.find((it) => it === target.value) ?? "" })}
        >
          <option value="">Tidak ada</option>
          {accreditationFigures.map((figure) => (
            <option key={figure} value={figure}>
              {accreditationFigureLabels[figure]}
            </option>
          ))}
        </CompactSelect>
        <CompactTextArea
          label="Pedoman skor (opsional)"
          rows={2}
          maxLength={500}
          className="col-span-2"
          {...text("guide")}
        />
        <CompactField label="Sumber (opsional)" maxLength={300} className="col-span-2" {...text("source")} />
      </div>
      <Checkbox
        label="Periksa: belum dibaca di naskah"
        checked={draft.needsCheck}
        onChange={({ target }) => onChange({ needsCheck: target.checked })}
      />
    </fieldset>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-label={label} title={label} className="icon-button -mr-2">
      <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}
