import { CompactField, CompactSelect } from "../../forms/fields/CompactField";
import type { VisitKind } from "../../gql/graphql";
import { purposeLabels } from "../purposeLabels";
import type { DeskVisit } from "./VisitLine";

interface VisitFieldsProps {
  kind: VisitKind;
  /** Null for a new one. */
  visit: DeskVisit | null;
  messageFor: (name: string) => string | undefined;
}

/** The fields that a visit of this kind has at the desk. */
export function VisitFields({ kind, visit, messageFor }: VisitFieldsProps) {
  const field = (name: string) => ({ name, error: messageFor(name), spellCheck: false });
  const isForgotten = visit !== null && visit.name === null;
  return (
    <div className="grid gap-4">
      {kind === "GUEST" && (
        <>
          {!isForgotten && (
            <CompactField
              {...field("visitorName")}
              label="Nama"
              aria-required
              maxLength={120}
              autoCapitalize="words"
              data-first
              defaultValue={visit?.name ?? ""}
            />
          )}
          <CompactField
            {...field("institution")}
            label="Instansi (opsional)"
            maxLength={120}
            data-first={isForgotten || undefined}
            defaultValue={visit?.institution ?? ""}
          />
        </>
      )}
      {kind !== "GUEST" && (
        <CompactField
          {...field("className")}
          label={kind === "CLASS" ? "Kelas" : "Kelas saat berkunjung (opsional)"}
          aria-required={kind === "CLASS"}
          maxLength={100}
          hint={kind === "CLASS" ? "Contoh: XI-1" : undefined}
          data-first
          defaultValue={visit?.className ?? ""}
        />
      )}
      {kind === "CLASS" && (
        <CompactField
          {...field("peopleCount")}
          label="Jumlah orang"
          aria-required
          inputMode="numeric"
          maxLength={9}
          defaultValue={visit?.peopleCount}
        />
      )}
      <CompactSelect
        name="purpose"
        label="Keperluan (opsional)"
        defaultValue={visit?.purpose ?? ""}
        error={messageFor("purpose")}
      >
        <option value="">Tidak disebut</option>
        {Object.entries(purposeLabels).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </CompactSelect>
    </div>
  );
}
