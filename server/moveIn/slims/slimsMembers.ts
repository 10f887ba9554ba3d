import sql, { type Sql } from "sql-template-tag";

import { isClassName, isInstitution } from "../../students/studentImport/rows/classNames.js";
import type { MovingMember, MovingMemberKind, MovingRemark, MovingRow, MovingRule } from "../library/MovingLibrary.js";
import { dayOf, lineOf, lineWithin, numberOf, originOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

export const GENDER_ZERO = { key: "gender-zero", proposal: "female" };
/** Memberships that end later were never meant to end. */
const LAST_EXPIRY = "2060-12-31";
const LONGEST_NUMBER = 40;
const DAYS_OF_MONTH = 365.25 / 12;

export type KindRow = Readonly<
  Record<"id" | "name" | "months" | "limit" | "days" | "renewals" | "fine" | "grace", Text>
>;

export async function readKindRows(source: SlimsSource): Promise<KindRow[]> {
  const { tables } = source;
  if (!tables.has("mst_member_type")) return [];
  const of = (column: string) => tables.column("mst_member_type", column, "t");
  return source.all<KindRow>(
    sql`SELECT t.member_type_id AS id, t.member_type_name AS name, ${of("member_periode")} AS months,
        ${of("loan_limit")} AS "limit", ${of("loan_periode")} AS days, ${of("reborrow_limit")} AS renewals,
        ${of("fine_each_day")} AS fine, ${of("grace_periode")} AS grace
      FROM mst_member_type t ORDER BY CAST(t.member_type_id AS INTEGER)`,
  );
}

/** Teachers, staff and guests attend no classes. */
export function kindProposal(name: string): "classes" | "none" {
  return /\b(?:guru|pengajar|dosen|staf|staff|karyawan|pegawai|umum|teacher|tamu|alumni|tu)\b/iu.test(name)
    ? "none"
    : "classes";
}

export async function* readMemberKinds(source: SlimsSource): AsyncGenerator<MovingRow<MovingMemberKind>> {
  for (const { id, name, months } of await readKindRows(source)) {
    const label = lineOf(name)?.slice(0, 100) ?? `Jenis ${id ?? ""}`;
    const answer = source.answer(`member-kind:${id ?? ""}`, kindProposal(label));
    const [, existing] = /^existing:(\d{1,9})$/u.exec(answer) ?? [];
    const days = numberOf(months) ?? 0;
    yield {
      source: { table: "mst_member_type", id: id ?? "", label },
      value: {
        name: label,
        existingId: existing === undefined ? null : Number(existing),
        attendsClasses: answer !== "none",
        membershipMonths: days > 0 ? Math.min(Math.max(Math.round(days / DAYS_OF_MONTH), 1), 120) : null,
      },
    };
  }
}

type MemberRow = Readonly<
  Record<
    | "id"
    | "isKept"
    | "name"
    | "gender"
    | "birthDate"
    | "kind"
    | "kindName"
    | "address"
    | "postalCode"
    | "email"
    | "institution"
    | "pin"
    | "phone"
    | "since"
    | "registered"
    | "expires"
    | "notes"
    | "isPending",
    Text
  >
>;

function selectMembers(source: SlimsSource): Sql {
  const of = (column: string) => source.tables.column("member", column, "m");
  const kinds = source.has("mst_member_type")
    ? sql`LEFT JOIN mst_member_type t ON t.member_type_id = ${of("member_type_id")}`
    : sql`LEFT JOIN (SELECT NULL AS member_type_id, NULL AS member_type_name) t ON 0`;
  return sql`WITH ${source.keptMembers}
    SELECT m.member_id AS id, CAST(k.place = m.rowid AS TEXT) AS isKept, m.member_name AS name, ${of("gender")} AS gender,
      ${of("birth_date")} AS birthDate, t.member_type_id AS kind, ${of("member_type_id")} AS kindName,
      ${of("member_address")} AS address, ${of("postal_code")} AS postalCode, ${of("member_email")} AS email,
      ${of("inst_name")} AS institution, ${of("pin")} AS pin, ${of("member_phone")} AS phone,
      ${of("member_since_date")} AS since, ${of("register_date")} AS registered, ${of("expire_date")} AS expires,
      ${of("member_notes")} AS notes, ${of("is_pending")} AS isPending
    FROM member m LEFT JOIN kept_members k ON k.code = LOWER(TRIM(m.member_id)) ${kinds}`;
}

export async function* readMembers(source: SlimsSource): AsyncGenerator<MovingRow<MovingMember>> {
  if (!source.has("member")) return;
  for await (const row of source.tables.select<MemberRow>(selectMembers(source))) {
    const nis = (row.id ?? "").trim();
    const origin = { table: "member", id: row.id ?? "", label: lineOf(row.name) ?? nis };
    if (nis === "") yield { source: origin, leftOut: remark("member-number-missing", "Anggota ini tidak bernomor.") };
    else if (row.isKept !== "1") {
      yield { source: origin, leftOut: remark("member-number-twice", `Nomor ${nis} sudah dipakai anggota lain.`) };
    } else if (nis.length > LONGEST_NUMBER) {
      yield { source: origin, leftOut: remark("member-number-long", `Nomornya lebih dari ${LONGEST_NUMBER} huruf.`) };
    } else yield memberOf(source, row, nis);
  }
}

function memberOf(source: SlimsSource, row: MemberRow, nis: string): MovingRow<MovingMember> {
  const remarks: MovingRemark[] = [];
  const name = lineWithin(row.name, 255, "Nama", remarks);
  remarks.push(...lacksOf(row, name));
  const registered = dayOf(row.registered) ?? dayOf(row.since);
  const pin = lineOf(row.pin);
  return {
    source: originOf("member", row.id, name),
    value: {
      kindId: row.kind,
      nis,
      nisn: pin !== null && /^\d{10}$/u.test(pin) ? pin : null,
      name: name ?? nis,
      gender: genderOf(source, row.gender),
      className: classNameOf(row.institution, remarks),
      major: null,
      academicYear: null,
      birthDate: birthDateOf(source, row.birthDate),
      phone: phoneOf(row.phone, remarks),
      email: emailOf(row.email, remarks),
      address: addressOf(row, remarks),
      status: row.isPending === "1" ? "suspended" : "active",
      suspendedUntil: null,
      registeredAt: registered === null ? null : source.clock.at(registered),
      expiresAt: endOf(row.expires),
    },
    remarks,
  };
}

function lacksOf(row: MemberRow, name: Text): MovingRemark[] {
  const lacks: MovingRemark[] = [];
  if (name === null) lacks.push(remark("member-name-missing", "Namanya kosong di SLiMS: nomornya dipakai."));
  if (row.kind === null && !isNone(row.kindName)) {
    lacks.push(remark("member-kind-missing", "Jenis anggotanya tidak ada lagi di SLiMS."));
  }
  if (lineOf(row.notes) !== null) lacks.push(remark("member-notes", "Catatan di SLiMS tidak ikut."));
  return lacks;
}

function endOf(text: Text): Text {
  const day = dayOf(text);
  return day === null || day > LAST_EXPIRY ? null : day;
}

function genderOf(source: SlimsSource, gender: Text): MovingMember["gender"] {
  if (gender === "1") return "male";
  return gender === "0" && source.answer(GENDER_ZERO.key, GENDER_ZERO.proposal) === "female" ? "female" : null;
}

function birthDateOf(source: SlimsSource, text: Text): Text {
  const day = dayOf(text);
  return day !== null && source.answer(`birth-date:${day}`, "keep") === "leave" ? null : day;
}

function classNameOf(text: Text, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null) return null;
  if (isClassName(line)) return line.slice(0, 100);
  if (!isInstitution(line)) remarks.push(remark("institution-is-no-class", `Instansinya tidak ikut: ${line}`));
  return null;
}

