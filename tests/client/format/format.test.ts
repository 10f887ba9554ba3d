import { instantAt } from "../../../client/format/instantAt";
import { formatDate, formatDay } from "../../../client/format/formatDate";
import { formatNumber } from "../../../client/format/formatNumber";
import { formatPrice } from "../../../client/format/formatPrice";
import { formatYear } from "../../../client/format/formatYear";
import { languageName } from "../../../client/format/languageName";
import { wallClock } from "../../../client/format/wallClock";
import { fc } from "../../support/fastCheck";

test("a year is shown plainly, before the common era counted down, and unknown as it was typed", () => {
  expect(formatYear(2005)).toBe("2005");
  expect(formatYear(-750)).toBe("750 SM");
  expect(formatYear(null, " 201/8 ")).toBe("201/8");
  expect(formatYear(2008, "20008")).toBe("2008");
  expect(formatYear(null, " ")).toBeNull();
  expect(formatYear(undefined)).toBeNull();
});

test("numbers, money and dates are written as Indonesians write them", () => {
  expect(formatNumber(1234567)).toBe("1.234.567");
  expect(formatPrice(5000)).toBe("Rp5.000");
  expect(formatDate("2026-11-28")).toBe("28 Nov 2026");
  expect(formatDate("entah")).toBe("entah");
  expect(formatDay("2026-11-28")).toBe("Sabtu, 28 November 2026");
  expect(formatDay("entah")).toBe("entah");
});

test("numbers and money are what the browser's own formatters make of them", () => {
  const numbers = new Intl.NumberFormat("id-ID");
  const prices = new Intl.NumberFormat("id-ID", { style: "currency", currency: "IDR", maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2_000, max: 2_000 })), (value) => {
      expect(formatNumber(value)).toBe(numbers.format(value));
      expect(formatPrice(value)).toBe(prices.format(value).replace(/\s/g, ""));
    }),
  );
  expect(formatNumber(1234.5)).toBe("1.234,5");
});

test("the clock on the wall is the browser's own, whatever the zone and the day", () => {
  const zones = ["Asia/Jakarta", "Asia/Pontianak", "Asia/Makassar", "Asia/Jayapura", "America/New_York"];
  const range = { min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), fc.constantFrom(...zones), (instant, timeZone) => {
      const { day, time } = wallClock(instant.toISOString(), timeZone);
      expect(`${day} ${time.replace(".", ":")}`).toBe(instant.toLocaleString("sv-SE", { timeZone }).slice(0, 16));
    }),
  );
});

test("languages have Indonesian names, and unknown codes stay", () => {
  expect(languageName("id")).toBe("Indonesia");
  expect(languageName("en")).toBe("Inggris");
  expect(languageName("mul")).toBe("Beberapa bahasa");
  expect(languageName("constructor")).toBe("constructor");
  expect(languageName("tidak sah")).toBe("tidak sah");
});

test("a time of day is the instant at which the library's clock shows it, also on the day on which clocks are changed", () => {
  expect(instantAt("2026-11-28", "07:30", "Asia/Jakarta")).toBe("2026-11-28T00:30:00.000Z");
  expect(instantAt("2026-03-08", "03:30", "America/New_York")).toBe("2026-03-08T07:30:00.000Z");
  expect(instantAt("2026-03-08", "01:30", "America/New_York")).toBe("2026-03-08T06:30:00.000Z");
  expect(instantAt("2026-13-40", "07:30", "Asia/Jakarta")).toBeNull();
});
