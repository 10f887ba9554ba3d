import sql, { type Sql } from "sql-template-tag";

import type { MovingMember, MovingMemberKind, MovingRemark, MovingRow, MovingRule } from "../library/MovingLibrary.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { between, dayOf, lineOf, lineWithin, numberOf, remark, type Text } from "./inlisliteText.js";

const LAST_EXPIRY = "2060-12-31";
const DAYS_OF_A_MONTH = 30;

export type KindRow = Readonly<
  Record<"id" | "name" | "validDays" | "limit" | "days" | "fine" | "renewals" | "renewalDays" | "members", Text>
>;

/** What the library decides about a kind of members. */
export const kindKey = (id: string) => `member-kind:${id}`;
export const statusKey = (id: string) => `member-status:${id}`;

export async function kindRows(source: InlisliteSource): Promise<KindRow[]> {
  if (!source.has("jenis_anggota")) return [];
  const of = (...columns: string[]) => source.column("jenis_anggota", "t", ...columns);
  const members = source.tables.hasColumn("members", "jenisanggota_id")
    ? sql`(SELECT CAST(COUNT(*) AS TEXT) FROM members m WHERE m.jenisanggota_id = t.id)`
    : sql`'0'`;
  return source.all<KindRow>(
    sql`SELECT t.id AS id, ${of("jenisanggota", "name")} AS name, ${of("masaberlakuanggota")} AS validDays,
        ${of("maxpinjamkoleksi")} AS "limit", ${of("maxloandays")} AS days, ${of("dendapertenor")} AS fine,
        ${of("countperpanjang")} AS renewals, ${of("dayperpanjang")} AS renewalDays, ${members} AS members
      FROM jenis_anggota t`,
  );
}

const isJoined = (source: InlisliteSource, id: string) => source.answer(kindKey(id), "own") === "first";

export async function* readMemberKinds(source: InlisliteSource): AsyncGenerator<MovingRow<MovingMemberKind>> {
  for (const { id, name: written, validDays } of await kindRows(source)) {
    const name = lineOf(written)?.slice(0, 100) ?? `Jenis ${id ?? ""}`;
    const origin = { table: "jenis_anggota", id: id ?? "", label: name };
    if (isJoined(source, id ?? "")) {
      yield { source: origin, leftOut: remark("kind-joined", "Anggotanya masuk jenis pertama perpustakaan ini.") };
      continue;
    }
    const months = Math.round((numberOf(validDays) ?? 0) / DAYS_OF_A_MONTH);
    const attendsClasses = /pelajar|siswa|siswi|murid|santri/iu.test(name);
    const membershipMonths = months >= 1 && months <= 120 ? months : null;
    yield { source: origin, value: { name, existingId: null, attendsClasses, membershipMonths } };
  }
}

/** The figures of lending that a kind of members has. */
export async function* readRules(source: InlisliteSource): AsyncGenerator<MovingRow<MovingRule>> {
  for (const { id, name, days, limit, renewals, renewalDays, fine } of await kindRows(source)) {
    const origin = { table: "jenis_anggota.maxpinjamkoleksi", id: id ?? "", label: lineOf(name) ?? "" };
    if (isJoined(source, id ?? "")) {
      yield { source: origin, leftOut: remark("kind-joined", "Anggotanya masuk jenis pertama perpustakaan ini.") };
      continue;
    }
    const remarks: MovingRemark[] = [];
    const within = (text: Text, least: number, most: number, figure: string) => {
      const value = between(text, least, most);
      if (text !== null && value === null) {
        remarks.push(remark("figure-odd", `${figure} ${text} tidak dapat dipakai: aturan umum berlaku.`));
      }
      return value;
    };
    if (renewalDays !== null && renewalDays !== days) {
      remarks.push(remark("renewal-days", `Lama perpanjangan ${renewalDays} hari tidak ikut: lama pinjam berlaku.`));
    }
    const value: MovingRule = {
      kindId: id,
      category: null,
      loanDays: within(days, 1, 365, "Lama pinjam"),
      mostLoans: within(limit, 1, 100, "Batas pinjaman"),
      mostRenewals: within(renewals, 0, 50, "Batas perpanjangan"),
      finePerDay: within(fine, 0, 1_000_000, "Denda per hari"),
      graceDays: null,
    };
    yield { source: origin, value, remarks };
  }
}