function phoneOf(text: Text, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null || /^[\d\s()+./-]{3,40}$/u.test(line)) return line;
  remarks.push(remark("phone-odd", `Nomor teleponnya tidak ikut: ${line}`));
  return null;
}

function emailOf(text: Text, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null || (line.length <= 255 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(line))) return line;
  remarks.push(remark("email-odd", `Surelnya tidak ikut: ${line}`));
  return null;
}

function addressOf({ address, postalCode }: MemberRow, remarks: MovingRemark[]): Text {
  const street = lineOf(address);
  const code = lineOf(postalCode);
  const whole = code === null || (street ?? "").includes(code) ? street : [street, code].filter(Boolean).join(" ");
  return lineWithin(whole, 500, "Alamat", remarks);
}

type RuleRow = Readonly<
  Record<"id" | "kind" | "category" | "gmd" | "limit" | "days" | "renewals" | "fine" | "grace", Text>
>;

/** A rule of its own stands before what its kind of members says. */
export async function* readRules(source: SlimsSource): AsyncGenerator<MovingRow<MovingRule>> {
  const seen = new Set<string>();
  const kinds = await readKindRows(source);
  const kindIds = new Set(kinds.map(({ id }) => id));
  const categories = await source.names("mst_coll_type", "coll_type_id", "coll_type_name");
  for (const row of await readRuleRows(source)) {
    const origin = originOf("mst_loan_rules", row.id, `Aturan ${row.id ?? ""}`);
    const kindId = isNone(row.kind) ? null : row.kind;
    const category = isNone(row.category) ? null : lineOf(categories.get(row.category ?? ""));
    const isOfMissing = (kindId !== null && !kindIds.has(kindId)) || (category === null && !isNone(row.category));
    const leftOut = leftMaterial(source, row) ?? (isOfMissing ? RULE_OF_MISSING : twiceOf(seen, kindId, category));
    yield leftOut === null ? ruleOf(origin, kindId, category, row) : { source: origin, leftOut };
  }
  for (const kind of kinds) {
    const origin = originOf("mst_member_type.loan_limit", kind.id, lineOf(kind.name));
    const leftOut = twiceOf(seen, kind.id, null);
    yield leftOut === null ? ruleOf(origin, kind.id, null, kind) : { source: origin, leftOut };
  }
}

