/** A file that is no dump of MySQL or MariaDB, or not a whole one; the message is for people, in Indonesian. */
export class SqlDumpError extends Error {
  override readonly name = "SqlDumpError";
}
