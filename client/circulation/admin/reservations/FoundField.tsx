import { useApolloClient } from "@apollo/client/react";
import { Check } from "lucide-react";
import { CompactField } from "../../../forms/fields/CompactField";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { useLookup } from "../../../lists/useLookup";

const ReservableQuery = graphql(`
  query Reservable($text: String!, $isStudent: Boolean!, $kind: StudentKind) {
    students(first: 5, search: $text, filter: { status: ACTIVE, kind: $kind }) @include(if: $isStudent) {
      nodes {
        id
        name
        nis
        className
      }
    }
    books(first: 5, search: $text, withItemCodes: true) @skip(if: $isStudent) {
      nodes {
        id
        title
        availableCount
        copiesCount
        waitingCount
      }
    }
  }
`);

export interface Found {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

type FoundKind = "student" | "teacher" | "book";

interface FoundFieldProps {
  name: string;
  kind: FoundKind;
  label: string;
  hint: string;
  error: string | undefined;
  isFirst: boolean;
  choice: { readonly text: string; readonly found: Found | null };
  onChange: (choice: { text: string; found: Found | null }) => void;
}

const MIN_LENGTH = 2;

/** A field that finds a student, a teacher or a title by what is typed, and lets one of them be chosen. */
export function FoundField({ name, kind, label, hint, error, isFirst, choice, onChange }: FoundFieldProps) {
  const { text, found } = choice;
  const matches = useMatches(found ? "" : text, kind);
  return (
    <div>
      <CompactField
        name={name}
        label={label}
        hint={found ? <Chosen found={found} /> : hint}
        error={error}
        maxLength={100}
        aria-required
        autoCapitalize="off"
        spellCheck={false}
        data-first={isFirst || undefined}
        value={text}
        onChange={({ target }) => onChange({ text: target.value, found: null })}
      />
      {matches.length > 0 && (
        <ul aria-label={`Pilihan ${label}`} className="mt-2 overflow-hidden rounded-xl border border-line">
          {matches.map((match) => (
            <li key={match.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => onChange({ text: match.name, found: match })}
                className="menu-line min-h-11! flex-wrap gap-x-2 rounded-none!"
              >
                <b className="font-semibold wrap-anywhere">{match.name}</b>
                <span className="text-muted tabular-nums">{match.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {matches.length > 0 && `${matches.length} pilihan`}
      </p>
    </div>
  );
}

function Chosen({ found: { detail } }: { found: Found }) {
  return (
    <span className="flex items-center gap-1.5 font-medium text-daun">
      <Check aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      Dipilih · {detail}
    </span>
  );
}

function useMatches(typed: string, kind: FoundKind): readonly Found[] {
  const client = useApolloClient();
  const text = typed.trim();
  const look = async (words: string): Promise<readonly Found[]> => {
    const variables = {
      text: words,
      isStudent: kind !== "book",
      kind: kind === "teacher" ? ("TEACHER" as const) : null,
    };
    const { data } = await client.query({ query: ReservableQuery, variables, fetchPolicy: "no-cache" });
    const students = data?.students?.nodes.map(({ id, name, nis, className }) => ({
      id,
      name,
      detail: [nis, className].filter(Boolean).join(" · "),
    }));
    const books = data?.books?.nodes.map(({ id, title, availableCount, copiesCount, waitingCount }) => ({
      id,
      name: title,
      detail: [
        `${formatNumber(availableCount)} / ${formatNumber(copiesCount)} tersedia`,
        waitingCount > 0 && `${formatNumber(waitingCount)} menunggu`,
      ]
        .filter(Boolean)
        .join(" · "),
    }));
    return students ?? books ?? [];
  };
  return useLookup(text.length >= MIN_LENGTH ? text : null, look, kind).found;
}