const RULE_OF_MISSING = remark(
  "rule-of-missing",
  "Jenis anggota atau koleksi dari aturan ini tidak ada lagi di SLiMS.",
);

function leftMaterial(source: SlimsSource, { id, gmd }: RuleRow): MovingRemark | null {
  const isLeft = !isNone(gmd) && source.answer(`rule-gmd:${id ?? ""}`, "leave") === "leave";
  return isLeft ? remark("rule-of-material", "Aturan per jenis bahan (GMD) tidak ikut.") : null;
}

function twiceOf(seen: Set<string>, kindId: Text, category: Text): MovingRemark | null {
  const key = JSON.stringify([kindId, category]);
  if (seen.has(key)) return remark("rule-twice", "Sudah ada aturan untuk jenis anggota dan koleksi ini.");
  seen.add(key);
  return null;
}

function isNone(id: Text): boolean {
  return id === null || id.trim() === "" || id.trim() === "0";
}

export async function readRuleRows(source: SlimsSource): Promise<RuleRow[]> {
  const { tables } = source;
  if (!tables.has("mst_loan_rules")) return [];
  const of = (column: string) => tables.column("mst_loan_rules", column, "r");
  return source.all<RuleRow>(
    sql`SELECT r.loan_rules_id AS id, ${of("member_type_id")} AS kind, ${of("coll_type_id")} AS category,
        ${of("gmd_id")} AS gmd, ${of("loan_limit")} AS "limit", ${of("loan_periode")} AS days,
        ${of("reborrow_limit")} AS renewals, ${of("fine_each_day")} AS fine, ${of("grace_periode")} AS grace
      FROM mst_loan_rules r ORDER BY CAST(r.loan_rules_id AS INTEGER)`,
  );
}

function ruleOf(
  source: MovingRow<MovingRule>["source"],
  kindId: Text,
  category: Text,
  row: Pick<RuleRow, "limit" | "days" | "renewals" | "fine" | "grace">,
): MovingRow<MovingRule> {
  const remarks: MovingRemark[] = [];
  const within = (text: Text, least: number, most: number, name: string) => {
    const figure = numberOf(text);
    if (figure === null) return null;
    if (figure >= least && figure <= most) return figure;
    remarks.push(remark("figure-odd", `${name} ${figure} di SLiMS tidak dapat dipakai: aturan umum berlaku.`));
    return null;
  };
  const value: MovingRule = {
    kindId,
    category,
    loanDays: within(row.days, 1, 365, "Lama pinjam"),
    mostLoans: within(row.limit, 1, 100, "Batas pinjaman"),
    mostRenewals: within(row.renewals, 0, 50, "Batas perpanjangan"),
    finePerDay: within(row.fine, 0, 1_000_000, "Denda per hari"),
    graceDays: within(row.grace, 0, 60, "Toleransi"),
  };
  return { source, value, remarks };
}
