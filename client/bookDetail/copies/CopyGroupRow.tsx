import { BookMarked, Check, Clock, type LucideIcon } from "lucide-react";
import { graphql } from "../../gql/gql";
import type { CopyStatus } from "../../gql/graphql";
import { Pill, type PillTone } from "../../ui/Pill";
import { type CopyGroup, groupCodes, groupDetail, groupTitle, STATUS_LABELS } from "./copyGroups";

export const CopyGroup_copy = graphql(`
  fragment CopyGroup_copy on Copy {
    id
    itemCode
    status
    dueOn
    ownCallNumber
    issueLabel
    location {
      id
      name
      shelf
    }
  }
`);

interface Look {
  tone: PillTone;
  Icon: LucideIcon;
  badge: string;
}

const LOOKS: Partial<Record<CopyStatus, Look>> = {
  AVAILABLE: { tone: "good", Icon: Check, badge: "bg-daun-soft text-daun" },
  REFERENCE_ONLY: { tone: "plain", Icon: BookMarked, badge: "bg-nila-soft text-nila" },
};
/** Of what cannot be taken or read now. */
const AWAY: Look = { tone: "quiet", Icon: Clock, badge: "bg-wash text-muted" };

/** More codes than these are folded away. */
const FEW_CODES = 12;

export function CopyGroupRow({ group }: { group: CopyGroup }) {
  const { tone, Icon, badge } = LOOKS[group.status] ?? AWAY;
  const detail = groupDetail(group);
  const codes = <span className="wrap-break-word tabular-nums">{groupCodes(group)}</span>;
  return (
    <li className="flex items-center gap-3.5 border-t border-line p-4 first:border-t-0">
      <span className={`grid size-8 shrink-0 place-items-center rounded-lg ${badge}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p>
          <b className="font-semibold">{groupTitle(group)}</b>
          {detail && <span className="text-muted">{` ${group.status === "ON_LOAN" ? detail : `di ${detail}`}`}</span>}
        </p>
        {group.copies.length > FEW_CODES ? (
          <details className="text-sm text-muted">
            <summary className="min-h-6 w-fit cursor-pointer">Lihat semua kode</summary>
            {codes}
          </details>
        ) : (
          <p className="text-sm text-muted">{codes}</p>
        )}
      </div>
      <span className="shrink-0 max-sm:hidden">
        <Pill tone={tone}>{STATUS_LABELS[group.status]}</Pill>
      </span>
    </li>
  );
}
