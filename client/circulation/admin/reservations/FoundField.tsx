import { useApolloClient } from "@apollo/client/react";
import { Check } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { choiceId, PickerChoices } from "../../../forms/combobox/PickerChoices";
import { useCombobox } from "../../../forms/combobox/useCombobox";
import { Field } from "../../../forms/fields/Field";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { useLookup } from "../../../lists/useLookup";

const ReservableQuery = graphql(`
  query Reservable($text: String!, $isStudent: Boolean!, $attendsClasses: Boolean, $filter: BookFilter) {
    students(first: 5, search: $text, filter: { status: ACTIVE, attendsClasses: $attendsClasses })
      @include(if: $isStudent) {
      nodes {
        id
        name
        nis
        className
      }
    }
    books(first: 5, search: $text, withItemCodes: true, withHidden: true, filter: $filter) @skip(if: $isStudent) {
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

type FoundKind = "student" | "teacher" | "book" | "serial";

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

/** A combobox that finds a student, a teacher or a title by what is typed, and lets one of them be chosen. */
export function FoundField({ name, kind, label, hint, error, isFirst, choice, onChange }: FoundFieldProps) {
  const { text, found } = choice;
  const listId = useId();
  const combobox = useCombobox();
  const matches = useMatches(found ? "" : text, kind);
  const isOpen = combobox.isOpen && matches.length > 0;
  const { active, select, field } = combobox.bind({
    displayText: text,
    keys: matches.map(({ id }) => id),
    choose: (index) => {
      const match = matches[index];
      if (match) onChange({ text: match.name, found: match });
    },
    // A card's number or a code is meant as it is, and is looked up when the form is sent.
    commit: () => true,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A scanner's Enter is the form's, which goes on or sends what was scanned.
    if (event.key === "Enter" && active === null) combobox.reset();
    else field.onKeyDown(event);
  };
  return (
    <Field label={label} hint={found ? <Chosen found={found} /> : hint} error={error} controlProps={{}}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === null ? undefined : choiceId(listId, active)}
            aria-required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            data-first={isFirst || undefined}
            value={field.value}
            onChange={({ target }) => {
              field.onChange(target.value);
              onChange({ text: target.value, found: null });
            }}
            onKeyDown={onKeyDown}
            onClick={field.onClick}
            onBlur={field.onBlur}
            className="field h-10 px-3.5 sm:text-sm"
          />
          {isOpen && (
            <PickerChoices
              id={listId}
              label="Hasil yang cocok"
              choices={matches.map((match) => ({ key: match.id, label: match.name, detail: match.detail }))}
              active={active}
              notice={null}
              onSelect={select}
            />
          )}
          <span role="status" className="sr-only">
            {isOpen && `${matches.length} pilihan`}
          </span>
        </>
      )}
    </Field>
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
      isStudent: kind === "student" || kind === "teacher",
      attendsClasses: kind === "teacher" ? false : null,
      filter: kind === "serial" ? { materialKinds: ["SERIAL" as const] } : null,
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
