import sql, { type Sql } from "sql-template-tag";

import { isClassName } from "../../students/studentImport/rows/classNames.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";
import type { MovingReservation, MovingRow, MovingVisit } from "../library/MovingLibrary.js";
import { dayOf, lineOf, originOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

const DAYS_OF_RESERVATION = 7;

type ReserveRow = Readonly<
  Record<"id" | "member" | "title" | "date" | "memberId" | "titleId" | "later" | "label", Text>
>;

export async function* readReservations(source: SlimsSource): AsyncGenerator<MovingRow<MovingReservation>> {
  if (!source.has("reserve", "biblio")) return;
  const last = (await lastDay(source)) ?? "1000-01-01";
  const rows = source.tables.select<ReserveRow>(
    sql`WITH ${source.keptMembers}
      SELECT r.reserve_id AS id, r.member_id AS member, r.biblio_id AS title, r.reserve_date AS date, m.id AS memberId,
        b.biblio_id AS titleId, b.title AS label, LEAD(r.reserve_id) OVER (PARTITION BY m.id, b.biblio_id
          ORDER BY r.reserve_date, CAST(r.reserve_id AS INTEGER)) AS later
      FROM reserve r LEFT JOIN kept_members m ON m.code = LOWER(TRIM(r.member_id))
        LEFT JOIN biblio b ON b.biblio_id = r.biblio_id AND NOT ${source.isSample(sql`b.biblio_id`)}
      ORDER BY r.reserve_date, CAST(r.reserve_id AS INTEGER)`,
  );
  for await (const row of rows) yield reservationOf(source, row, last);
}

function reservationOf(source: SlimsSource, row: ReserveRow, last: string): MovingRow<MovingReservation> {
  const origin = { table: "reserve", id: row.id ?? "", label: `${row.member ?? "?"} · ${lineOf(row.label) ?? "?"}` };
  const day = dayOf(row.date);
  if (row.memberId === null || row.titleId === null) {
    return {
      source: origin,
      leftOut: remark("reserve-orphan", "Anggota atau judulnya tidak ada lagi atau tidak ikut."),
    };
  }
  if (row.later !== null) {
    return {
      source: origin,
      leftOut: remark("reserve-merged", "Anggota ini memesan judul yang sama lagi setelah itu."),
    };
  }
  if (day === null) return { source: origin, leftOut: remark("reserve-without-day", "Pesanan ini tidak bertanggal.") };
  const hasExpired = Date.parse(last) - Date.parse(day) > DAYS_OF_RESERVATION * DAY_MS;
  return {
    source: origin,
    value: { memberId: row.memberId, titleId: row.titleId, createdAt: source.clock.at(day, row.date), hasExpired },
  };
}

/** The last day of which the dump tells anything: it was made then or soon afterwards. */
export async function lastDay(source: Pick<SlimsSource, "tables" | "all">): Promise<Text> {
  const parts: Sql[] = [];
  for (const [table, column, from] of STAMPS) {
    if (source.tables.hasColumn(table, column)) parts.push(from);
  }
  const days = await Promise.all(parts.map((part) => source.all<{ day: Text }>(part)));
  const known = days.map(([row]) => dayOf(row?.day)).filter((day) => day !== null);
  return known.sort().at(-1) ?? null;
}

const STAMPS: readonly (readonly [string, string, Sql])[] = [
  ["loan", "loan_date", sql`SELECT MAX(loan_date) AS day FROM loan`],
  ["loan", "return_date", sql`SELECT MAX(return_date) AS day FROM loan`],
  ["visitor_count", "checkin_date", sql`SELECT MAX(checkin_date) AS day FROM visitor_count`],
  ["reserve", "reserve_date", sql`SELECT MAX(reserve_date) AS day FROM reserve`],
];

const WITHOUT_MEMBER = remark("visit-member-missing", "Anggotanya tidak ada lagi: dicatat sebagai tamu.");

type VisitRow = Readonly<Record<"id" | "member" | "name" | "institution" | "at" | "memberId", Text>>;

export async function* readVisits(source: SlimsSource): AsyncGenerator<MovingRow<MovingVisit>> {
  if (!source.has("visitor_count")) return;
  const of = (column: string) => source.tables.column("visitor_count", column, "v");
  const rows = source.tables.select<VisitRow>(
    sql`WITH ${source.keptMembers}
      SELECT v.visitor_id AS id, v.member_id AS member, ${of("member_name")} AS name, m.id AS memberId,
        ${of("institution")} AS institution, v.checkin_date AS at
      FROM visitor_count v LEFT JOIN kept_members m ON m.code = LOWER(TRIM(v.member_id))`,
  );
  for await (const row of rows) yield visitOf(source, row);
}

function visitOf(source: SlimsSource, row: VisitRow): MovingRow<MovingVisit> {
  const name = lineOf(row.name)?.slice(0, 255) ?? null;
  const origin = originOf("visitor_count", row.id, name, row.member, "Tamu");
  const day = dayOf(row.at);
  if (day === null) return { source: origin, leftOut: remark("visit-without-day", "Kunjungan ini tidak bertanggal.") };
  const institution = lineOf(row.institution)?.slice(0, 255) ?? null;
  const isMember = row.memberId !== null;
  return {
    source: origin,
    value: {
      memberId: row.memberId,
      visitorName: isMember ? null : (name ?? "Tamu"),
      institution: isMember ? null : institution,
      className: isMember ? classWithin(institution) : null,
      peopleCount: 1,
      visitedAt: source.clock.at(day, row.at),
    },
    remarks: isMember || lineOf(row.member) === null ? [] : [WITHOUT_MEMBER],
  };
}

function classWithin(institution: Text): Text {
  return institution !== null && isClassName(institution) ? institution.slice(0, 100) : null;
}
