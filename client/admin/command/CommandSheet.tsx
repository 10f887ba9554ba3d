import { useReactiveVar } from "@apollo/client/react";
import { Barcode, CornerDownLeft, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCan, useViewer } from "../../session/useViewer";
import { ListBox } from "../../ui/ListBox";
import { Sheet } from "../../ui/Sheet";
import { usePermittedLinks } from "../adminLinks";
import { activeShortcuts } from "../shortcuts/shortcuts";
import type { CommandChoice } from "./CommandChoice";
import { bookChoice, codeChoices, listChoice, menuChoices, studentChoice } from "./commandChoices";
import { closeCommandField, commandField } from "./commandField";
import { recentChoices, rememberChoice } from "./recentChoices";
import { useFoundWords } from "./useFoundWords";

/** The one field of the desk: codes, books, students, screens and what can be done on the current one. */
export function CommandSheet() {
  const field = useReactiveVar(commandField);
  return (
    <Sheet title="Pindai atau cari" placement="top" isOpen={field !== null} onClose={closeCommandField} isWithoutHeader>
      {field && <CommandCombobox initialText={field.text} isScanned={field.isEntered} />}
    </Sheet>
  );
}

function CommandCombobox({ initialText, isScanned }: { initialText: string; isScanned: boolean }) {
  const [text, setText] = useState(initialText);
  /** Enter came before the answer: what it means is decided once that is there. */
  const [isEntered, setIsEntered] = useState(isScanned);
  /** Rises with an Enter after a failure, which asks again. */
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const userId = useViewer().viewer?.databaseId ?? 0;
  const editsBooks = useCan("CATALOGUE_WRITE");
  const findsStudents = useCan("STUDENTS_READ");
  const { found, isLooking } = useFoundWords(text, findsStudents, { isEntered, attempt });
  const [recent] = useState(() => recentChoices(userId));
  const choices = useChoices(text.trim(), found, recent, { editsBooks, findsStudents });
  const current = Math.min(active, choices.length - 1);

  const choose = (choice: CommandChoice | undefined) => {
    if (!choice) return;
    rememberChoice(userId, choice);
    closeCommandField();
    // Once the sheet has given the focus back: an act may move it.
    const { act } = choice;
    setTimeout(typeof act === "string" ? () => void navigate(act) : act);
  };
  const latestChoose = useRef(choose);
  /** What an Enter has been answered with already. */
  const answered = useRef<unknown>(null);
  useEffect(() => {
    latestChoose.current = choose;
  });
  useEffect(() => {
    if (!isEntered || isLooking || found.hasFailed || answered.current === found) return;
    answered.current = found;
    const exact = choices.filter((choice) => choice.isExact);
    const only = exact.length === 1 ? exact[0] : undefined;
    // A code that nothing or more than one thing has is shown, not guessed.
    if (only) latestChoose.current(only);
    else if (exact.length === 0 && !isCode(found.text)) latestChoose.current(choices[0]);
    // The next scan takes the place of this one.
    else input.current?.select();
  }, [isEntered, isLooking, found, choices]);
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (choices.length > 0) setActive((current + step + choices.length) % choices.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (found.hasFailed) {
        answered.current = null;
        setIsEntered(true);
        setAttempt(attempt + 1);
      } else if (isLooking && active === 0) setIsEntered(true);
      else choose(choices[current]);
    }
  };
  const notice = noticeFor(text.trim(), choices.length, isLooking, found.hasFailed);
  return (
    <>
      <div className="relative border-b border-line">
        <Barcode
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          data-first
          type="text"
          role="combobox"
          aria-label="Pindai kode atau cari"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={choices.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="go"
          placeholder="Pindai kode, atau ketik judul, nama, NIS, halaman"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setIsEntered(false);
          }}
          onKeyDown={onKeyDown}
          className="command-field"
        />
        <button
          type="button"
          onClick={closeCommandField}
          aria-label="Tutup"
          className="icon-button absolute top-1/2 right-2 -translate-y-1/2"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
      {/* No stop of the Tab key, as a list that scrolls would be. */}
      <div tabIndex={-1} className="min-h-0 flex-auto overflow-y-auto p-2">
        <p role="status" className={notice === null ? "sr-only" : "px-3 py-2 text-sm text-muted text-pretty"}>
          {notice ?? `${choices.length} pilihan`}
        </p>
        {notice === null && found.remarks.length > 0 && (
          <p className="px-3 py-1 text-xs text-muted">{found.remarks.join(" ")}</p>
        )}
        <ChoiceList id={listId} choices={choices} active={current} onChoose={choose} />
      </div>
    </>
  );
}

