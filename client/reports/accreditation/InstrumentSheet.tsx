import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Plus, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { refetchFields } from "../../apollo/forgetFields";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { useOperation } from "../../apollo/useOperation";
import { failureText, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { graphql } from "../../gql/gql";
import type { InstrumentsQuery as Saved } from "../../gql/graphql";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { LoadFailure } from "../../ui/LoadFailure";
import { LoadingBlock } from "../../ui/LoadingBlock";
import { ComponentFields } from "./ComponentFields";
import { newComponent, parseComponents, toDrafts } from "./instrumentRows";
import { isConflict } from "./isConflict";

const InstrumentsQuery = graphql(`
  query Instruments {
    accreditationInstruments {
      id
      name
      source
      isDelivered
      revision
      components {
        name
        weight
        source
        needsCheck
        indicators {
          code
          text
          maxScore
          figure
          guide
          source
          needsCheck
        }
      }
    }
  }
`);

const UpdateInstrumentMutation = graphql(`
  mutation UpdateInstrument($input: UpdateAccreditationInstrumentInput!) {
    updateAccreditationInstrument(input: $input) {
      __typename
      ... on UpdateAccreditationInstrumentPayload {
        instrument {
          id
          name
          source
          isDelivered
          revision
        }
      }
      ...OperationResult_userError
    }
  }
`);

const RestoreInstrumentMutation = graphql(`
  mutation RestoreInstrument($input: RestoreAccreditationInstrumentInput!) {
    restoreAccreditationInstrument(input: $input) {
      __typename
      ... on RestoreAccreditationInstrumentPayload {
        instrument {
          id
          name
          source
          isDelivered
          revision
        }
      }
      ...OperationResult_userError
    }
  }
`);

const MOST_COMPONENTS = 20;
const STALE = { Query: ["accreditationAssessment", "accreditationInstruments"] } as const;

/** An instrument as the library reads its rule: all of it in one form, and the way back to the delivered text. */
export function InstrumentSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, failure, retry } = useFreshQuery(InstrumentsQuery, {});
  const saved = data?.accreditationInstruments.find((each) => each.id === id);
  return (
    <FormSheet title="Sunting instrumen" isOpen onClose={onClose}>
      {failure && <LoadFailure title="Instrumen gagal dimuat" onRetry={retry} />}
      {!data && !failure && <LoadingBlock className="h-72 w-full" />}
      {saved && <InstrumentForm saved={saved} onClose={onClose} />}
    </FormSheet>
  );
}

const CHANGED_MEANWHILE =
  "Petugas lain sudah menyunting instrumen ini sejak Anda membukanya. Periksa isian Anda, lalu simpan lagi untuk menggantinya.";

/** Null where the server does not answer. */
async function readSaved(client: ApolloClient, id: string) {
  const { data } = await client
    .query({ query: InstrumentsQuery, fetchPolicy: "network-only" })
    .catch(() => ({ data: undefined }));
  return data?.accreditationInstruments.find((each) => each.id === id) ?? null;
}

interface InstrumentFormProps {
  saved: Saved["accreditationInstruments"][number];
  onClose: () => void;
}

function InstrumentForm({ saved, onClose }: InstrumentFormProps) {
  const client = useApolloClient();
  const update = useOperation(UpdateInstrumentMutation, "update");
  const restore = useOperation(RestoreInstrumentMutation, "update");
  const errors = useFormErrors();
  // What the form was made of.
  const [base, setBase] = useState(saved);
  const [name, setName] = useState(saved.name);
  const [source, setSource] = useState(saved.source ?? "");
  const [drafts, setDrafts] = useState(() => toDrafts(saved.components));
  const [isDirty, setIsDirty] = useState(false);
  const [added, setAdded] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const list = useRef<HTMLDivElement>(null);
  // What somebody else has saved arrives a moment after the sheet opens, and must not replace typed text.
  if (!isDirty && saved.revision !== base.revision) {
    setBase(saved);
    setName(saved.name);
    setSource(saved.source ?? "");
    setDrafts(toDrafts(saved.components));
  }
  const change = (changed: typeof drafts) => {
    setDrafts(changed);
    setIsDirty(true);
  };
  const done = async (message: string) => {
    allowLeave();
    showMessage(message, "success");
    onClose();
    await refetchFields(client, STALE);
  };
  const submit = async () => {
    const { components, errors: fields } = parseComponents(drafts);
    if (fields.length > 0) return errors.showErrors({ fields });
    const given = { id: saved.id, name, source: source.trim() === "" ? null : source, components };
    const result = await update.run({ input: { ...given, expectedRevision: base.revision } });
    if (isConflict(result)) {
      const now = await readSaved(client, saved.id);
      if (now) setBase(now);
      return errors.showErrors({ text: now ? CHANGED_MEANWHILE : result.message });
    }
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    await done("Instrumen disimpan.");
  };
  const goBack = async () => {
    const result = await restore.run({ input: { id: saved.id } });
    setIsAsking(false);
    if (result.data === null) return errors.showErrors({ text: failureText(result) });
    await done("Naskah bawaan dipulihkan.");
  };
  const hasErrorsIn = (prefix: string) =>
    errors.formErrors.fields?.some((field) => field.name.startsWith(`${prefix}.indicators.`)) ?? false;
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={update.isRunning || restore.isRunning}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Cocokkan dengan naskah aturan untuk jenis perpustakaan Anda. Hapus tanda Periksa setelah suatu angka dibaca di
        naskahnya, dan tulis halamannya sebagai sumber.
      </p>
      <CompactField
        label="Nama instrumen"
        name="name"
        maxLength={120}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setIsDirty(true);
        }}
        error={errors.messageFor("name")}
      />
      <CompactTextArea
        label="Sumber (opsional)"
        name="source"
        maxLength={2_000}
        value={source}
        onChange={({ target }) => {
          setSource(target.value);
          setIsDirty(true);
        }}
        error={errors.messageFor("source")}
        className="mt-3 mb-4"
      />
      {errors.messageFor("components") && (
        <p role="alert" className="mb-3 text-sm font-medium text-bata">
          {errors.messageFor("components")}
        </p>
      )}
      <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
        {drafts.map((draft, index) => (
          <ComponentFields
            key={draft.key}
            draft={draft}
            index={index}
            messageFor={errors.messageFor}
            hasErrors={hasErrorsIn(`components.${index}`)}
            onChange={(changed) => change(drafts.map((each) => (each.key === draft.key ? changed : each)))}
            onRemove={() => {
              change(drafts.filter(({ key }) => key !== draft.key));
              // The button that had the focus is gone.
              list.current?.focus();
            }}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {drafts.length < MOST_COMPONENTS && (
          <button
            type="button"
            onClick={() => {
              change([...drafts, newComponent(`baru-${added}`)]);
              setAdded(added + 1);
            }}
            className={buttonStyle("outlined", "compact")}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Tambah komponen
          </button>
        )}
        {!saved.isDelivered && (
          <button type="button" onClick={() => setIsAsking(true)} className={buttonStyle("quiet", "compact")}>
            <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Pulihkan naskah bawaan
          </button>
        )}
      </div>
      <ConfirmSheet
        title="Pulihkan naskah bawaan?"
        confirm="Pulihkan"
        busyText="Memulihkan…"
        isBusy={restore.isRunning}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void goBack()}
      >
        Bobot, indikator, dan sumber yang sudah disunting diganti naskah bawaan. Skor dan catatan tetap ada untuk
        indikator yang ada di naskah itu.
      </ConfirmSheet>
    </SheetForm>
  );
}
