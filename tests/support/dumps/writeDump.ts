export const DIALECTS = ["phpMyAdmin", "mysqldump", "mysqldump-php"] as const;
export type Dialect = (typeof DIALECTS)[number];

export interface DumpedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\n": "\\n",
  "\r": "\\r",
  "\\": "\\\\",
  "\u001A": "\\Z",
};

/** A text as these programs write it; phpMyAdmin doubles quotes, the others escape them. */
function literal(value: string | number | null, dialect: Dialect): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  const escaped = Array.from(value, (sign) => ESCAPES[sign] ?? sign).join("");
  return `'${escaped.replaceAll("'", dialect === "phpMyAdmin" ? "''" : String.raw`\'`)}'`;
}

const row = (values: readonly (string | number | null)[], dialect: Dialect) =>
  `(${values.map((value) => literal(value, dialect)).join(dialect === "phpMyAdmin" ? ", " : ",")})`;

const create = ({ name, columns }: DumpedTable) => `CREATE TABLE \`${name}\` (
${columns.map((column) => `  \`${column}\` varchar(255) DEFAULT 'a, (b)' COMMENT 'it''s; -- one'`).join(",\n")},
  KEY \`${columns[0]}\` (\`${columns[0]}\`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8mb4;`;

/** Tables as one of the programs dumps them that SLiMS and INLISLite are saved with. */
export function writeDump(tables: readonly DumpedTable[], dialect: Dialect): string {
  return WRITERS[dialect](tables);
}

const WRITERS: Readonly<Record<Dialect, (tables: readonly DumpedTable[]) => string>> = {
  phpMyAdmin: (tables) =>
    [
      "-- phpMyAdmin SQL Dump\n-- version 5.2.1\n--\n-- Host: 127.0.0.1\n",
      'SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\nSTART TRANSACTION;\nSET time_zone = "+00:00";\n',
      "/*!40101 SET NAMES utf8mb4 */;\n--\n-- Basis data: `senayan`\n--\n",
      ...tables.map((table) => {
        const names = table.columns.map((column) => `\`${column}\``).join(", ");
        const insert = `INSERT INTO \`${table.name}\` (${names}) VALUES\n`;
        const rows = table.rows.map((values) => row(values, "phpMyAdmin")).join(",\n");
        return `\n${create(table)}\n\n--\n-- Dumping data untuk tabel \`${table.name}\`\n--\n\n${rows === "" ? "" : `${insert}${rows};\n`}`;
      }),
      "DELIMITER $$\nCREATE TRIGGER `x` AFTER INSERT ON `item` FOR EACH ROW BEGIN\n  INSERT INTO log VALUES ('a;b');\nEND\n$$\nDELIMITER ;\n",
      ...tables.map(({ name, columns }) => `ALTER TABLE \`${name}\`\n  ADD PRIMARY KEY (\`${columns[0]}\`);\n`),
      "COMMIT;\n",
    ].join("\n"),
  mysqldump: (tables) =>
    [
      "-- MySQL dump 10.19  Distrib 10.3.39-MariaDB, for debian-linux-gnu (x86_64)\n--\n",
      "/*!40101 SET NAMES utf8mb4 */;\n",
      "CREATE DATABASE /*!32312 IF NOT EXISTS*/ `senayan` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;\n\nUSE `senayan`;\n",
      ...tables.map((table) => {
        const rows = table.rows.map((values) => row(values, "mysqldump")).join(",");
        const insert = rows === "" ? "" : `INSERT INTO \`${table.name}\` VALUES ${rows};\n`;
        return `DROP TABLE IF EXISTS \`${table.name}\`;\n/*!40101 SET character_set_client = utf8 */;\n${create(table)}\nLOCK TABLES \`${table.name}\` WRITE;\n/*!40000 ALTER TABLE \`${table.name}\` DISABLE KEYS */;\n${insert}/*!40000 ALTER TABLE \`${table.name}\` ENABLE KEYS */;\nUNLOCK TABLES;\n`;
      }),
      "-- Dump completed on 2026-11-20 10:00:00\n",
    ].join("\n"),
  "mysqldump-php": (tables) =>
    [
      "-- mysqldump-php https://github.com/ifsnop/mysqldump-php\n--\n-- Host: localhost\tDatabase: senayan\n",
      "/*!40101 SET NAMES utf8mb4 */;\n",
      ...tables.map((table) => {
        const inserts = table.rows.map(
          (values) => `INSERT INTO \`${table.name}\` VALUES ${row(values, "mysqldump-php")};\n`,
        );
        return `${create(table)}\n/*!40000 ALTER TABLE \`${table.name}\` DISABLE KEYS */;\nSET autocommit=0;\n${inserts.join("")}/*!40000 ALTER TABLE \`${table.name}\` ENABLE KEYS */;\nCOMMIT;\n\n-- Dumped table \`${table.name}\` with ${table.rows.length} row(s)\n--\n`;
      }),
      "-- Dump completed on: Fri, 20 Nov 2026 10:00:00 +0700\n",
    ].join("\n"),
};