interface ChoiceOptions {
  editsBooks: boolean;
  findsStudents: boolean;
}

/** One word with a digit, as item codes, ISBNs and students' numbers are. */
function isCode(text: string): boolean {
  return /^\S*\d\S*$/u.test(text);
}

/** What has the code first, then the screens that are called so, then books and students. */
function useChoices(
  text: string,
  found: ReturnType<typeof useFoundWords>["found"],
  recent: readonly CommandChoice[],
  { editsBooks, findsStudents }: ChoiceOptions,
): CommandChoice[] {
  const links = usePermittedLinks();
  const menu = menuChoices(text, links, useReactiveVar(activeShortcuts));
  if (text === "") return [...recent, ...menu];
  const exact = codeChoices(found.hits, editsBooks);
  const others = [
    ...recent.filter(({ title }) => title.toLowerCase().startsWith(text.toLowerCase())),
    ...menu,
    ...found.books.map((book) => bookChoice(book, editsBooks)),
    ...(found.hasMoreBooks && editsBooks ? [listChoice("Buku", found.text)] : []),
    ...found.students.map(studentChoice),
    ...(found.hasMoreStudents && findsStudents ? [listChoice("Anggota", found.text)] : []),
  ];
  const shown = new Set(exact.map(screenOf));
  return [...exact, ...others.filter((choice) => !shown.has(screenOf(choice)))];
}

/** The screen that a choice leads to, without what it shows there. */
function screenOf({ key, act }: CommandChoice): string {
  return typeof act === "string" ? act.replace(/\?.*$/u, "") : key;
}

function noticeFor(text: string, count: number, isLooking: boolean, hasFailed: boolean): string | null {
  if (hasFailed && !isLooking)
    return "Pencarian gagal karena server tidak menjawab. Ubah kata atau pindai lagi untuk mencoba.";
  if (count > 0) return null;
  if (isLooking) return "Mencari…";
  return text.length < 2
    ? "Ketik minimal dua huruf."
    : `Tidak ada eksemplar, buku, anggota, atau halaman yang cocok dengan “${text}”.`;
}

interface ChoiceListProps {
  id: string;
  choices: readonly CommandChoice[];
  active: number;
  onChoose: (choice: CommandChoice) => void;
}

function ChoiceList({ id, choices, active, onChoose }: ChoiceListProps) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <ListBox id={id} label="Hasil">
      {groups.map((group, groupIndex) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <p
            id={`${id}-group-${groupIndex}`}
            role="presentation"
            className="px-3 pt-2.5 pb-1 text-xs font-semibold text-muted"
          >
            {group}
          </p>
          {choices.map(
            (choice, index) =>
              choice.group === group && (
                <Choice
                  key={choice.key}
                  id={`${id}-${index}`}
                  choice={choice}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              ),
          )}
        </div>
      ))}
    </ListBox>
  );
}

interface ChoiceProps {
  id: string;
  choice: CommandChoice;
  isActive: boolean;
  onChoose: (choice: CommandChoice) => void;
}

function Choice({ id, choice, isActive, onChoose }: ChoiceProps) {
  const { Icon, title, detail, group } = choice;
  const isOneLine = group === "Halaman";
  return (
    <div role="option" id={id} aria-selected={isActive} onClick={() => onChoose(choice)} className="command-choice">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
      <span className={`min-w-0 flex-1 ${isOneLine ? "flex items-center justify-between gap-4" : ""}`}>
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-xs text-muted">{detail}</span>}
      </span>
      {isActive && (
        <CornerDownLeft aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted max-sm:hidden" />
      )}
    </div>
  );
}
