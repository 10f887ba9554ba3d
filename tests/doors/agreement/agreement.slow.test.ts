import { bothDoorsAgreeOn } from "./bothDoorsAgree.js";

// On MariaDB: agreementOnMariaDb.slow.test.ts.
describe("Both doors lead to one library, on SQLite", () => bothDoorsAgreeOn("sqlite"));
