import sql, { type Sql } from "sql-template-tag";

import type { ChargeReason } from "../../circulation/ledger/ledgerKinds.js";
import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import type { MovingCharge, MovingLoan, MovingRemark, MovingReservation, MovingRow } from "../library/MovingLibrary.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { between, dayOf, numberOf, remark, type Text } from "./inlisliteText.js";

type LoanRow = Readonly<
  Record<
    | "id"
    | "loanDate"
    | "dueDate"
    | "returned"
    | "state"
    | "code"
    | "member"
    | "copyId"
    | "memberId"
    | "renewals"
    | "next"
    | "fine",
    Text
  >
>;

const memberOfItem = (source: InlisliteSource) => {
  const of = source.column("collectionloanitems", "i", "member_id");
  return sql`COALESCE(${of}, ${source.column("collectionloans", "h", "member_id")})`;
};

const itemsWithHeads = (source: InlisliteSource) =>
  sql`collectionloanitems i LEFT JOIN ${source.named("collectionloans")} h
    ON h.id = ${source.column("collectionloanitems", "i", "collectionloan_id")}`;

function selectLoans(source: InlisliteSource): Sql {
  const of = (...columns: string[]) => source.column("collectionloanitems", "i", ...columns);
  const renewals = source.tables.hasColumn("collectionloanextends", "collectionloanitem_id")
    ? sql`(SELECT CAST(COUNT(*) AS TEXT) FROM collectionloanextends e WHERE e.collectionloanitem_id = i.id)`
    : sql`'0'`;
  const fine = source.tables.hasColumn("pelanggaran", "collectionloanitem_id")
    ? sql`(SELECT CAST(SUM(CAST(p.jumlahdenda AS INTEGER)) AS TEXT) FROM pelanggaran p WHERE p.collectionloanitem_id = i.id)`
    : sql`NULL`;
  const member = memberOfItem(source);
  const copy = of("collection_id");
  return sql`WITH ${source.keptCopies}, ${source.keptMembers}, open_loans AS MATERIALIZED (
      SELECT i.id AS id, LEAD(COALESCE(${of("loandate")}, '')) OVER
        (PARTITION BY c.id ORDER BY ${of("loandate")}, CAST(i.id AS INTEGER)) AS next
      FROM ${itemsWithHeads(source)} JOIN kept_copies c ON c.id = ${copy} JOIN kept_members m ON m.id = ${member}
      WHERE ${isOpen(source)})
    SELECT i.id AS id, ${of("loandate")} AS loanDate, ${of("duedate")} AS dueDate, ${of("actualreturn")} AS returned,
      CASE WHEN ${isOpen(source)} THEN 'open' ELSE 'ended' END AS state, ${copy} AS code, ${member} AS member,
      c.id AS copyId, m.id AS memberId, ${renewals} AS renewals, o.next AS next, ${fine} AS fine
    FROM ${itemsWithHeads(source)} LEFT JOIN kept_copies c ON c.id = ${copy}
      LEFT JOIN kept_members m ON m.id = ${member} LEFT JOIN open_loans o ON o.id = i.id`;
}

const isOpen = (source: InlisliteSource) =>
  sql`LOWER(COALESCE(${source.column("collectionloanitems", "i", "loanstatus")}, '')) <> 'return'`;

export async function* readLoans(source: InlisliteSource): AsyncGenerator<MovingRow<MovingLoan>> {
  if (!source.has("collectionloanitems")) return;
  await source.tables.addIndex("collectionloans", ["id"]);
  await source.tables.addIndex("catalogs", ["id"]);
  await source.tables.addIndex("collectionloanextends", ["collectionloanitem_id"]);
  await source.tables.addIndex("pelanggaran", ["collectionloanitem_id"]);
  for await (const row of source.tables.select<LoanRow>(selectLoans(source))) yield loanOf(source, row);
}

function loanOf(source: InlisliteSource, row: LoanRow): MovingRow<MovingLoan> {
  const origin = {
    table: "collectionloanitems",
    id: row.id ?? "",
    label: `Eksemplar ${row.code ?? "?"} · anggota ${row.member ?? "?"}`,
  };
  const loanDate = dayOf(row.loanDate) ?? dayOf(row.dueDate);
  if (row.memberId === null || row.copyId === null || loanDate === null) {
    return { source: origin, leftOut: missingOf(row) };
  }
  const remarks: MovingRemark[] = [];
  const dueAt = dueOf(row, loanDate, remarks);
  const borrowedAt = source.at(loanDate, row.loanDate);
  const ended = endOf(source, row, dueAt, remarks);
  const value: MovingLoan = {
    memberId: row.memberId,
    copyId: row.copyId,
    borrowedAt,
    dueAt,
    returnedAt: ended !== null && ended < borrowedAt ? borrowedAt : ended,
    lostAt: null,
    renewalCount: between(row.renewals, 0, 1_000) ?? 0,
    fine: row.state === "open" ? null : (between(row.fine, 0, MOST_RUPIAH) ?? 0),
  };
  return { source: origin, value, remarks };
}

