import type { SerialIssueStatus } from "../gql/graphql";
import { Pill } from "../ui/Pill";
import { issueStatuses } from "./serialLabels";

/** The state of an issue as a word with its sign. */
export function IssueStatus({ status }: { status: SerialIssueStatus }) {
  const { label, tone, Icon } = issueStatuses[status];
  return (
    <Pill tone={tone}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-3.5 shrink-0" />
      <span className="whitespace-nowrap">{label}</span>
    </Pill>
  );
}
