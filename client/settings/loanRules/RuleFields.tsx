import { CompactField, CompactSelect } from "../../forms/fields/CompactField";
import { DayField } from "../../forms/dates/DayField";
import { formatLongDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import type { LoanPolicyQuery } from "../../gql/graphql";
import {
  type FigureName,
  figuresIn,
  isNumber,
  isYesNo,
  lendingFigures,
  type NumberName,
  policyLabels,
  ruleHintOf,
  type YesNoName,
} from "../lendingFigures";
import { fineDaysLabels } from "../sections/fineDaysLabels";
import type { RulePair } from "./loanRuleRow";
import { sourceText } from "./policyText";
import type { RuleDraft } from "./ruleDraft";

interface RuleFieldsProps {
  draft: RuleDraft;
  pair: RulePair;
  /** What an empty field falls through to; undefined until it is known. */
  policy: LoanPolicyQuery["loanPolicy"] | undefined;
  messageFor: (name: string) => string | undefined;
  onChange: (name: FigureName, value: string) => void;
}

const GRID = "grid grid-cols-1 items-start gap-4 sm:grid-cols-2";

/** The figures of a rule; an empty one shows, greyed, what applies instead and where it comes from. */
export function RuleFields({ draft, pair, policy, messageFor, onChange }: RuleFieldsProps) {
  const inheritedText = (name: FigureName, text: string) =>
    policy ? `${text} (${sourceText(policy.sources[name], pair)})` : "";
  const number = (name: NumberName) => {
    const isOfCategory = name === "mostLoans" && pair.category !== null;
    const inherited = isOfCategory ? policy?.categoryLimit : policy?.figures[name];
    const text =
      typeof inherited === "number"
        ? lendingFigures[name].field === "money"
          ? formatPrice(inherited)
          : String(inherited)
        : "tanpa batas";
    const hasSource = !isOfCategory || typeof inherited === "number";
    return (
      <CompactField
        key={name}
        name={name}
        label={policyLabels[name]}
        error={messageFor(name)}
        hint={ruleHintOf(name)}
        inputMode="numeric"
        maxLength={10}
        placeholder={hasSource || !policy ? inheritedText(name, text) : "tanpa batas kategori"}
        value={draft[name]}
        onChange={({ target }) => onChange(name, target.value.replace(/\D/gu, ""))}
      />
    );
  };
  const choice = (name: YesNoName) => (
    <CompactSelect
      key={name}
      name={name}
      label={policyLabels[name]}
      error={messageFor(name)}
      value={draft[name]}
      data-inherited={draft[name] === ""}
      onChange={({ target }) => onChange(name, target.value)}
    >
      <option value="">{inheritedText(name, policy?.figures[name] ? "Ya" : "Tidak") || "Ikut aturan lain"}</option>
      <option value="true">Ya</option>
      <option value="false">Tidak</option>
    </CompactSelect>
  );
  const dueOn = policy?.figures.dueOn;
  const special = {
    dueOn: (
      <DayField
        key="dueOn"
        name="dueOn"
        label={policyLabels.dueOn}
        error={messageFor("dueOn")}
        hint={dueOn ? inheritedText("dueOn", formatLongDate(dueOn)) : ruleHintOf("dueOn")}
        value={draft.dueOn}
        onChange={({ target }) => onChange("dueOn", target.value)}
      />
    ),
    fineDays: (
      <CompactSelect
        key="fineDays"
        name="fineDays"
        label={policyLabels.fineDays}
        error={messageFor("fineDays")}
        value={draft.fineDays}
        data-inherited={draft.fineDays === ""}
        onChange={({ target }) => onChange("fineDays", target.value)}
      >
        <option value="">
          {policy ? inheritedText("fineDays", fineDaysLabels[policy.figures.fineDays]) : "Ikut aturan lain"}
        </option>
        {Object.entries(fineDaysLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </CompactSelect>
    ),
  };
  const fields = (group: "loan" | "fine") =>
    figuresIn(group).map((name) => {
      if (isNumber(name)) return number(name);
      return isYesNo(name) ? choice(name) : special[name];
    });
  return (
    <>
      <p className="mb-4 text-sm text-muted text-pretty">
        Isi hanya bagian yang berbeda; bagian yang kosong mengikuti aturan lain.
      </p>
      <div className={GRID}>{fields("loan")}</div>
      <h3 className="mt-6 mb-3 text-sm font-semibold">Denda</h3>
      <div className={GRID}>{fields("fine")}</div>
    </>
  );
}
