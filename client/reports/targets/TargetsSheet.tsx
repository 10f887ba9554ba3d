import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { refetchFields } from "../../apollo/forgetFields";
import type { CallOutcome } from "../../apollo/operationResult";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { FormSheet } from "../../forms/FormSheet";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { graphql } from "../../gql/gql";
import type { ReportFigure, ReportTargetsQuery as Saved } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { LoadingBlock } from "../../ui/LoadingBlock";
import { reportFigureLabels } from "./reportFigureLabels";
import { TargetFields } from "./TargetFields";
import { differingFigures, parseRows, type TargetRow, toRow } from "./targetRow";

const ReportTargetsQuery = graphql(`
  query ReportTargets {
    settings {
      revision
      reportTargets {
        figure
        fromClasses
        atLeast
        atMost
        basis
      }
    }
  }
`);

const SetReportTargetsMutation = graphql(`
  mutation SetReportTargets($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      __typename
      ... on UpdateSettingsPayload {
        settings {
          revision
          reportTargets {
            figure
            fromClasses
            atLeast
            atMost
            basis
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

const MOST_TARGETS = 100;
/** What a target changes on screen. */
const STALE = { Query: ["accreditationReport"] } as const;

/** What the figures of the accreditation report are to reach: all targets in one form. */
export function TargetsSheet({ onClose }: { onClose: () => void }) {
  const { data, failure, retry } = useFreshQuery(ReportTargetsQuery, {});
  return (
    <FormSheet title="Target akreditasi" isOpen onClose={onClose}>
      {failure && <LoadFailure title="Target gagal dimuat" onRetry={retry} />}
      {!data && !failure && <LoadingBlock className="h-72 w-full" />}
      {data && <TargetsForm saved={data.settings} onClose={onClose} />}
    </FormSheet>
  );
}

const rowsOf = ({ reportTargets }: Saved["settings"]): readonly TargetRow[] =>
  reportTargets.map((target, index) => toRow(index, target));

/** Somebody has saved settings since they were read. */
function isConflict({ errors }: CallOutcome): boolean {
  return errors.some(({ name }) => name === "expectedRevision");
}

/** Null where the server does not answer. */
async function readSaved(client: ApolloClient): Promise<Saved["settings"] | null> {
  const { data } = await client
    .query({ query: ReportTargetsQuery, fetchPolicy: "network-only" })
    .catch(() => ({ data: undefined }));
  return data?.settings ?? null;
}

function changedText(figures: readonly ReportFigure[]): string {
  const names = figures.map((figure) => reportFigureLabels[figure]).join(", ");
  return `Petugas lain sudah mengubah target ${names} sejak Anda membukanya. Periksa isian Anda, lalu simpan lagi untuk menggantinya.`;
}

function TargetsForm({ saved, onClose }: { saved: Saved["settings"]; onClose: () => void }) {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(SetReportTargetsMutation, "update");
  const errors = useFormErrors();
  // What the rows were made of, with its revision.
  const [base, setBase] = useState(saved);
  const [rows, setRows] = useState(() => rowsOf(saved));
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const list = useRef<HTMLDivElement>(null);
  // What somebody else has saved arrives a moment after the sheet opens, and must not replace typed text.
  if (!isDirty && saved.revision !== base.revision) {
    setBase(saved);
    setRows(rowsOf(saved));
  }
  const change = (changed: readonly TargetRow[]) => {
    setRows(changed);
    setIsDirty(true);
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change([...rows, { key, figure: "TITLES", fromClasses: "", atLeast: "", atMost: "", basis: "" }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("fieldset:last-of-type select")?.focus());
  };
  const remove = (key: number) => {
    change(rows.filter((row) => row.key !== key));
    // The button that had the focus is gone.
    list.current?.focus();
  };
  const submit = async () => {
    const { targets, errors: fields } = parseRows(rows);
    if (fields.length > 0) return errors.showErrors({ fields });
    const send = (expectedRevision: number) => run({ input: { reportTargets: [...targets], expectedRevision } });
    let result = await send(base.revision);
    if (isConflict(result)) {
      const now = await readSaved(client);
      const differing = now ? differingFigures(base.reportTargets, now.reportTargets) : [];
      if (now) setBase(now);
      if (differing.length > 0) return errors.showErrors({ text: changedText(differing) });
      // Another setting was changed, which this save does not touch.
      if (now) result = await send(now.revision);
    }
    if (isConflict(result)) return errors.showErrors({ text: result.message });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    allowLeave();
    showMessage("Target akreditasi disimpan.", "success");
    onClose();
    await refetchFields(client, STALE);
  };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isRunning}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Sesuaikan dengan instrumen yang dipakai sekolah Anda. Untuk jumlah rombel yang berbeda, tambahkan target lain
        untuk angka yang sama; target yang berlaku adalah target dengan jumlah rombel terbesar yang sudah tercapai.
      </p>
      <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
        {rows.map((row, index) => (
          <TargetFields
            key={row.key}
            row={row}
            index={index}
            messageFor={errors.messageFor}
            onChange={(changes) => change(rows.map((each) => (each.key === row.key ? { ...each, ...changes } : each)))}
            removeButton={
              <button
                type="button"
                onClick={() => remove(row.key)}
                aria-label={`Hapus target ${index + 1}`}
                title="Hapus target ini"
                className="icon-button -mr-2"
              >
                <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              </button>
            }
          />
        ))}
      </div>
      {rows.length < MOST_TARGETS && (
        <button type="button" onClick={add} className={`mt-3 ${buttonStyle("outlined", "compact")}`}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah target
        </button>
      )}
    </SheetForm>
  );
}
