import { useId, useState } from "react";
import { useUndo } from "../../../admin/undo/useUndo";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { showFailure } from "../../../forms/errors/showFailure";
import { formatNumber } from "../../../format/formatNumber";
import { showMessage } from "../../../page/messages/flashMessage";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Pill } from "../../../ui/Pill";
import { Sheet } from "../../../ui/Sheet";
import type { AuthorityList } from "../../picker/pickedRecords";
import { pickerConfigs } from "../../picker/pickerConfigs";
import { BooksLink } from "../BooksLink";
import type { ListConfig, MergeSuggestion } from "../ListConfig";
import { listDescriptions } from "../listDescriptions";

interface DuplicateGroupProps<List extends AuthorityList> {
  config: ListConfig<List>;
  suggestion: MergeSuggestion<List>;
}

const REASONS = { SPELLING: "Beda penulisan", LETTER: "Beda satu huruf" } as const;

/** Likely duplicates: choose the name to keep and the records to merge into it. */
export function DuplicateGroup<List extends AuthorityList>({
  config,
  suggestion: { reason, rows },
}: DuplicateGroupProps<List>) {
  const { label } = pickerConfigs[config.list];
  const { noun } = listDescriptions[config.list];
  const { merge, keepApart, isBusy } = config.useCommands();
  const { showDeleted } = useUndo();
  const group = useId();
  const [targetId, setTargetId] = useState(rows[0]?.id);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setIsConfirming] = useState(false);
  const [error, setError] = useState<string>();
  const target = rows.find(({ id }) => id === targetId) ?? rows[0];
  const merging = rows.filter(({ id }) => id !== target?.id && !excluded.has(id));
  if (target === undefined) return null;
  const name = label(target.values);
  const books = merging.reduce((sum, { booksCount }) => sum + booksCount, 0);

  const mergeAll = async () => {
    if (isBusy) return;
    const binEntryIds: string[] = [];
    for (const row of merging) {
      const result = await merge(row.id, target.id);
      if (result.data === null) {
        const { text, fields } = toFormErrors(result);
        setError(text ?? fields?.[0]?.message);
        return;
      }
      binEntryIds.push(...result.data.binEntryIds);
    }
    setIsConfirming(false);
    showDeleted(`Digabungkan menjadi “${name}”.`, binEntryIds);
  };
  const keepAllApart = async () => {
    if (isBusy) return;
    const others = rows.filter(({ id }) => id !== target.id).map(({ id }) => id);
    const result = await keepApart(target.id, others);
    if (result.data === null) showFailure(result);
    else showMessage("Kelompok ini tidak ditampilkan lagi.", "success");
  };
  const toggle = (id: string) =>
    setExcluded((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));

  return (
    <section aria-labelledby={group} className="rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={group} className="text-sm font-semibold wrap-anywhere">
          {name}
        </h2>
        <Pill tone={reason === "SPELLING" ? "plain" : "quiet"}>{REASONS[reason]}</Pill>
      </div>
      <ul className="mt-2 divide-y divide-line text-sm">
        {rows.map((row) => {
          const own = label(row.values);
          const isKept = row.id === target.id;
          return (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 py-1">
              <label className="flex min-h-9 min-w-40 flex-1 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name={group}
                  checked={isKept}
                  onChange={() => setTargetId(row.id)}
                  className="size-4.5 shrink-0 accent-nila"
                />
                <span className="wrap-anywhere">{own}</span>
              </label>
              <span className="text-right tabular-nums">
                <BooksLink list={config.list} row={row} /> buku
              </span>
              <span className="flex min-h-9 w-full items-center pl-7.5 text-muted sm:w-36 sm:pl-0">
                {isKept ? (
                  "tetap"
                ) : (
                  <label className="flex cursor-pointer items-center gap-2">
                    <input
                      type="checkbox"
                      checked={!excluded.has(row.id)}
                      onChange={() => toggle(row.id)}
                      className="checkbox"
                    />
                    <span>
                      ikut digabungkan<span className="sr-only"> {own}</span>
                    </span>
                  </label>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="needs-script mt-3 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={() => void keepAllApart()}
          aria-describedby={group}
          className={buttonStyle("quiet", "compact")}
        >
          Memang berbeda
        </button>
        <button
          type="button"
          disabled={merging.length === 0}
          onClick={() => setIsConfirming(true)}
          aria-describedby={group}
          className={buttonStyle("outlined", "compact")}
        >
          Gabungkan {formatNumber(merging.length + 1)} {noun}
        </button>
      </div>
      <Sheet title="Gabungkan?" placement="middle" isOpen={isConfirming} onClose={() => setIsConfirming(false)}>
        <p className="text-sm text-pretty">
          Nama yang dipakai: <strong className="font-semibold wrap-anywhere">{name}</strong>. Nama yang dihapus:{" "}
          {merging.map(({ values }) => `“${label(values)}”`).join(", ")}; {formatNumber(books)} bukunya dipindahkan.
        </p>
        <p className="mt-3 text-sm text-muted">Penggabungan dapat diurungkan selama 30 hari, dari Tempat Sampah.</p>
        <p role="alert" className="mt-3 text-sm font-medium text-bata empty:hidden">
          {error}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <button type="button" onClick={() => setIsConfirming(false)} className={buttonStyle("outlined", "compact")}>
            Batal
          </button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void mergeAll()}
            className={buttonStyle("filled", "compact")}
          >
            {isBusy ? "Menggabungkan…" : "Gabungkan"}
          </button>
        </div>
      </Sheet>
    </section>
  );
}