/** Why a loan does not come: its member, its copy or its day is missing. */
function missingOf({ memberId, copyId, state }: LoanRow): MovingRemark {
  const suffix = state === "open" ? "-open" : "";
  if (memberId === null) return remark(`loan-member-missing${suffix}`, "Anggotanya tidak ada lagi atau tidak ikut.");
  return copyId === null
    ? remark(`loan-copy-missing${suffix}`, "Eksemplarnya tidak ada lagi atau tidak ikut.")
    : remark("loan-date-missing", "Pinjaman ini tidak bertanggal.");
}

function dueOf(row: LoanRow, loanDate: string, remarks: MovingRemark[]): string {
  const due = dayOf(row.dueDate);
  if (due === null) remarks.push(remark("due-date-missing", "Tanpa tanggal jatuh tempo: hari pinjamnya dipakai."));
  return due === null || due < loanDate ? loanDate : due;
}

/** Null while it is open. */
function endOf(source: InlisliteSource, row: LoanRow, dueAt: string, remarks: MovingRemark[]): Date | null {
  if (row.state === "open") {
    if (row.next === null) return null;
    remarks.push(remark("loan-open-twice", "Eksemplar ini dipinjam lagi tanpa dikembalikan: pinjaman lama diakhiri."));
    return source.at(dayOf(row.next) ?? dueAt);
  }
  const returned = dayOf(row.returned);
  if (returned === null) {
    remarks.push(remark("return-date-missing", "Tanpa tanggal pengembalian: tanggal jatuh temponya dipakai."));
  }
  return source.at(returned ?? dueAt, row.returned);
}

type ChargeRow = Readonly<
  Record<"id" | "member" | "memberId" | "loanId" | "amount" | "paid" | "days" | "kind" | "madeAt" | "paidAt", Text>
>;

export async function* readCharges(source: InlisliteSource): AsyncGenerator<MovingRow<MovingCharge>> {
  if (!source.has("pelanggaran")) return;
  await source.tables.addIndex("collectionloanitems", ["id"]);
  const of = (...columns: string[]) => source.column("pelanggaran", "p", ...columns);
  const kinds = await source.names("jenis_pelanggaran", "jenispelanggaran", "name");
  const loan = source.has("collectionloanitems")
    ? sql`(SELECT i.id FROM ${itemsWithHeads(source)} JOIN kept_copies c
        ON c.id = ${source.column("collectionloanitems", "i", "collection_id")}
        WHERE i.id = ${of("collectionloanitem_id")} AND ${memberOfItem(source)} = m.id)`
    : sql`NULL`;
  const rows = source.tables.select<ChargeRow>(
    sql`WITH ${source.keptCopies}, ${source.keptMembers}
      SELECT p.id AS id, ${of("member_id")} AS member, m.id AS memberId, ${loan} AS loanId,
        ${of("jumlahdenda")} AS amount, ${of("paid")} AS paid, ${of("jumlahsuspend")} AS days,
        ${of("jenispelanggaran_id")} AS kind, ${of("createdate")} AS madeAt, ${of("updatedate")} AS paidAt
      FROM pelanggaran p LEFT JOIN kept_members m ON m.id = ${of("member_id")}`,
  );
  for await (const row of rows) yield chargeOf(source, row, kinds.get(row.kind ?? "") ?? null);
}

function reasonNamed(name: Text): ChargeReason {
  if (/lambat/iu.test(name ?? "")) return "late";
  if (/hilang/iu.test(name ?? "")) return "lost";
  return /rusak/iu.test(name ?? "") ? "damaged" : "other";
}

function chargeOf(source: InlisliteSource, row: ChargeRow, kind: Text): MovingRow<MovingCharge> {
  const origin = {
    table: "pelanggaran",
    id: row.id ?? "",
    label: `${kind ?? "Pelanggaran"} · anggota ${row.member ?? "?"}`,
  };
  const amount = between(row.amount, 1, MOST_RUPIAH);
  if (row.memberId === null || amount === null) return { source: origin, leftOut: notOwedOf(row) };
  const remarks: MovingRemark[] = [];
  const day = dayOf(row.madeAt) ?? dayOf(row.paidAt);
  if (day === null) remarks.push(remark("fine-without-day", "Denda ini tidak bertanggal: dicatat 1 Januari 2000."));
  const madeAt = source.at(day ?? "2000-01-01", row.madeAt);
  const paidDay = dayOf(row.paidAt);
  const paidAt = paidDay === null ? madeAt : source.at(paidDay, row.paidAt);
  const isPaid = (numberOf(row.paid) ?? 0) > 0;
  const value: MovingCharge = {
    memberId: row.memberId,
    loanId: row.loanId,
    reason: reasonNamed(kind),
    amount,
    madeAt,
    note: kind?.slice(0, 255) ?? null,
    payments: isPaid ? [{ amount, paidAt: paidAt < madeAt ? madeAt : paidAt }] : [],
  };
  return { source: origin, value, remarks };
}

