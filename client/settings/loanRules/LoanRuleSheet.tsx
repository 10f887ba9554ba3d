import { FormSheet } from "../../forms/FormSheet";
import { LoanRuleForm } from "./LoanRuleForm";
import type { LoanRule } from "../lendingFigures";
import { pairName } from "./loanRuleRow";

interface LoanRuleSheetProps {
  /** Null for a new one. */
  rule: LoanRule | null;
  onDone: () => void;
}

export function LoanRuleSheet({ rule, onDone }: LoanRuleSheetProps) {
  return (
    <FormSheet title={rule ? `Aturan ${pairName(rule)}` : "Tambah aturan"} isOpen onClose={onDone}>
      <LoanRuleForm rule={rule} onDone={onDone} />
    </FormSheet>
  );
}
