import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useOperation } from "../../../apollo/useOperation";
import { showMessage } from "../../../page/messages/flashMessage";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactTextArea } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { graphql } from "../../../gql/gql";
import { Checkbox } from "../../../ui/Checkbox";
import { refreshDerived } from "../listCache";
import type { ListRow } from "../ListConfig";

const UpdateAuthorVariants = graphql(`
  mutation UpdateAuthorVariants($input: UpdateAuthorVariantsInput!) {
    updateAuthorVariants(input: $input) {
      __typename
      ... on UpdateAuthorVariantsPayload {
        author {
          ...AuthorsPage_author
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface VariantsFormProps {
  row: Pick<ListRow<"authors">, "id" | "variants">;
  name: string;
  onDone: () => void;
}

/** An author's nicknames and pen names: the library's own, and which of the delivered ones it uses. */
export function VariantsForm({ row: { id, variants = [] }, name, onDone }: VariantsFormProps) {
  const client = useApolloClient();
  const update = useOperation(UpdateAuthorVariants, "update");
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const delivered = variants.filter(({ origin }) => origin === "DELIVERED");
  const own = variants.filter(({ origin }) => origin === "OWN");

  const submit = async (formData: FormData) => {
    const lines = getFormText(formData, "own").split("\n");
    const used = formData.getAll("delivered");
    const result = await update.run({
      input: {
        id,
        own: lines.map((line) => line.trim()).filter((line) => line !== ""),
        switchedOff: delivered.map((variant) => variant.name).filter((variant) => !used.includes(variant)),
      },
    });
    if (result.data === null) {
      const { fields, ...others } = toFormErrors(result);
      // A wrong line is told of at the field of all lines.
      return showErrors({
        ...others,
        ...(fields && { fields: fields.map((field) => ({ ...field, name: field.name.replace(/[.[].*$/u, "") })) }),
      });
    }
    void refreshDerived(client, null);
    allowLeave();
    showMessage(`Nama lain “${name}” disimpan.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={update.isRunning}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <p className="text-sm text-pretty">
        Pencarian dengan nama panggilan atau nama pena ini juga menemukan buku{" "}
        <strong className="font-semibold wrap-anywhere">{name}</strong>.
      </p>
      <CompactTextArea
        className="mt-4"
        name="own"
        label="Nama lain, satu per baris"
        hint="Nama panggilan, nama pena, atau ejaan lama."
        data-first
        defaultValue={own.map((variant) => variant.name).join("\n")}
        error={messageFor("own")}
      />
      {delivered.length > 0 && (
        <fieldset className="mt-4">
          <legend className="text-sm font-semibold">Nama bawaan</legend>
          <p className="mt-0.5 text-sm text-muted">Hapus centang pada nama yang tidak cocok untuk penulis ini.</p>
          <div className="mt-1.5">
            {delivered.map((variant) => (
              <Checkbox
                key={variant.name}
                name="delivered"
                value={variant.name}
                label={variant.name}
                defaultChecked={variant.isUsed}
              />
            ))}
          </div>
        </fieldset>
      )}
    </SheetForm>
  );
}
