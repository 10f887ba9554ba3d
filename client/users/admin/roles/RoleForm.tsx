import { useId, useState } from "react";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import type { RightLevel } from "../../../gql/graphql";
import { showMessage } from "../../../page/messages/flashMessage";
import { type Grant, LEVEL_LABELS, levelsOf, RIGHT_GROUPS, SPECIAL_RIGHTS } from "./roleRights";
import type { Role } from "./roleRow";
import { useRoleCommands } from "./useRoleCommands";

interface RoleFormProps {
  /** Null for a new one. */
  role: Role | null;
  onDone: () => void;
}

/** What a role is called, whom it is for and what it gives. */
export function RoleForm({ role, onDone }: RoleFormProps) {
  const { create, update, isBusy } = useRoleCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const name = getFormText(formData, "name").trim();
    if (name === "") return showErrors({ fields: [{ name: "name", message: "Isi nama perannya." }] });
    const input = { name, purpose: getFormText(formData, "purpose").trim(), rights: rightsOf(formData) };
    const result = await (role === null ? create(input) : update({ id: role.id, ...input }));
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage(`Peran “${name}” disimpan.`, "success");
    onDone();
  };
  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={role === null ? "Tambah peran" : "Simpan"}
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        <CompactField
          name="name"
          label="Nama peran"
          hint="Contoh: Duta Baca, Kasir, Magang"
          aria-required
          maxLength={60}
          data-first
          defaultValue={role?.name}
          error={messageFor("name")}
        />
        <CompactField
          name="purpose"
          label="Untuk siapa"
          hint="Satu kalimat, untuk yang memilih peran"
          maxLength={255}
          defaultValue={role?.purpose}
          error={messageFor("purpose")}
        />
      </div>
      <div className="mt-5 border-t border-line">
        {RIGHT_GROUPS.map((group) => (
          <LevelChoice key={group.grant} group={group} level={role?.rights[group.grant] ?? "NONE"} />
        ))}
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">Izin khusus</legend>
        <div className="mt-1 grid gap-1">
          {SPECIAL_RIGHTS.map(({ grant, label, says }) => (
            <label key={grant} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                name={grant}
                value="WRITE"
                defaultChecked={role?.rights[grant] === "WRITE"}
                className="checkbox mt-0.5"
              />
              <span className="text-pretty">
                <b className="block font-semibold">{label}</b>
                <span className="text-muted">{says}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {messageFor("rights") && (
        <p role="alert" className="mt-2 text-sm font-medium text-bata">
          {messageFor("rights")}
        </p>
      )}
    </SheetForm>
  );
}

function rightsOf(formData: FormData): Partial<Record<Grant, RightLevel>> {
  return Object.fromEntries(
    [...RIGHT_GROUPS, ...SPECIAL_RIGHTS].map(({ grant }) => [grant, toLevel(getFormText(formData, grant))]),
  );
}

/** What is not chosen is nothing. */
function toLevel(text: string): RightLevel {
  return text === "READ" || text === "WRITE" ? text : "NONE";
}

interface LevelChoiceProps {
  group: (typeof RIGHT_GROUPS)[number];
  level: RightLevel;
}

/** One group with its levels, and in words what the chosen one includes. */
function LevelChoice({ group, level }: LevelChoiceProps) {
  const [chosen, setChosen] = useState(level);
  const id = useId();
  const { grant, label, read, write } = group;
  return (
    <fieldset aria-describedby={id} className="border-b border-line py-3">
      <legend className="py-1.5 text-sm font-semibold sm:float-left sm:mr-3">{label}</legend>
      <div className="flex gap-1.5 sm:justify-end">
        {levelsOf(group).map((value) => (
          <label key={value} className="choice-chip min-h-11 text-sm whitespace-nowrap lg:min-h-9">
            <input
              type="radio"
              name={grant}
              value={value}
              checked={value === chosen}
              onChange={() => setChosen(value)}
              className="sr-only"
            />
            {LEVEL_LABELS[value]}
          </label>
        ))}
      </div>
      <p id={id} className="clear-both mt-1.5 text-sm text-muted text-pretty">
        {chosen === "NONE" ? "Tidak terlihat sama sekali." : read}
        {chosen === "WRITE" && write !== undefined && ` ${write}`}
      </p>
    </fieldset>
  );
}
