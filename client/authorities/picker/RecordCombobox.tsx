import { X } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useId, useState } from "react";
import { Field, type FieldTexts } from "../../forms/fields/Field";
import { foldKey } from "../../../common/fold";
import { choiceId, type PickerChoice, PickerChoices } from "../../forms/combobox/PickerChoices";
import { useCombobox } from "../../forms/combobox/useCombobox";
import { formatNumber } from "../../format/formatNumber";
import type { PickedRecords, AuthorityList } from "./pickedRecords";
import { pickerConfigs } from "./pickerConfigs";
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
  /** Several are chosen one after the other. */
  takesSeveral?: boolean;
}

/**
 * Combobox that picks one record of a list by typing. Text that is left before the list has answered is resolved
 * afterwards; without `allowNew`, text that matches no record stays in the field and is reported.
 */
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
    takesSeveral,
    ...texts
  } = props;
  const listId = useId();
  const config = pickerConfigs[list];
  const combobox = useCombobox();
  const { typed, isOpen } = combobox;
  /** What the field was left with, while it is not known what is meant by it. */
  const [left, setLeft] = useState<string | null>(null);
  const text = typed?.trim() ?? left ?? "";
  const { options, isSearching, hasFailed } = useRecordSearch(list, text, isOpen || left !== null);

  const isExcluded = (picked: PickedRecords[List]) => picked.id !== null && excludedIds?.includes(picked.id) === true;
  const typedKey = foldKey(config.key(config.fromText(text)));
  const exact =
    text === "" ? undefined : options.find(({ picked }) => foldKey(config.key(picked)) === typedKey)?.picked;
  const available = options.filter(({ picked }) => !isExcluded(picked));
  const newRecord = allowNew && text !== "" && exact === undefined && !isSearching ? config.fromText(text) : null;
  const choices: PickerChoice[] = available.map(({ picked, booksCount }) => ({
    key: picked.id ?? "",
    label: config.label(picked),
    detail: `${formatNumber(booksCount)} buku`,
  }));
  if (newRecord !== null) choices.push({ key: "baru", label: `Tambah “${text}”`, detail: null });

  const choose = (picked: PickedRecords[List] | null) => {
    setLeft(null);
    onChoose(picked);
  };
  const commit = (): boolean => {
    const isKnown = text === "" || (exact !== undefined && !isExcluded(exact));
    choose(isKnown ? (exact ?? null) : allowNew && exact === undefined ? config.fromText(text) : null);
    if (!isKnown && (isSearching || !allowNew)) setLeft(text);
    return isKnown || allowNew;
  };
  const answerLeft = useEffectEvent(() => {
    if (left === null || isSearching) return;
    if (exact !== undefined && !isExcluded(exact)) {
      combobox.reset();
      choose(exact);
    } else if (allowNew) setLeft(null);
  });
  useEffect(() => queueMicrotask(answerLeft), [left, isSearching]);
  const { active, select, field } = combobox.bind({
    displayText,
    keys: choices.map(({ key }) => key),
    choose: (index) => choose(available[index]?.picked ?? newRecord),
    commit,
    ...(takesSeveral ? { takesSeveral } : {}),
  });
  const isUnmatched = left !== null && !allowNew;

  const notice = noticeFor({
    isSearching,
    hasFailed,
    found: choices.length,
    isChosen: exact !== undefined && isExcluded(exact),
  });
  return (
    <Field
      {...texts}
      error={isUnmatched && !isSearching ? unmatchedText(left, hasFailed) : texts.error}
      controlProps={{}}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={ref}
            name={name}
            data-first={hasInitialFocus}
            data-unmatched={isUnmatched || undefined}
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
            onChange={(event) => {
              setLeft(null);
              field.onChange(event.target.value);
            }}
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
                choose(null);
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
              isStale={isSearching}
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

function unmatchedText(typed: string, hasFailed: boolean): string {
  return hasFailed
    ? "Daftar gagal dimuat. Ketik lagi untuk mencoba lagi."
    : `“${typed}” tidak ada di daftar. Pilih salah satu yang ada, atau kosongkan.`;
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
