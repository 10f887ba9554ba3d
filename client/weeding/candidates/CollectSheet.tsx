import { useState } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { newKey } from "../../circulation/newKey";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactSelect } from "../../forms/fields/CompactField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { formatNumber } from "../../format/formatNumber";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { Sheet } from "../../ui/Sheet";
import { FateFields, readFate } from "../FateFields";
import { useWeedingCommands } from "../useWeedingCommands";
import { WeedingState_weeding } from "../weedingDocuments";

const OpenWeedingsQuery = graphql(`
  query OpenWeedings {
    weedings(first: 20) {
      edges {
        cursor
        node {
          id
          ...WeedingState_weeding
        }
      }
    }
  }
`);

const MOST_AT_ONCE = 100;

interface CollectSheetProps {
  codes: readonly string[];
  /** The number of the weeding for which somebody collects; empty where none was chosen. */
  weeding: string;
  onClose: () => void;
  onCollected: (weeding: { id: number; collected: number; refused: readonly string[] }) => void;
}

/** Puts the chosen candidates into a weeding, with why and what becomes of them. */
export function CollectSheet(props: CollectSheetProps) {
  return (
    <Sheet placement="middle" title="Masukkan ke penyiangan" isOpen onClose={props.onClose}>
      <CollectForm {...props} />
    </Sheet>
  );
}

function CollectForm({ codes, weeding, onClose, onCollected }: CollectSheetProps) {
  const errors = useFormErrors();
  const { begin, collect, isBusy } = useWeedingCommands();
  const { data } = usePageQuery(OpenWeedingsQuery, {});
  // Sent again after a lost answer, neither a weeding nor a copy is there twice.
  const [keys] = useState(() => ({ begin: newKey(), ofCodes: codes.map(() => newKey()) }));
  const open =
    data?.weedings.edges
      .map(({ node }) => readFragment(WeedingState_weeding, node))
      .filter(({ state }) => state === "OPEN") ?? [];
  const first = open.find(({ databaseId }) => String(databaseId) === weeding) ?? open[0];

  const submit = async (formData: FormData) => {
    let id = getFormText(formData, "weeding");
    if (id === "") {
      const begun = await begin({ key: keys.begin });
      if (begun.data === null) return errors.showErrors(toFormErrors(begun));
      id = readFragment(WeedingState_weeding, begun.data.weeding).id;
    }
    const fate = readFate(formData);
    const refused: string[] = [];
    let databaseId = 0;
    for (let from = 0; from < codes.length; from += MOST_AT_ONCE) {
      const part = codes.slice(from, from + MOST_AT_ONCE);
      const scans = part.map((code, index) => ({ code, key: keys.ofCodes[from + index] ?? newKey(), ...fate }));
      const result = await collect({ id, scans });
      if (result.data === null) return errors.showErrors(toFormErrors(result));
      const { answers, weeding: changed } = result.data;
      if (changed) databaseId = readFragment(WeedingState_weeding, changed).databaseId;
      refused.push(
        ...answers
          .filter(({ outcome }) => outcome !== "COLLECTED" && outcome !== "REPEATED")
          .map(({ code, message }) => `${code}: ${message}`),
      );
    }
    onCollected({ id: databaseId, collected: codes.length - refused.length, refused });
  };
  if (!data) return <p aria-busy="true">Memuat…</p>;
  return (
    <SheetForm
      errors={errors}
      submitLabel="Masukkan"
      busyText="Mengumpulkan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        {formatNumber(codes.length)} eksemplar dikumpulkan. Eksemplar baru ditarik saat penyiangannya diakhiri.
      </p>
      <div className="grid gap-4">
        <CompactSelect name="weeding" label="Penyiangan" defaultValue={first?.id ?? ""}>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">Mulai penyiangan baru</option>
        </CompactSelect>
        <FateFields initial={{ reason: "OUTDATED", reasonText: null, disposal: "REMOVED" }} errors={errors} />
      </div>
    </SheetForm>
  );
}
