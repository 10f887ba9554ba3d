import { useState } from "react";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { LoanRule } from "../lendingFigures";
import { pairName, type RulePair } from "./loanRuleRow";
import { PolicyFailure } from "./PolicyFailure";
import { policySentence } from "./policyText";
import { toDraft, toFigures, withInherited } from "./ruleDraft";
import { RuleFields } from "./RuleFields";
import { RulePairFields } from "./RulePairFields";
import { useLoanPolicy } from "./useLoanPolicy";
import { useLoanRuleCommands } from "./useLoanRuleCommands";

interface LoanRuleFormProps {
  /** Null for a new one. */
  rule: LoanRule | null;
  onDone: () => void;
}

/** A rule of lending; what is left empty shows what it falls through to. */
export function LoanRuleForm({ rule, onDone }: LoanRuleFormProps) {
  const { create, update, isBusy } = useLoanRuleCommands();
  const errors = useFormErrors();
  const [pair, setPair] = useState<RulePair>({
    memberKind: rule?.memberKind ?? null,
    category: rule?.category ?? null,
  });
  const [saved] = useState(() => toDraft(rule));
  const [draft, setDraft] = useState(saved);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const allowLeave = useLeaveGuard(isDirty);
  const { policy, hasFailed, retry } = useLoanPolicy(pair, true);
  const today = useLibraryToday();
  const figures = toFigures(draft);

  const submit = async () => {
    if (pair.memberKind === null && pair.category === null) {
      return errors.showErrors({
        fields: [{ name: "memberKindId", message: "Pilih jenis anggota, kategori, atau keduanya." }],
        focusField: "categoryId",
      });
    }
    errors.showErrors({});
    const { memberKind, category } = pair;
    const result = rule
      ? await update({ id: rule.id, ...figures })
      : await create({ memberKindId: memberKind?.id ?? null, categoryId: category?.id ?? null, ...figures });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    allowLeave();
    showMessage(`Aturan ${pairName(pair)} disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={rule ? "Simpan" : "Tambah aturan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      {!rule && <RulePairFields pair={pair} onChange={setPair} messageFor={errors.messageFor} />}
      <div role="status" className="mb-5 min-h-16 rounded-xl bg-wash px-4 py-3 text-sm">
        {policy && (
          <>
            <p className="font-semibold text-pretty">
              {policySentence(pair, withInherited(figures, policy, pair), today)}
            </p>
            <p className="mt-1 text-muted text-pretty">
              Untuk peminjaman berikutnya. Peminjaman yang sedang berjalan tetap memakai aturan saat buku dipinjam.
            </p>
          </>
        )}
        {hasFailed && <PolicyFailure onRetry={retry} />}
      </div>
      <RuleFields
        draft={draft}
        pair={pair}
        policy={policy}
        messageFor={errors.messageFor}
        onChange={(name, value) => setDraft((current) => ({ ...current, [name]: value }))}
      />
    </SheetForm>
  );
}
