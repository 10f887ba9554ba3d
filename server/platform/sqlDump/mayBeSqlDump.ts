const GZIP = "\u001F\u008B";
const ZIP = "PK\u0003\u0004";
/** Where a ZIP has the name of its first file, and a tar its own sign. */
const ZIP_NAME = 30;
const TAR_SIGN = 257;
/** The programs' own first lines, or the first statement where somebody has cut them off. */
const PROGRAM = /^(?:--|#|\/\*)[^\n]*(?:mysqldump|MySQL dump|MariaDB dump|phpMyAdmin|HeidiSQL|Adminer)/imu;
const STATEMENT =
  /^\s*(?:\/\*!\d+ )?(?:SET\s+[A-Z@_]+|CREATE\s+(?:TABLE|DATABASE)|DROP\s+TABLE|INSERT\s+(?:IGNORE\s+)?INTO|USE\s+`|LOCK\s+TABLES|START\s+TRANSACTION)\b/iu;
const COMMENT_LINE = /^\s*(?:(?:--|#)[^\n]*|\/\*[^\n]*\*\/;?)?\r?$/u;

/** Whether a file that begins so, its bytes as Latin-1, may be a dump of MySQL, plain or packed. */
export function mayBeSqlDump(head: string): boolean {
  if (head.startsWith(GZIP)) return true;
  if (head.startsWith(ZIP)) return /\.sql$/iu.test(head.slice(ZIP_NAME, ZIP_NAME + head.charCodeAt(26)));
  if (head.startsWith("ustar", TAR_SIGN)) return true;
  if (PROGRAM.test(head.slice(0, 1_000))) return true;
  const first = head
    .replace("\u00EF\u00BB\u00BF", "")
    .split("\n")
    .find((line) => !COMMENT_LINE.test(line));
  return first !== undefined && STATEMENT.test(first);
}
