import { useState } from "react";
import { parseRupiah } from "../values/bookInput";
import { CopyFieldForm } from "./CopyFieldForm";
import type { CopyChange } from "./CopyTableRow";

const MAX_PRICE = 2_000_000_000;

/** What the selected copies cost, where that differs from their book's price; empty gives them that one back. */
export function CopyPriceField({ onChange }: { onChange: (change: CopyChange) => void }) {
  const [text, setText] = useState("");
  const submit = () => {
    const price = parseRupiah(text);
    if (price !== null && !(price >= 0 && price <= MAX_PRICE)) return "Isi dengan angka. Contoh: 79.000";
    onChange({ price });
    return null;
  };
  return (
    <CopyFieldForm label="Harga eksemplar terpilih" submitLabel="Simpan harga" onSubmit={submit}>
      {(errorAttributes) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="Harga (Rp)"
          aria-label="Harga eksemplar terpilih (Rp), kosongkan untuk memakai harga buku"
          {...errorAttributes}
          className="field h-9 w-30 px-3 text-sm"
        />
      )}
    </CopyFieldForm>
  );
}