/** Why a charge does not come: nobody owes it, or nothing. */
function notOwedOf({ memberId, days }: ChargeRow): MovingRemark {
  if (memberId === null) return remark("fine-member-missing", "Anggotanya tidak ada lagi atau tidak ikut.");
  return (numberOf(days) ?? 0) > 0
    ? remark("suspension-joined", "Penangguhan tanpa denda: tercatat pada anggotanya selama masih berlaku.")
    : remark("fine-of-nothing", "Pelanggaran ini tidak berisi denda yang dapat dibaca.");
}

type BookingRow = Readonly<Record<"id" | "member" | "memberId" | "titleId" | "day" | "expires", Text>>;

export async function* readReservations(source: InlisliteSource): AsyncGenerator<MovingRow<MovingReservation>> {
  const last = (await source.lastDay()) ?? "1000-01-01";
  // One of each member and title; what has ended takes nobody's place, and bookings are few.
  const open = new Set<string>();
  for (const [table, select] of [
    ["bookinglogs", selectLogs],
    ["collections.bookingmemberid", selectMarks],
  ] as const) {
    const statement = select(source);
    if (statement === null) continue;
    for await (const row of source.tables.select<BookingRow>(statement))
      yield reservationOf(source, table, row, last, open);
  }
}

function selectLogs(source: InlisliteSource): Sql | null {
  if (!source.has("bookinglogs")) return null;
  const of = (...columns: string[]) => source.column("bookinglogs", "b", ...columns);
  const member = of("memberid", "member_id");
  return sql`WITH ${source.keptCopies}, ${source.keptMembers}
    SELECT b.id AS id, ${member} AS member,
      COALESCE((SELECT m.id FROM kept_members m WHERE m.code = LOWER(TRIM(${member}))),
        (SELECT m.id FROM kept_members m WHERE m.id = ${member})) AS memberId, c.catalog AS titleId,
      ${of("bookingdate", "createdate")} AS day, ${of("bookingexpired", "bookingexpireddate")} AS expires
    FROM bookinglogs b LEFT JOIN kept_copies c ON c.id = ${of("collectionid", "collection_id")}`;
}

function selectMarks(source: InlisliteSource): Sql | null {
  if (!source.tables.hasColumn("collections", "bookingmemberid")) return null;
  const expires = source.column("collections", "x", "bookingexpireddate");
  return sql`WITH ${source.keptCopies}, ${source.keptMembers}
    SELECT x.id AS id, x.bookingmemberid AS member,
      COALESCE((SELECT m.id FROM kept_members m WHERE m.code = LOWER(TRIM(x.bookingmemberid))),
        (SELECT m.id FROM kept_members m WHERE m.id = x.bookingmemberid)) AS memberId, c.catalog AS titleId,
      ${expires} AS day, ${expires} AS expires
    FROM collections x LEFT JOIN kept_copies c ON c.id = x.id WHERE TRIM(x.bookingmemberid) NOT IN ('', '0')`;
}

function reservationOf(
  source: InlisliteSource,
  table: string,
  row: BookingRow,
  last: string,
  open: Set<string>,
): MovingRow<MovingReservation> {
  const origin = { table, id: row.id ?? "", label: `Judul ${row.titleId ?? "?"} · anggota ${row.member ?? "?"}` };
  const day = dayOf(row.day);
  if (row.memberId === null || row.titleId === null) {
    const why = "Anggota atau judulnya tidak ada lagi atau tidak ikut.";
    return { source: origin, leftOut: remark("reserve-orphan", why) };
  }
  if (day === null) return { source: origin, leftOut: remark("reserve-without-day", "Pesanan ini tidak bertanggal.") };
  const key = JSON.stringify([row.memberId, row.titleId]);
  const hasExpired = (dayOf(row.expires) ?? day) < last;
  if (!hasExpired && open.has(key)) {
    return { source: origin, leftOut: remark("reserve-merged", "Anggota ini sudah memesan judul yang sama.") };
  }
  if (!hasExpired) open.add(key);
  const value = { memberId: row.memberId, titleId: row.titleId, createdAt: source.at(day, row.day), hasExpired };
  return { source: origin, value };
}
