/**
 * What is tried, by area, and the tests that can notice it; of these each mutant runs those that reach it. Paths are
 * written as in `include` of a tsconfig. Doors, entities and presenters only translate: the tests of the descriptions
 * hold them.
 */
export const areas = {
  import: {
    files: ["server/bookImport/**/*.ts"],
    tests: ["tests/server/bookImport/**/*.test.ts", "tests/doors/bookImport/*.test.ts"],
  },
  session: {
    files: ["server/session/*.ts", "server/platform/auth/*.ts", "server/platform/limits/*.ts"],
    tests: [
      "tests/server/session/*.test.ts",
      "tests/doors/session/*.test.ts",
      "tests/server/platform/auth/*.test.ts",
      "tests/server/platform/limits/*.test.ts",
      "tests/server/config.test.ts",
      "tests/doors/users/password.test.ts",
      "tests/doors/tokens/*.test.ts",
      "tests/doors/activation/*.test.ts",
      // The door's key lies in a cookie too.
      "tests/doors/visits/*.test.ts",
    ],
  },
  bin: {
    files: ["server/bin/*.ts", "server/**/*Bin.ts", "server/**/*BinHandler*.ts"],
    tests: [
      "tests/server/bin/*.test.ts",
      "tests/server/books/writing/deleteBooks.test.ts",
      "tests/server/books/writing/bulkUpdateBooks.test.ts",
      "tests/server/books/copies/copies.test.ts",
      "tests/server/authorities/editing/mergeAndDelete.test.ts",
      "tests/server/eResources/*.test.ts",
    ],
  },
  stockTakes: {
    files: ["server/stockTakes/**/*.ts"],
    tests: ["tests/server/stockTakes/*.test.ts"],
  },
  weeding: {
    files: ["server/weeding/**/*.ts"],
    tests: ["tests/server/weeding/*.test.ts"],
  },
  visits: {
    files: ["server/visits/**/*.ts"],
    tests: ["tests/server/visits/*.test.ts", "tests/doors/visits/*.test.ts"],
  },
  lendingRules: {
    files: ["server/circulation/rules/*.ts", "server/circulation/policy/*.ts"],
    tests: [
      "tests/server/circulation/rules/*.test.ts",
      "tests/server/circulation/policy/*.test.ts",
      "tests/server/circulation/lending/*.test.ts",
      "tests/server/circulation/reservations/*.test.ts",
      "tests/server/circulation/classSets/*.test.ts",
    ],
  },
  lending: {
    files: [
      "server/circulation/acts/*.ts",
      "server/circulation/undo/*.ts",
      "server/circulation/borrowings/*.ts",
      "server/circulation/lending/*.ts",
      "server/circulation/reservations/*.ts",
      "server/circulation/classSets/*.ts",
      "server/circulation/inHouse/*.ts",
    ],
    tests: [
      "tests/server/circulation/lending/*.test.ts",
      "tests/server/circulation/reservations/*.test.ts",
      "tests/server/circulation/classSets/*.test.ts",
      "tests/server/circulation/inHouse/*.test.ts",
      "tests/doors/circulation/*.test.ts",
    ],
  },
  ledger: {
    files: [
      "server/circulation/ledger/**/*.ts",
      "server/circulation/clearance/*.ts",
      "server/circulation/clearanceLetters/*.ts",
    ],
    tests: [
      "tests/server/circulation/ledger/*.test.ts",
      "tests/server/circulation/clearance/*.test.ts",
      "tests/server/circulation/lending/*.test.ts",
      "tests/doors/circulation/*.test.ts",
      // Letters forget with the loans what they were revoked for.
      "tests/server/history/*.test.ts",
    ],
  },
  notices: {
    files: ["server/circulation/notices/*.ts"],
    tests: ["tests/server/circulation/notices/*.test.ts"],
  },
  history: {
    files: ["server/history/*.ts", "server/circulation/forgetting/*.ts"],
    tests: ["tests/server/history/*.test.ts"],
  },
  datesAndMoney: {
    files: [
      "server/platform/time/*.ts",
      "server/platform/database/counters/counters.ts",
      "server/reports/*.ts",
      "server/reports/figures/*.ts",
      "server/reports/forms/*.ts",
      "server/reports/instruments/*.ts",
      "server/settings/openingHours/openingHours.ts",
      "server/books/record/publishYear.ts",
      "server/books/record/rupiah.ts",
    ],
    tests: [
      "tests/server/platform/time/*.test.ts",
      "tests/server/reports/*.test.ts",
      "tests/server/reports/forms/*.test.ts",
      "tests/server/reports/instruments/*.test.ts",
      "tests/server/settings/openingHours.test.ts",
      "tests/server/books/record/*.test.ts",
      "tests/server/visits/*.test.ts",
      "tests/doors/reports/*.test.ts",
    ],
  },
};

export const passedOver = /\.(?:graphql|rest|http|entity)\.ts$|[pP]resenter\.ts$|\/migrations\//;
