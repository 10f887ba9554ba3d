import { type SubmitEvent, useId, useState } from "react";
import { goOnEnter } from "../../../../forms/goOnEnter";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { parseRupiah } from "../values/bookInput";
import type { CopyChange } from "./CopyTableRow";

const MAX_PRICE = 2_000_000_000;

/** What the selected copies cost, where that differs from their book's price; empty gives them that one back. */
export function CopyPriceField({ onChange }: { onChange: (change: CopyChange) => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const price = parseRupiah(text);
    const isWrong = price !== null && !(price >= 0 && price <= MAX_PRICE);
    setProblem(isWrong ? "Isi dengan angka, misalnya 79.000." : "");
    if (!isWrong) onChange({ price });
  };
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => goOnEnter(event, "submits")}
      aria-label="Harga yang dipilih"
      className="flex flex-wrap items-center gap-2"
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="Harga (Rp)"
        aria-label="Harga yang dipilih (Rp); kosong: harga buku"
        aria-invalid={problem !== "" || undefined}
        aria-describedby={problem === "" ? undefined : problemId}
        className="field h-9 w-30 px-3 text-sm"
      />
      <button type="submit" className={buttonStyle("outlined", "compact")}>
        Simpan harga
      </button>
      <p role="alert" id={problemId} className="text-sm font-medium text-bata empty:hidden">
        {problem}
      </p>
    </form>
  );
}