type MemberRow = Readonly<
  Record<
    | "id"
    | "isKept"
    | "number"
    | "name"
    | "sex"
    | "birthDate"
    | "address"
    | "phone"
    | "email"
    | "registered"
    | "expires"
    | "kind"
    | "status"
    | "className"
    | "year"
    | "major"
    | "suspendedUntil",
    Text
  >
>;

/** Columns of what a library has no use for are not even named here. */
function selectMembers(source: InlisliteSource): Sql {
  const of = (...columns: string[]) => source.column("members", "m", ...columns);
  const suspended = source.tables.hasColumn("pelanggaran", "jumlahsuspend")
    ? sql`(SELECT MAX(DATE(p.createdate, '+' || CAST(p.jumlahsuspend AS INTEGER) || ' days')) FROM pelanggaran p
        WHERE p.member_id = m.id AND CAST(p.jumlahsuspend AS INTEGER) BETWEEN 1 AND 3650)`
    : sql`NULL`;
  return sql`WITH ${source.keptMembers}
    SELECT m.id AS id, CAST(k.place = m.rowid AS TEXT) AS isKept, TRIM(m.memberno) AS number,
      ${of("fullname")} AS name, ${of("sex_id")} AS sex, ${of("dateofbirth")} AS birthDate,
      ${of("addressnow", "address")} AS address, ${of("nohp", "phone")} AS phone, ${of("email")} AS email,
      ${of("registerdate")} AS registered, ${of("enddate")} AS expires, ${of("jenisanggota_id")} AS kind,
      ${of("statusanggota_id")} AS status, ${of("kelas_id")} AS className, ${of("tahunajaran")} AS year,
      ${of("jurusan_id")} AS major, ${suspended} AS suspendedUntil
    FROM members m LEFT JOIN kept_members k ON k.code = LOWER(TRIM(m.memberno))`;
}

const STATUSES = ["active", "suspended", "graduated", "moved"] as const;

export const MEMBER_STATUS_CHOICES: readonly { readonly value: MovingMember["status"]; readonly label: string }[] = [
  { value: "active", label: "Aktif" },
  { value: "suspended", label: "Ditangguhkan" },
  { value: "graduated", label: "Lulus" },
  { value: "moved", label: "Pindah" },
];

/** What a status means; null where its name does not tell. */
export function memberStatusNamed(name: string): MovingMember["status"] | null {
  if (/bebas pustaka|lulus|alumni/iu.test(name)) return "graduated";
  if (/suspend|menunggu|tangguh|blokir/iu.test(name)) return "suspended";
  if (/non-? ?aktif|tidak aktif|pindah|keluar/iu.test(name)) return "moved";
  return /^(?:aktif|baru)/iu.test(name) ? "active" : null;
}

export async function* readMembers(source: InlisliteSource): AsyncGenerator<MovingRow<MovingMember>> {
  if (!source.tables.hasColumn("members", "memberno")) return;
  await source.tables.addIndex("pelanggaran", ["member_id"]);
  const lists = {
    kinds: await source.names("jenis_anggota", "jenisanggota", "name"),
    sexes: await source.names("jenis_kelamin", "name"),
    classes: await source.names("kelas_siswa", "namakelassiswa", "name"),
    majors: await source.names("master_jurusan", "nama", "name"),
    statuses: await source.names("status_anggota", "nama", "name"),
    lastDay: await source.lastDay(),
  };
  for await (const row of source.tables.select<MemberRow>(selectMembers(source))) {
    yield memberOf(source, row, lists);
  }
}

type Lists = Readonly<Record<"kinds" | "sexes" | "classes" | "majors" | "statuses", ReadonlyMap<string, string>>> & {
  readonly lastDay: Text;
};

