import sql from "sql-template-tag";

import type { MovingFile, MovingRow } from "../library/MovingLibrary.js";
import { lineOf, originOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

type PictureRow = Readonly<Record<"id" | "label" | "name", Text>>;
type DocumentRow = Readonly<
  Record<
    "place" | "titleId" | "title" | "access" | "limit" | "name" | "folder" | "fileTitle" | "url" | "mime" | "fileId",
    Text
  >
>;

export async function* readFiles(source: SlimsSource): AsyncGenerator<MovingRow<MovingFile>> {
  yield* covers(source);
  yield* photos(source);
  yield* documents(source);
}

async function* covers(source: SlimsSource): AsyncGenerator<MovingRow<MovingFile>> {
  if (!source.tables.hasColumn("biblio", "image")) return;
  const rows = source.tables.select<PictureRow>(
    sql`SELECT b.biblio_id AS id, b.title AS label, b.image AS name FROM biblio b
      WHERE TRIM(b.image) <> '' AND NOT ${source.isSample(sql`b.biblio_id`)}`,
  );
  for await (const row of rows) yield pictureOf("cover", "biblio.image", "images/docs", row, row.id ?? "");
}

async function* photos(source: SlimsSource): AsyncGenerator<MovingRow<MovingFile>> {
  if (!source.tables.hasColumn("member", "member_image")) return;
  const rows = source.tables.select<PictureRow>(
    sql`WITH ${source.keptMembers}
      SELECT m.member_id AS id, m.member_name AS label, m.member_image AS name
      FROM member m JOIN kept_members k ON k.place = m.rowid WHERE TRIM(m.member_image) <> ''`,
  );
  for await (const row of rows) yield pictureOf("photo", "member.member_image", "images/persons", row, row.id ?? "");
}

function pictureOf(
  kind: "cover" | "photo",
  table: string,
  folder: string,
  { id, label, name }: PictureRow,
  ownerId: string,
): MovingRow<MovingFile> {
  const origin = { table, id: id ?? "", label: lineOf(label) ?? id ?? "" };
  const path = pathWithin(folder, name);
  if (path === null)
    return { source: origin, leftOut: remark("file-name-odd", `Nama berkas “${name ?? ""}” tidak dapat dipakai.`) };
  return { source: origin, value: { kind, ownerId, paths: [path], name: null, isPublic: true } };
}

/** A path that stays within its folder; null for any other. */
function pathWithin(folder: string, ...parts: readonly Text[]): Text {
  const steps = parts.flatMap((part) => (part ?? "").split(/[\\/]+/u)).filter((step) => step !== "" && step !== ".");
  const isOdd = steps.length === 0 || steps.some((step) => step === ".." || step.includes("\0"));
  return isOdd ? null : [folder, ...steps].join("/");
}

async function* documents(source: SlimsSource): AsyncGenerator<MovingRow<MovingFile>> {
  const { tables } = source;
  if (!source.has("biblio_attachment", "files", "biblio")) return;
  for (const [table, column] of [
    ["files", "file_id"],
    ["biblio", "biblio_id"],
  ] as const)
    await tables.addIndex(table, [column]);
  const ofFile = (column: string) => tables.column("files", column, "f");
  const ofLink = (column: string) => tables.column("biblio_attachment", column, "a");
  const rows = tables.select<DocumentRow>(
    sql`SELECT CAST(a.rowid AS TEXT) AS place, a.file_id AS fileId, b.biblio_id AS titleId, b.title AS title,
        ${ofLink("access_type")} AS access, ${ofLink("access_limit")} AS "limit", ${ofFile("file_name")} AS name,
        ${ofFile("file_dir")} AS folder, ${ofFile("file_title")} AS fileTitle, ${ofFile("file_url")} AS url,
        ${ofFile("mime_type")} AS mime
      FROM biblio_attachment a LEFT JOIN files f ON f.file_id = a.file_id
        LEFT JOIN biblio b ON b.biblio_id = a.biblio_id AND NOT ${source.isSample(sql`b.biblio_id`)}`,
  );
  for await (const row of rows) yield documentOf(row);
}

function documentOf(row: DocumentRow): MovingRow<MovingFile> {
  const name = lineOf(row.fileTitle);
  const id = [row.titleId, row.fileId, row.place].map((part) => part ?? "?").join("/");
  const source = originOf("biblio_attachment", id, name, lineOf(row.name));
  if (row.titleId === null)
    return { source, leftOut: remark("file-orphan", "Judulnya tidak ada lagi atau tidak ikut.") };
  if (isLink(row)) return { source, leftOut: remark("file-is-link", `Tautan tidak ikut: ${row.url ?? source.label}`) };
  const path = lineOf(row.name) === null ? null : pathWithin("repository", row.folder, row.name);
  if (path === null) {
    return { source, leftOut: remark("file-name-odd", `Nama berkas “${source.label}” tidak dapat dipakai.`) };
  }
  const isPublic = row.access === "public" && lineOf(row.limit) === null;
  const shown = name === null ? null : name.slice(0, 190);
  return { source, value: { kind: "document", ownerId: row.titleId, paths: [path], name: shown, isPublic } };
}

function isLink({ url, mime }: DocumentRow): boolean {
  return lineOf(url) !== null || mime === "text/uri-list";
}
