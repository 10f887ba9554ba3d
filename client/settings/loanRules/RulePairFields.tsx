import { RecordPicker } from "../../authorities/picker/RecordPicker";
import { KindSelect } from "../../memberKinds/KindSelect";
import type { RulePair } from "./loanRuleRow";

interface RulePairFieldsProps {
  pair: RulePair;
  onChange: (pair: RulePair) => void;
  messageFor: (name: string) => string | undefined;
}

/** The kind of member and the category of a new rule. */
export function RulePairFields({ pair, onChange, messageFor }: RulePairFieldsProps) {
  return (
    <div className="mb-5 grid grid-cols-1 items-start gap-4 border-b border-line pb-5 sm:grid-cols-2">
      <KindSelect
        name="memberKindId"
        error={messageFor("memberKindId")}
        isFirst
        allText="Semua jenis"
        value={pair.memberKind}
        onChange={(memberKind) => onChange({ ...pair, memberKind })}
      />
      <RecordPicker
        list="categories"
        name="categoryId"
        label="Kategori"
        hint="Kosongkan untuk semua kategori"
        error={messageFor("categoryId")}
        value={pair.category}
        onChange={(picked) => onChange({ ...pair, category: picked?.id ? { id: picked.id, name: picked.name } : null })}
      />
    </div>
  );
}
