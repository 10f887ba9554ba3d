import { type SubmitEvent, useId, useState } from "react";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { buttonStyle } from "../../../../ui/buttonStyle";
import type { CopyChange } from "./CopyTableRow";

/** On which day the library got the selected copies. */
export function CopyDayField({ onChange }: { onChange: (change: CopyChange) => void }) {
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(day === "" ? "Pilih tanggalnya dulu." : "");
    if (day !== "") onChange({ acquiredAt: day });
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      aria-label="Tanggal perolehan yang dipilih"
      className="flex flex-wrap items-center gap-2"
    >
      <input
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        aria-label="Tanggal perolehan yang dipilih"
        aria-invalid={problem !== "" || undefined}
        aria-describedby={problem === "" ? undefined : problemId}
        className="field h-9 w-38 px-3 text-sm"
      />
      <button type="submit" className={buttonStyle("outlined", "compact")}>
        Simpan tanggal perolehan
      </button>
      <button
        type="button"
        onClick={() => onChange({ acquiredAt: null })}
        aria-label="Kosongkan tanggal perolehan"
        className={buttonStyle("quiet", "compact")}
      >
        Kosongkan
      </button>
      <p role="alert" id={problemId} className="text-sm font-medium text-bata empty:hidden">
        {problem}
      </p>
    </form>
  );
}
