import { useState } from "react";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { RecordPicker } from "../../authorities/picker/RecordPicker";
import { KindSelect } from "../../memberKinds/KindSelect";
import { useMemberKinds } from "../../memberKinds/useMemberKinds";
import type { RulePair } from "./loanRuleRow";
import { PolicyFailure } from "./PolicyFailure";
import { policySentence, sourceText } from "./policyText";
import { useLoanPolicy } from "./useLoanPolicy";

/** The figures whose origin is told: those that the sentence has. A category's own limit is the nearer of the two. */
const TOLD = [
  ["loanDays", "lama pinjam"],
  ["mostLoans", "jumlah buku"],
  ["mostRenewals", "perpanjangan"],
  ["finePerDay", "denda"],
] as const;

/** Which rules a loan of this kind and category would be made under, in one sentence. */
export function PolicyPreview() {
  const [chosen, setPair] = useState<RulePair>({ memberKind: null, category: null });
  const usual = useMemberKinds()?.find(({ active }) => active) ?? null;
  const pair = { ...chosen, memberKind: chosen.memberKind ?? usual };
  const { policy, hasFailed, retry } = useLoanPolicy(pair);
  const today = useLibraryToday();
  return (
    <div role="group" aria-label="Coba aturan" className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">Coba aturan</h3>
      <div className="mt-3 grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <KindSelect value={pair.memberKind} onChange={(memberKind) => setPair({ ...pair, memberKind })} />
        <RecordPicker
          list="categories"
          label="Kategori"
          hint="Kosongkan untuk kategori lain"
          value={pair.category}
          onChange={(picked) =>
            setPair({ ...pair, category: picked?.id ? { id: picked.id, name: picked.name } : null })
          }
        />
      </div>
      <div
        role="status"
        aria-busy={!policy && !hasFailed}
        className="mt-4 min-h-18 rounded-xl bg-wash px-4 py-3 text-sm"
      >
        {policy && (
          <>
            <p className="font-semibold text-pretty">{policySentence(pair, policy, today)}</p>
            <p className="mt-1 text-muted text-pretty">
              {TOLD.map(
                ([name, word]) =>
                  `${name === "mostLoans" && policy.categoryLimit !== null ? "batas kategori" : word} dari ${sourceText(policy.sources[name], pair)}`,
              ).join(", ")}
              .
            </p>
          </>
        )}
        {hasFailed && <PolicyFailure onRetry={retry} />}
      </div>
    </div>
  );
}
