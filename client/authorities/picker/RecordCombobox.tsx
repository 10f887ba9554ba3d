import { X } from "lucide-react";
import { type Ref, useId } from "react";
import { Field, type FieldTexts } from "../../forms/fields/Field";
import { foldName } from "../../format/foldName";
import { choiceId, type PickerChoice, PickerChoices } from "./PickerChoices";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { pickerConfigs } from "./pickerConfigs";
import { useCombobox } from "./useCombobox";
import { useRecordSearch } from "./useRecordSearch";

export interface ComboboxProps<List extends AuthorityList> extends FieldTexts {
  list: List;
  /** Allows a name that is not in the list; it is added on saving. */
  allowNew?: boolean;
  /** Ids of records that cannot be chosen here. */
  excludedIds?: readonly string[];
  placeholder?: string;
  /** Field name, by which the server's errors are matched. */
  name?: string;
  isRequired?: boolean;
  /** Gets the focus when its sheet opens. */
  hasInitialFocus?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface RecordComboboxProps<List extends AuthorityList> extends ComboboxProps<List> {
  /** Text of the field while nobody types. */
  displayText: string;
  /** Null if the field was cleared. */
  onChoose: (picked: PickedRecords[List] | null) => void;
}

/** Combobox that picks one record of a list by typing. */
export function RecordCombobox<List extends AuthorityList>(props: RecordComboboxProps<List>) {
  const {
    list,
    allowNew = false,
    excludedIds,
    displayText,
    onChoose,
    placeholder,
    name,
    isRequired,
    hasInitialFocus,
    onBlur,
    ref,
    ...texts
  } = props;
  const listId = useId();
  const config = pickerConfigs[list];
  const combobox = useCombobox();
  const { typed, isOpen } = combobox;
  const text = typed?.trim() ?? "";
  const { options, isSearching, hasFailed } = useRecordSearch(list, text, isOpen);

  const isExcluded = (picked: PickedRecords[List]) => picked.id !== null && excludedIds?.includes(picked.id) === true;
  const typedKey = foldName(config.key(config.fromText(text)));
  const exact =
    text === "" ? undefined : options.find(({ picked }) => foldName(config.key(picked)) === typedKey)?.picked;
  const available = options.filter(({ picked }) => !isExcluded(picked));
  const newRecord = allowNew && text !== "" && exact === undefined && !isSearching ? config.fromText(text) : null;
  const choices: PickerChoice[] = available.map(({ picked, booksCount }) => ({
    key: picked.id ?? "",
    label: config.label(picked),
    booksCount,
  }));
  if (newRecord !== null) choices.push({ key: "baru", label: `Tambah “${text}”`, booksCount: null });

  const commit = (typedText: string) => {
    if (typedText.trim() === "") onChoose(null);
    else if (exact !== undefined && !isExcluded(exact)) onChoose(exact);
    else if (exact === undefined && allowNew) onChoose(config.fromText(text));
  };
  const { active, select, field } = combobox.bind({
    displayText,
    choiceCount: choices.length,
    choose: (index) => onChoose(available[index]?.picked ?? newRecord),
    commit,
  });

  const notice = noticeFor({
    isSearching,
    hasFailed,
    found: choices.length,
    isChosen: exact !== undefined && isExcluded(exact),
  });
  return (
    <Field {...texts} controlProps={{}}>
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            name={name}
            data-first={hasInitialFocus}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === null ? undefined : choiceId(listId, active)}
            aria-required={isRequired}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            placeholder={placeholder}
            value={field.value}
            onChange={(event) => field.onChange(event.target.value)}
            onKeyDown={field.onKeyDown}
            onClick={field.onClick}
            onBlur={() => {
              field.onBlur();
              onBlur?.();
            }}
            className="field h-10 pr-11 pl-3.5 sm:text-sm"
          />
          {field.value !== "" && (
            <button
              type="button"
              // By keyboard the text is deleted; one stop less for each field.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                combobox.reset();
                onChoose(null);
                document.getElementById(control.id)?.focus();
              }}
              aria-label={`Kosongkan ${texts.label}`}
              className="icon-button needs-script absolute top-0 right-0"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            </button>
          )}
          {isOpen && (
            <PickerChoices
              id={listId}
              label={texts.label}
              choices={choices}
              active={active}
              notice={notice}
              onSelect={select}
            />
          )}
          <span role="status" className="sr-only">
            {isOpen && (notice ?? `${choices.length} pilihan`)}
          </span>
        </>
      )}
    </Field>
  );
}

interface SearchState {
  isSearching: boolean;
  hasFailed: boolean;
  found: number;
  isChosen: boolean;
}

function noticeFor({ isSearching, hasFailed, found, isChosen }: SearchState): string | null {
  if (hasFailed) return "Daftar gagal dimuat. Ketik lagi untuk mencoba lagi.";
  if (isChosen) return "Sudah dipilih.";
  if (found > 0) return null;
  return isSearching ? "Memuat…" : "Tidak ada yang cocok.";
}
