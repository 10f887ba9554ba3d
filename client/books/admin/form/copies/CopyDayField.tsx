import { useState } from "react";
import { DayInput } from "../../../../forms/dates/DayInput";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { CopyFieldForm } from "./CopyFieldForm";
import type { CopyChange } from "./CopyTableRow";

/** On which day the library got the selected copies. */
export function CopyDayField({ onChange }: { onChange: (change: CopyChange) => void }) {
  const [day, setDay] = useState("");
  const submit = () => {
    if (day === "") return "Pilih tanggalnya dulu.";
    onChange({ acquiredAt: day });
    return null;
  };
  return (
    <CopyFieldForm
      label="Tanggal perolehan eksemplar terpilih"
      submitLabel="Simpan tanggal perolehan"
      onSubmit={submit}
      beside={
        <button
          type="button"
          onClick={() => onChange({ acquiredAt: null })}
          aria-label="Kosongkan tanggal perolehan"
          className={buttonStyle("quiet", "compact")}
        >
          Kosongkan
        </button>
      }
    >
      {(errorAttributes) => (
        <DayInput
          min="1900-01-01"
          max="2100-12-31"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          aria-label="Tanggal perolehan eksemplar terpilih"
          {...errorAttributes}
          className="field h-9 w-38 px-3 text-sm"
        />
      )}
    </CopyFieldForm>
  );
}
