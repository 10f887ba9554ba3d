import { RecordPicker } from "../../authorities/picker/RecordPicker";
import { CompactSelect } from "../../forms/fields/CompactField";
import type { StudentKind } from "../../gql/graphql";
import { kindLabels } from "../../format/studentLabels";
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
      <CompactSelect
        name="studentKind"
        label="Jenis anggota"
        error={messageFor("studentKind")}
        data-first
        value={pair.studentKind ?? ""}
        onChange={({ target }) => onChange({ ...pair, studentKind: (target.value || null) as StudentKind | null })}
      >
        <option value="">Semua jenis</option>
        {Object.entries(kindLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </CompactSelect>
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
