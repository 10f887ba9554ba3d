import { storageTrouble } from "../../../../server/platform/database/databaseErrors.js";

it.each([
  [{ driverError: { code: "ER_UNKNOWN_COM_ERROR" } }, "unreachable"],
  [{ driverError: { code: "ER_TRANSACTION_ROLLBACK_DURING_COMMIT" } }, "unreachable"],
  [{ driverError: { code: "ER_CONNECTION_KILLED" } }, "unreachable"],
  [
    { driverError: { message: "Can't add new command when connection is in closed state", fatal: true } },
    "unreachable",
  ],
  [{ message: "Can't add new command when connection is in closed state", fatal: true }, "unreachable"],
  [{ driverError: { code: "ER_OPTION_PREVENTS_STATEMENT" } }, "readOnly"],
  [{ driverError: { code: "SQLITE_READONLY_DIRECTORY" } }, "readOnly"],
  [{ driverError: { code: "SQLITE_IOERR_WRITE" } }, "damaged"],
  [{ driverError: { code: "SQLITE_CORRUPT" } }, "damaged"],
  [{ driverError: { code: "ER_RECORD_FILE_FULL" } }, "full"],
  [{ driverError: { code: "ER_ERROR_ON_WRITE" }, message: "Error writing file './x' (Errcode: 28)" }, "full"],
  [{ driverError: { code: "ER_ERROR_ON_WRITE" }, message: "Error writing file './x' (Errcode: 5)" }, null],
  [{ code: "ENOSPC" }, "full"],
  [{ driverError: { code: "ER_DUP_ENTRY" } }, null],
  [new Error("SQLITE_FULL"), null],
  [null, null],
])("the failure %j is trouble of the kind %s", (error, trouble) => {
  expect(storageTrouble(error)).toBe(trouble);
});
