import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { TextField } from "../../forms/fields/TextField";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Sheet } from "../../ui/Sheet";

const ProposedCodesQuery = graphql(`
  query ProposedCodes($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on BookImportRow {
        proposedCodes {
          itemCode
          newCode
        }
      }
    }
  }
`);

interface NewCode {
  itemCode: string;
  newCode: string;
}

interface NewCodesProps {
  rowId: string;
  number: number;
  takenCodes: readonly { itemCode: string; holder: string; newCode: string | null }[];
  decide: (newCodes: NewCode[]) => Promise<OperationResult<unknown>>;
  isDeciding: boolean;
}

/** Gives new codes to a row's copies whose codes are taken; free ones are proposed. */
export function NewCodes({ rowId, number, takenCodes, decide, isDeciding }: NewCodesProps) {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);
  /** By the code in the file; null while the sheet is closed. */
  const [proposed, setProposed] = useState<ReadonlyMap<string, string | null> | null>(null);
  const errors = useFormErrors();
  const areGiven = takenCodes.some(({ newCode }) => newCode !== null);

  const open = async () => {
    setIsLoading(true);
    const { data } = await client
      .query({ query: ProposedCodesQuery, variables: { id: rowId }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch(() => ({ data: undefined }));
    setIsLoading(false);
    errors.showErrors({});
    // Without proposals a person types the codes.
    const codes = data?.node?.__typename === "BookImportRow" ? data.node.proposedCodes : [];
    setProposed(new Map(codes.map(({ itemCode, newCode }) => [itemCode, newCode])));
  };
  const save = async (formData: FormData) => {
    const given = takenCodes.flatMap(({ itemCode }, place) => {
      const newCode = getFormText(formData, `newCode${place}`).trim();
      return newCode === "" ? [] : { place, itemCode, newCode };
    });
    const result = await decide(given.map(({ itemCode, newCode }) => ({ itemCode, newCode })));
    if (result.data !== null) {
      setProposed(null);
      return;
    }
    const { fields = [], ...others } = toFormErrors(result);
    errors.showErrors({
      ...others,
      ...(fields.length > 0
        ? {
            fields: fields.map(({ name, message }) => {
              const [, place = ""] = /^newCodes\.(\d+)\./.exec(name) ?? [];
              return { name: `newCode${given[Number(place)]?.place ?? 0}`, message };
            }),
          }
        : {}),
    });
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void open();
        }}
        className={buttonStyle("outlined", "compact")}
      >
        {areGiven ? "Ubah kode baru" : "Beri kode baru"}
        <span className="sr-only"> baris {number}</span>
      </button>
      <Sheet
        title={`Kode baru untuk baris ${number}`}
        isOpen={proposed !== null}
        onClose={() => setProposed(null)}
        placement="middle"
      >
        <SheetForm
          errors={errors}
          submitLabel="Pakai kode ini"
          busyText="Menyimpan…"
          isBusy={isDeciding}
          onSubmit={save}
          onCancel={() => setProposed(null)}
        >
          <p className="mb-4 text-sm text-muted text-pretty">
            Kode ini sudah dipakai eksemplar lain. Beri kode baru dan tempel di bukunya, atau kosongkan agar
            eksemplarnya tidak masuk.
          </p>
          <div className="grid gap-4">
            {takenCodes.map(({ itemCode, holder, newCode }, place) => (
              <TextField
                key={itemCode}
                label={`Pengganti ${itemCode}`}
                hint={`Dipakai ${holder}.`}
                defaultValue={newCode ?? proposed?.get(itemCode) ?? ""}
                maxLength={100}
                autoComplete="off"
                {...(place === 0 ? { "data-first": true } : {})}
                {...errors.fieldProps(`newCode${place}`)}
              />
            ))}
          </div>
        </SheetForm>
      </Sheet>
    </>
  );
}
