import { refusesWrites, unavailability } from "../../../../server/platform/database/databaseErrors.js";

describe("What the database, the server or the disk refuses for now", () => {
  it.each([
    ["ECONNREFUSED", "Data sedang tidak dapat dibaca.", false],
    ["ER_UNKNOWN_COM_ERROR", "Data sedang tidak dapat dibaca.", false],
    ["ER_OPTION_PREVENTS_STATEMENT", "Data sedang tidak dapat disimpan.", true],
    ["ER_READ_ONLY_MODE", "Data sedang tidak dapat disimpan.", true],
    ["SQLITE_READONLY_DBMOVED", "Data sedang tidak dapat disimpan.", true],
    ["SQLITE_IOERR_WRITE", "Data sedang tidak dapat disimpan.", true],
    ["SQLITE_FULL", "Disk server penuh", true],
    ["ER_RECORD_FILE_FULL", "Disk server penuh", true],
    ["ENOSPC", "Disk server penuh", true],
    ["ER_BAD_FIELD_ERROR", "Perpustakaan sedang diperbarui.", false],
  ])("%s may go well later: %s", (code, words, isRefusal) => {
    for (const error of [Object.assign(new Error("refused"), { driverError: { code } }), { code }]) {
      expect(unavailability(error)).toMatch(new RegExp(`^${words}`, "u"));
      expect(refusesWrites(error)).toBe(isRefusal);
    }
  });

  it.each([
    new Error("no code"),
    { code: "SQLITE_CONSTRAINT_UNIQUE" },
    { driverError: { code: "ER_PARSE_ERROR" } },
    null,
  ])("is not what is our own fault: %p", (error) => {
    expect(unavailability(error)).toBeNull();
  });
});
