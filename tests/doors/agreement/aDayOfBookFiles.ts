import { aPdf } from "../../support/files/givenFiles.js";
import { anMp3 } from "../../support/files/givenAudio.js";
import type { Step } from "./steps.js";

const ofBook = (id: number) => ({ subject: ["Book", id] }) satisfies Partial<Step>;
const of = (id: number) => ({ subject: ["BookFile", id] }) satisfies Partial<Step>;
const added = { operation: "addBookFile", method: "POST", path: "/books/{id}/files" } as const;
const linked = { operation: "addBookLink", method: "POST", path: "/books/{id}/links" } as const;
const changed = { operation: "updateBookFile", method: "PUT", path: "/book-files/{id}" } as const;
const replaced = { operation: "replaceBookFile", method: "POST", path: "/book-files/{id}/replace" } as const;
const ordered = { operation: "reorderBookFiles", method: "PUT", path: "/books/{id}/files/order" } as const;
const removed = { operation: "removeBookFile", method: "DELETE", path: "/book-files/{id}" } as const;
const opened = { operation: "recordBookFileReading", method: "POST", path: "/book-files/{id}/readings" } as const;

const file = { name: "Bab 1.mp3", content: anMp3() };
const link = { url: "https://buku.example/laskar", name: "Di penerbit" };

/** Several files of one title. One PDF was there before, and was deleted. */
export const aDayOfBookFiles: readonly Step[] = [
  { ...added, ...ofBook(3), title: "a PDF", file: { name: "Isi.pdf", content: aPdf() }, expected: 200 },
  { ...added, ...ofBook(3), title: "a sound", file, expected: 200 },
  { ...added, ...ofBook(3), title: "a page", file: { ...file, content: Buffer.from("<html></html>") }, expected: 415 },
  { ...added, ...ofBook(999), title: "to no book", file, expected: 404 },
  { ...added, ...ofBook(3), title: "by who helps", file, as: "staff", expected: 403 },
  { ...linked, ...ofBook(3), title: "to elsewhere", body: link, expected: 200 },
  { ...linked, ...ofBook(3), title: "without a lock", body: { ...link, url: "http://buku.example" }, expected: 422 },
  { ...linked, ...ofBook(999), title: "to no book", body: link, expected: 404 },
  { ...changed, ...of(3), title: "for members", body: { name: "Bab satu", access: "members" }, expected: 200 },
  { ...changed, ...of(3), title: "where it leads", body: { url: "https://buku.example" }, expected: 422 },
  { ...changed, ...of(999), title: "what is not there", body: { name: "x" }, expected: 404 },
  { ...ordered, ...ofBook(3), title: "the sound first", body: { file_ids: [3, 4, 2] }, expected: 200 },
  { ...ordered, ...ofBook(3), title: "without one", body: { file_ids: [3, 4] }, expected: 422 },
  { ...replaced, ...of(2), title: "by a sound", file, expected: 200 },
  { ...replaced, ...of(4), title: "a link", file, expected: 422 },
  { ...replaced, ...of(999), title: "what is not there", file, expected: 404 },
  { ...opened, ...of(3), title: "at the desk", expected: 200 },
  { ...opened, ...of(4), title: "a link", as: "student", expected: 422 },
  { ...opened, ...of(999), title: "what is not there", as: "student", expected: 404 },
  { ...removed, ...of(2), title: "a sound", expected: 200 },
  { ...removed, ...of(2), title: "it again", expected: 404 },
];
