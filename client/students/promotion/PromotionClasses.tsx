import { ChevronDown, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { PromotionClasses_PreviewFragment, StudentPromotionAction } from "../../gql/graphql";
import { ClassPupils } from "./ClassPupils";
import { actionLabels, countsText } from "./promotionLabels";
import { type Decision, type PromotionPlan, TARGETS_LIST, withClass } from "./promotionPlan";

const PromotionClasses_preview = graphql(`
  fragment PromotionClasses_preview on StudentPromotionPreview {
    classes {
      className
      studentsCount
      suspendedCount
      exceptionsCount
      mergesWith
      targetOccupiedBy
      decision {
        action
        targetClassName
      }
      counts {
        promoted
        stayed
        graduated
        moved
        held
        skipped
      }
    }
  }
`);
type PromotedClass = PromotionClasses_PreviewFragment["classes"][number];

/** Offered while a target is typed. */
const ACTIONS = Object.entries(actionLabels) as [StudentPromotionAction, string][];

interface PromotionClassesProps {
  preview: FragmentType<typeof PromotionClasses_preview>;
  plan: PromotionPlan;
  onChange: (plan: PromotionPlan) => void;
}

/** Each class and where it goes; one of them may be open to choose pupil by pupil. */
export function PromotionClasses({ preview: ref, plan, onChange }: PromotionClassesProps) {
  const { classes } = readFragment(PromotionClasses_preview, ref);
  const [opened, setOpened] = useState<string | null>(null);
  const targets = new Set(classes.flatMap(({ className, decision }) => [className, decision?.targetClassName ?? ""]));
  return (
    <section aria-labelledby="kelas-naik" className="overflow-hidden rounded-2xl border border-line bg-card">
      <h2 id="kelas-naik" className="sr-only">
        Kelas dan tujuannya
      </h2>
      <datalist id={TARGETS_LIST}>
        {[...targets].filter(Boolean).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul>
        {classes.map((one) => (
          <ClassRow
            key={one.className}
            promoted={one}
            isOpen={opened === one.className}
            onToggle={() => setOpened(opened === one.className ? null : one.className)}
            onDecide={(decision) => onChange(withClass(plan, one.className, decision))}
          >
            <ClassPupils
              className={one.className}
              isLeaving={one.decision?.action === "GRADUATE" || one.decision?.action === "MOVE"}
              plan={plan}
              onChange={onChange}
            />
          </ClassRow>
        ))}
      </ul>
    </section>
  );
}

interface ClassRowProps {
  promoted: PromotedClass;
  isOpen: boolean;
  onToggle: () => void;
  onDecide: (decision: Decision) => void;
  children: ReactNode;
}

const ROW_STYLE =
  "grid grid-cols-2 items-center gap-x-3 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[minmax(6rem,1fr)_10rem_11rem] sm:gap-x-4 sm:py-1.5 " +
  "lg:grid-cols-[minmax(8rem,1fr)_10rem_11rem_minmax(0,1.4fr)_auto]";

function ClassRow({ promoted, isOpen, onToggle, onDecide, children }: ClassRowProps) {
  const { className, studentsCount, suspendedCount, decision, counts } = promoted;
  const target = decision?.targetClassName ?? "";
  const [isTyping, setIsTyping] = useState(false);
  const showsTarget = isTyping || decision?.action === "PROMOTE";
  const choose = (action: StudentPromotionAction) => {
    // Without a target nothing is decided yet.
    setIsTyping(action === "PROMOTE");
    if (action !== "PROMOTE") onDecide({ action, targetClassName: null });
  };
  const takeTarget = (typed: string) => {
    const name = typed.replace(/\s+/gu, " ").trim();
    if (name !== "" && name !== target) onDecide({ action: "PROMOTE", targetClassName: name });
  };
  return (
    <li className="border-b border-line last:border-b-0">
      <div className={ROW_STYLE}>
        <p className="min-w-0 max-sm:col-span-2">
          <span className="font-semibold wrap-anywhere">{className}</span>{" "}
          <span className="text-sm text-muted tabular-nums">
            {formatNumber(studentsCount)} siswa
            {suspendedCount > 0 && `, ${formatNumber(suspendedCount)} ditangguhkan`}
          </span>
        </p>
        <select
          aria-label={`Tujuan ${className}`}
          value={isTyping ? "PROMOTE" : (decision?.action ?? "")}
          aria-invalid={decision === null && !isTyping}
          onChange={({ target: select }) => choose(select.value as StudentPromotionAction)}
          className={`compact-select ${decision === null && !isTyping ? "border-bata" : ""}`}
        >
          {decision === null && <option value="">Tentukan…</option>}
          {ACTIONS.map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </select>
        {showsTarget ? (
          <input
            key={target}
            aria-label={`Kelas tujuan ${className}`}
            defaultValue={target}
            maxLength={100}
            list={TARGETS_LIST}
            autoComplete="off"
            onBlur={({ target: input }) => takeTarget(input.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "Enter") takeTarget(currentTarget.value);
            }}
            className="field h-11 px-3 sm:text-sm lg:h-9 lg:rounded-lg"
          />
        ) : (
          <span aria-hidden="true" />
        )}
        <p className="min-w-0 text-sm text-muted tabular-nums">
          {decision === null ? <strong className="text-bata">Tujuannya belum ditentukan</strong> : countsText(counts)}
          <Clashes promoted={promoted} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 cursor-pointer items-center gap-1 justify-self-end text-sm font-semibold text-nila lg:min-h-9"
        >
          <span className="sr-only">{className}: </span>Pilih siswa
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={`size-4 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </div>
      {isOpen && children}
    </li>
  );
}

/** Classes that meet in the target. */
function Clashes({ promoted: { decision, mergesWith, targetOccupiedBy } }: { promoted: PromotedClass }) {
  const texts = [
    ...(mergesWith.length > 0 ? [`bergabung dengan ${mergesWith.join(", ")}`] : []),
    ...(targetOccupiedBy > 0
      ? [`${decision?.targetClassName ?? ""} masih berisi ${formatNumber(targetOccupiedBy)} siswa`]
      : []),
  ];
  if (texts.length === 0) return null;
  return (
    <span className="mt-0.5 flex w-fit items-center gap-1.5 rounded-lg bg-kunyit-soft px-2 text-on-kunyit">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      {texts.join("; ")}
    </span>
  );
}
