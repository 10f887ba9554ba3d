/** The chapters of the documentation, in their order. */
export const TAGS: Readonly<Record<string, string>> = {
  Session:
    "Logging in and out. A browser's session is a cookie that no script reads, and a token that scripts send " +
    "back in `X-CSRF-TOKEN` with every change.",
  Account: "Who is logged in, and what they may change of themselves.",
  Tokens:
    "Personal access tokens for programs, sent as `Authorization: Bearer`. They need no CSRF token, and may be " +
    "for reading only.",
  Librarians: "Those who work at the library: their accounts, their roles, and where they are logged in.",
  Books: "The catalogue: titles with their authors, lists and files.",
  "Reading lists": "Books that readers keep for themselves, and lists that the library publishes.",
  Serials: "Subscriptions to periodicals, the issues that are expected of them, and what came.",
  Suggestions: "Books that readers and librarians propose, who else wants them, and what becomes of them.",
  Copies: "The physical copies of a book.",
  "Stock takes": "What stands on the shelves, scanned and compared with the record.",
  Weeding: "Copies that leave the collection, with why each may and what becomes of it.",
  Files: "Covers and digital files. Content decides what a file is, never its name.",
  Import: "A library's CSV becomes its catalogue, all of it or nothing.",
  "Moving in": "A whole library of SLiMS or INLISLite that is brought in from a dump, and can be taken back.",
  Students: "The students of the school, and the codes by which they make their accounts.",
  Registrations: "People who ask by themselves to become members, and what the desk says to them.",
  Lists: "Authors, publishers, categories, classifications, locations and sources: what books point to.",
  "E-resources": "Links to reading elsewhere on the web.",
  Blog: "Posts for readers: Markdown in, sanitised HTML out.",
  Circulation: "Loans of copies to students: lending, returning, renewing, reserving.",
  Fines: "The ledger of fines: what students are charged, and how it is settled.",
  Clearance: "Letters that say that a student owes the library nothing.",
  Notices: "What students are told by e-mail: before a due date, after it, of their reservations and of a loss.",
  Visits: "The guest book at the door.",
  Settings: "The library's own words, hours and address, and its rules of lending.",
  Reports: "What happened in a school year, in figures: for the school, and for whoever accredits the library.",
  Library: "The library at a glance.",
  Bin: "What was deleted, and its way back for thirty days.",
  Backups: "The whole library in one file: made every night, kept for a year, and taken away; and all of it as CSV.",
  System: "The machine that the library runs on: its clock and its disks.",
  Audit: "Who changed what, and when.",
};
