import { Check, CircleOff, Clock, Pencil, Send, Trash2, Undo2, X, type LucideIcon } from "lucide-react";
import type { SerialIssue_IssueFragment as Issue } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { isAwaited } from "../serialLabels";
import type { useSerialCommands } from "../useSerialCommands";

interface IssueActionsProps {
  issue: Issue;
  commands: ReturnType<typeof useSerialCommands>;
  onCorrect: () => void;
}

/** All that can be done with one issue. */
export function IssueActions({ issue, commands, onCorrect }: IssueActionsProps) {
  const { id, status, isExtra } = issue;
  const { receive, undoReception, mark, removeIssue, isBusy } = commands;
  const awaited = isAwaited(status);
  return (
    <div className="flex flex-wrap gap-2">
      {status !== "RECEIVED" && (
        <Action Icon={Check} label="Terima" isMain isBusy={isBusy} onPress={() => void receive([issue])} />
      )}
      {status === "RECEIVED" && (
        <Action Icon={Undo2} label="Urungkan penerimaan" isBusy={isBusy} onPress={() => void undoReception(issue)} />
      )}
      {(status === "LATE" || status === "EXPECTED") && (
        <Action Icon={Send} label="Sudah diklaim" isBusy={isBusy} onPress={() => void mark([id], "CLAIMED")} />
      )}
      {awaited && (
        <>
          <Action Icon={CircleOff} label="Tidak terbit" isBusy={isBusy} onPress={() => void mark([id], "SKIPPED")} />
          <Action Icon={X} label="Hilang" isBusy={isBusy} onPress={() => void mark([id], "MISSING")} />
        </>
      )}
      {(status === "SKIPPED" || status === "MISSING" || status === "CLAIMED") && (
        <Action Icon={Clock} label="Tunggu lagi" isBusy={isBusy} onPress={() => void mark([id], "EXPECTED")} />
      )}
      <Action Icon={Pencil} label="Perbaiki" isBusy={isBusy} onPress={onCorrect} />
      {isExtra && status !== "RECEIVED" && (
        <Action Icon={Trash2} label="Hapus" isBusy={isBusy} onPress={() => void removeIssue(issue)} />
      )}
    </div>
  );
}

interface ActionProps {
  Icon: LucideIcon;
  label: string;
  isMain?: boolean;
  isBusy: boolean;
  onPress: () => void;
}

function Action({ Icon, label, isMain = false, isBusy, onPress }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
      className={buttonStyle(isMain ? "filled" : "outlined", "compact")}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {label}
    </button>
  );
}
