import { formatDate, formatDay } from "../../../client/format/formatDate";
import { formatNumber } from "../../../client/format/formatNumber";
import { formatPrice } from "../../../client/format/formatPrice";
import { formatYear } from "../../../client/format/formatYear";
import { languageName } from "../../../client/format/languageName";

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

test("languages have Indonesian names, and unknown codes stay", () => {
  expect(languageName("id")).toBe("Indonesia");
  expect(languageName("en")).toBe("Inggris");
  expect(languageName("mul")).toBe("Beberapa bahasa");
  expect(languageName("constructor")).toBe("constructor");
  expect(languageName("tidak sah")).toBe("tidak sah");
});
