import { BookOpen, BookPlus, List, Barcode, UserRound, Zap } from "lucide-react";
import { foldKey } from "../../../common/fold";
import { copyHref, editCopyHref } from "../copyHref";
import { type AdminLinkGroup, linkHref } from "../adminLinks";
import type { Shortcut } from "../shortcuts/shortcuts";
import type { CommandChoice } from "./CommandChoice";
import type { CodeHits } from "./findByCode";
import { memberNumber } from "../../format/memberNumber";
import type { FoundBook, FoundStudent } from "./useFoundWords";

/** A librarian who does not edit the catalogue is shown the book as readers see it. */
function bookPath(book: { databaseId: number; slug: string }, editsBooks: boolean): string {
  return editsBooks ? `/admin/books/${book.databaseId}` : `/books/${book.slug}`;
}

/** What has exactly the code; for an ISBN that no book has, a new book. */
export function codeChoices({ copy, books, student, isbn }: CodeHits, editsBooks: boolean): CommandChoice[] {
  const group = "Kode yang sama";
  const choices: CommandChoice[] = [];
  if (copy) {
    choices.push({
      key: `copy ${copy.id}`,
      group,
      Icon: Barcode,
      title: copy.itemCode,
      detail: `Eksemplar · ${copy.book.title}`,
      // Whoever edits no books is told where it is, who has it and who had it.
      act: editsBooks ? editCopyHref(copy.book, copy.itemCode) : copyHref(copy.itemCode),
      isExact: true,
    });
  }
  for (const book of books) {
    choices.push({
      key: `isbn ${book.id}`,
      group,
      Icon: BookOpen,
      title: book.title,
      detail: `ISBN ${isbn ?? ""}`,
      act: bookPath(book, editsBooks),
      isExact: true,
    });
  }
  if (student) {
    choices.push({ ...studentChoice(student), key: `nis ${student.id}`, group, isExact: true });
  }
  if (isbn !== null && editsBooks && choices.length === 0) {
    choices.push({
      key: "new-book",
      group: "Tindakan",
      Icon: BookPlus,
      title: "Tambah buku dengan ISBN ini",
      detail: isbn,
      act: `/admin/books/new?isbn=${encodeURIComponent(isbn)}`,
      isExact: true,
    });
  }
  return choices;
}

export function bookChoice(book: FoundBook, editsBooks: boolean): CommandChoice {
  return {
    key: `book ${book.id}`,
    group: "Buku",
    Icon: BookOpen,
    title: book.title,
    detail: [book.authorNames, book.publishYear].filter(Boolean).join(" · "),
    act: bookPath(book, editsBooks),
  };
}

export function studentChoice({ id, databaseId, name, memberKind, nis, className }: FoundStudent): CommandChoice {
  return {
    key: `student ${id}`,
    group: "Anggota",
    Icon: UserRound,
    title: name,
    detail: [memberNumber(memberKind, nis), className].filter(Boolean).join(" · "),
    act: `/admin/students/${databaseId}`,
  };
}

/** Leads to the whole list of what the words find. */
export function listChoice(group: "Buku" | "Anggota", text: string): CommandChoice {
  const path = group === "Buku" ? "/admin/books" : "/admin/students";
  return {
    key: `all ${path}`,
    group,
    Icon: List,
    title: `Semua hasil “${text}” di daftar ${group.toLowerCase()}`,
    act: `${path}?search=${encodeURIComponent(text)}`,
  };
}

/** The screens, and what one can do on the current one, whose names have each word of the text. */
export function menuChoices(
  text: string,
  links: readonly AdminLinkGroup[],
  shortcuts: readonly Shortcut[],
): CommandChoice[] {
  const screens = links.flatMap(({ title, links: inGroup }) =>
    inGroup.map((link): CommandChoice => ({
      key: `screen ${linkHref(link)}`,
      group: "Halaman",
      Icon: link.Icon ?? List,
      title: link.label,
      ...(title === undefined ? {} : { detail: title }),
      act: linkHref(link),
    })),
  );
  const acts = shortcuts
    // Shortcuts to screens are listed above already, and Escape is of use at a keyboard only.
    .filter(({ group, keys }) => group === undefined && keys !== "escape")
    .map(({ label, keys, run }): CommandChoice => ({
      key: `act ${keys}`,
      group: "Di halaman ini",
      Icon: Zap,
      title: label,
      act: run,
    }));
  return [...screens, ...acts].filter(({ title }) => hasWords(title, text));
}

/** Whether a word of the name begins with each word of the text. */
function hasWords(name: string, text: string): boolean {
  const words = foldKey(name).split(" ");
  return foldKey(text)
    .split(" ")
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
