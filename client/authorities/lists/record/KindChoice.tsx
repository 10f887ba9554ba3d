import type { AuthorKind } from "../../../gql/graphql";

const KINDS: readonly { kind: AuthorKind; label: string }[] = [
  { kind: "PERSON", label: "Orang" },
  { kind: "ORGANISATION", label: "Lembaga" },
];

/** The name of an organisation is never split. */
export function KindChoice({ kind }: { kind: AuthorKind }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Jenis</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {KINDS.map(({ kind: value, label }) => (
          <label key={value} className="choice-chip min-h-10 text-sm">
            <input type="radio" name="kind" value={value} defaultChecked={kind === value} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
