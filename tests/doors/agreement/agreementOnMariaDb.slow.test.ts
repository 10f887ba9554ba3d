import { bothDoorsAgreeOn } from "./bothDoorsAgree.js";

/** Each step reads both libraries whole: on MariaDB too long for the suite. */
(process.env.TEST_MYSQL_URL ? describe : describe.skip)("Both doors lead to one library, on MariaDB", () =>
  bothDoorsAgreeOn("mysql"),
);