function memberOf(source: InlisliteSource, row: MemberRow, lists: Lists): MovingRow<MovingMember> {
  const nis = lineOf(row.number);
  const origin = { table: "members", id: row.id ?? "", label: lineOf(row.name) ?? nis ?? "" };
  if (nis === null) return { source: origin, leftOut: remark("member-number-missing", "Anggota ini tidak bernomor.") };
  const refusal = refusalOf(nis, row.isKept === "1");
  if (refusal) return { source: origin, leftOut: refusal };
  const remarks: MovingRemark[] = [];
  const name = lineWithin(row.name, 255, "Nama", remarks);
  if (name === null) remarks.push(remark("member-name-missing", "Namanya kosong di INLISLite: nomornya dipakai."));
  const registered = dayOf(row.registered);
  return {
    source: origin,
    value: {
      kindId: kindOf(source, row, lists, remarks),
      nis,
      nisn: null,
      name: name ?? nis,
      gender: genderNamed(lists.sexes.get(row.sex ?? "") ?? ""),
      className: lineWithin(lists.classes.get(row.className ?? ""), 100, "Kelas", remarks),
      major: lineWithin(lists.majors.get(row.major ?? ""), 100, "Jurusan", remarks),
      academicYear: yearOf(row),
      birthDate: dayOf(row.birthDate),
      phone: matching(row.phone, /^[\d\s()+./-]{3,40}$/u, "Nomor telepon", remarks),
      email: matching(row.email, /^[^\s@]{1,120}@[^\s@]{1,120}$/u, "Surel", remarks),
      address: lineWithin(row.address, 500, "Alamat", remarks),
      ...statusOf(source, row, lists, remarks),
      registeredAt: registered === null ? null : source.at(registered, row.registered),
      expiresAt: endOf(row),
    },
    remarks,
  };
}

function refusalOf(nis: string, isKept: boolean): MovingRemark | null {
  if (!isKept) return remark("member-number-twice", `Nomor ${nis} sudah dipakai anggota lain.`);
  return nis.length > 40 ? remark("member-number-long", "Nomor anggota ini lebih dari 40 huruf.") : null;
}

/** Null for a membership without an end. */
function endOf({ expires }: MemberRow): Text {
  const day = dayOf(expires);
  return day === null || day > LAST_EXPIRY ? null : day;
}

function yearOf({ year }: MemberRow): Text {
  return /^\d{4}\/\d{4}$/u.exec(lineOf(year) ?? "")?.[0] ?? null;
}

function kindOf(source: InlisliteSource, { kind }: MemberRow, { kinds }: Lists, remarks: MovingRemark[]): Text {
  if (kind === null) return null;
  if (!kinds.has(kind)) {
    remarks.push(remark("member-kind-missing", "Jenis anggotanya tidak ada lagi di INLISLite."));
    return null;
  }
  return isJoined(source, kind) ? null : kind;
}

function genderNamed(name: string): MovingMember["gender"] {
  if (/^(?:l\b|laki|pria)/iu.test(name)) return "male";
  return /^(?:p\b|perempuan|wanita)/iu.test(name) ? "female" : null;
}

function statusOf(
  source: InlisliteSource,
  row: MemberRow,
  { statuses, lastDay }: Lists,
  remarks: MovingRemark[],
): Pick<MovingMember, "status" | "suspendedUntil"> {
  const name = statuses.get(row.status ?? "");
  const known = name === undefined ? "active" : memberStatusNamed(name);
  const answered = source.answer(statusKey(row.status ?? ""), "active");
  const status = known ?? STATUSES.find((one) => one === answered) ?? "active";
  if (/menunggu/iu.test(name ?? "")) {
    remarks.push(remark("member-pending", "Masih menunggu persetujuan di INLISLite: ditangguhkan."));
  }
  const until = dayOf(row.suspendedUntil);
  const isRunning = until !== null && lastDay !== null && until >= lastDay && ["active", "suspended"].includes(status);
  return isRunning ? { status: "suspended", suspendedUntil: until } : { status, suspendedUntil: null };
}

function matching(text: Text, pattern: RegExp, name: string, remarks: MovingRemark[]): Text {
  const line = lineOf(text);
  if (line === null || pattern.test(line)) return line;
  remarks.push(remark("value-odd", `${name} tidak ikut: ${line}`));
  return null;
}
