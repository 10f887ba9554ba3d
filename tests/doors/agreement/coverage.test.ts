import { restRoutes } from "../../../server/doors/routes.js";
import { schema } from "../../../server/doors/schema.js";
import { auditTable } from "../audit/auditTable.js";
import { aDayAtTheLibrary } from "./aDayAtTheLibrary.js";
import { someReadings } from "./readings.js";

/**
 * Without a twin of the same shape in REST: own lists, files of personal data and letters' random tokens are compared
 * in their feature's tests.
 */
const READS_ALONE = new Set([
  "node",
  "nodes",
  "popularCategories",
  "myBorrowings",
  "myFines",
  "myPersonalData",
  "myReadingLists",
  "mySavedBookIds",
  "myReservations",
  "myVisits",
  "studentPersonalData",
  "verifyClearanceLetter",
]);

describe("The agreement", () => {
  const reported = new Set(aDayAtTheLibrary.map(({ operation }) => operation));
  const read = new Set(someReadings.map(({ operation }) => operation));

  it("covers every mutation, and REST has each of them", () => {
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).sort();
    expect([...reported].sort()).toEqual(mutations);
    expect(
      restRoutes
        .filter(({ method, operation }) => method !== "GET" && operation !== "read")
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(mutations);
  });

  it("covers every query that REST has too, and REST has each of them", () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
      .filter((name) => !READS_ALONE.has(name))
      .sort();
    expect([...read].sort()).toEqual(queries);
  });

  it("has what the audit trail says of each of them, or why it says nothing", () => {
    expect(Object.keys(auditTable).sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
  });
});
