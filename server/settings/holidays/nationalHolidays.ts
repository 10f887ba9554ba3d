import { addDays } from "../../platform/time/libraryClock.js";

export interface NationalHoliday {
  readonly date: string;
  readonly name: string;
  /** A day between holidays that the government gives its own off too (cuti bersama). */
  readonly isJointLeave: boolean;
}

export interface NationalYear {
  readonly year: number;
  /** Whether the government's decree for the year is known here; otherwise only the days that need none are listed. */
  readonly isDecreed: boolean;
  /** Where the list comes from, for the person who fills it in. */
  readonly source: string;
  /** In order. */
  readonly holidays: readonly NationalHoliday[];
}

interface Decree {
  readonly source: string;
  readonly holidays: Readonly<Record<string, string>>;
  readonly jointLeave: Readonly<Record<string, string>>;
}

/** As the Joint Decree of the Ministers of Religious Affairs, Manpower and Administrative Reform gives them. */
const DECREES: Readonly<Record<number, Decree>> = {
  2026: {
    source: "SKB 3 Menteri Nomor 1497, 2, dan 5 Tahun 2025",
    holidays: {
      "2026-01-01": "Tahun Baru 2026 Masehi",
      "2026-01-16": "Isra Mikraj Nabi Muhammad saw.",
      "2026-02-17": "Tahun Baru Imlek 2577 Kongzili",
      "2026-03-19": "Hari Suci Nyepi (Tahun Baru Saka 1948)",
      "2026-03-21": "Idul Fitri 1447 Hijriah",
      "2026-03-22": "Idul Fitri 1447 Hijriah",
      "2026-04-03": "Wafat Yesus Kristus",
      "2026-04-05": "Kebangkitan Yesus Kristus (Paskah)",
      "2026-05-01": "Hari Buruh Internasional",
      "2026-05-14": "Kenaikan Yesus Kristus",
      "2026-05-27": "Idul Adha 1447 Hijriah",
      "2026-05-31": "Hari Raya Waisak 2570 BE",
      "2026-06-01": "Hari Lahir Pancasila",
      "2026-06-16": "1 Muharam Tahun Baru Islam 1448 Hijriah",
      "2026-08-17": "Proklamasi Kemerdekaan",
      "2026-08-25": "Maulid Nabi Muhammad saw.",
      "2026-12-25": "Kelahiran Yesus Kristus",
    },
    jointLeave: {
      "2026-02-16": "Cuti Bersama Tahun Baru Imlek",
      "2026-03-18": "Cuti Bersama Nyepi",
      "2026-03-20": "Cuti Bersama Idul Fitri",
      "2026-03-23": "Cuti Bersama Idul Fitri",
      "2026-03-24": "Cuti Bersama Idul Fitri",
      "2026-05-15": "Cuti Bersama Kenaikan Yesus Kristus",
      "2026-05-28": "Cuti Bersama Idul Adha",
      "2026-12-24": "Cuti Bersama Kelahiran Yesus Kristus",
    },
  },
};

const COMPUTED_SOURCE = "hari bertanggal tetap dan hari yang dihitung dari Paskah";

/** The national holidays of a year; without a decree those that are the same each year or follow Easter. */
export function nationalHolidays(year: number): NationalYear {
  const decree = DECREES[year];
  const { source, holidays, jointLeave } = decree ?? {
    source: COMPUTED_SOURCE,
    holidays: computedHolidays(year),
    jointLeave: {},
  };
  const listed = (days: Readonly<Record<string, string>>, isJointLeave: boolean) =>
    Object.entries(days).map(([date, name]) => ({ date, name, isJointLeave }));
  return {
    year,
    isDecreed: decree !== undefined,
    source,
    holidays: [...listed(holidays, false), ...listed(jointLeave, true)].sort((one, other) =>
      one.date.localeCompare(other.date),
    ),
  };
}

function computedHolidays(year: number): Record<string, string> {
  const easter = easterOf(year);
  return {
    [`${year}-01-01`]: `Tahun Baru ${year} Masehi`,
    [addDays(easter, -2)]: "Wafat Yesus Kristus",
    [easter]: "Kebangkitan Yesus Kristus (Paskah)",
    [addDays(easter, 39)]: "Kenaikan Yesus Kristus",
    // Ascension Day may fall on one of the fixed ones: the later name stands.
    [`${year}-05-01`]: "Hari Buruh Internasional",
    [`${year}-06-01`]: "Hari Lahir Pancasila",
    [`${year}-08-17`]: "Proklamasi Kemerdekaan",
    [`${year}-12-25`]: "Kelahiran Yesus Kristus",
  };
}

/** Western Easter by the rule of Meeus, Jones and Butcher, which holds for every Gregorian year. */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10);
}
