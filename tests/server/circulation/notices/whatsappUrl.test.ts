import { fc } from "../../../support/fastCheck.js";

import { whatsappNumber, whatsappUrl } from "../../../../server/circulation/notices/whatsappUrl.js";

it.each([
  ["081234567890", "6281234567890"],
  ["0812-3456-7890", "6281234567890"],
  ["0812 3456 7890", "6281234567890"],
  ["0812.3456.7890", "6281234567890"],
  ["(0812) 34567890", "6281234567890"],
  ["+6281234567890", "6281234567890"],
  ["+62 812-3456-7890", "6281234567890"],
  ["+62 0812 3456 7890", "6281234567890"],
  ["+62 (0)812 3456 7890", "6281234567890"],
  ["6281234567890", "6281234567890"],
  ["006281234567890", "6281234567890"],
  ["81234567890", "6281234567890"],
  ["  081234567890 ", "6281234567890"],
  ["+60 12-345 6789", "60123456789"],
  ["0060123456789", "60123456789"],
])("writes to %s as %s", (phone, number) => {
  expect(whatsappNumber(phone)).toBe(number);
});

it.each([
  [null],
  [""],
  ["-"],
  ["tidak ada"],
  ["021-5550101"],
  ["+62 21 5550101"],
  ["0812"],
  ["08123456789012345"],
  ["60123456789"],
  ["+0812345678"],
  ["081234567890 / 081298765432"],
  ["081234567890 (ibu)"],
  ["+60 12345678901234567"],
])("has no chat for %s", (phone) => {
  expect(whatsappNumber(phone)).toBeNull();
  expect(whatsappUrl(phone, "Halo")).toBeNull();
});

it("finds the same mobile number however it is written, and never anything but digits", () => {
  const subscriber = fc.stringMatching(/^8\d{8,10}$/);
  const separator = fc.constantFrom("", " ", "-", ".");
  const prefix = fc.constantFrom("0", "62", "+62", "+62 0", "0062", "");
  fc.assert(
    fc.property(subscriber, separator, prefix, (digits, between, start) => {
      expect(whatsappNumber(`${start}${[...digits].join(between)}`)).toBe(`62${digits}`);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => /^\d{9,15}$/.test(whatsappNumber(text) ?? "628123456789")));
});

it("carries the text whatever is in it", () => {
  const url = new URL(whatsappUrl("0812 3456 7890", "Buku “A & B”? 50% #1\n+") ?? "");
  expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/6281234567890");
  expect([...url.searchParams]).toEqual([["text", "Buku “A & B”? 50% #1\n+"]]);
  expect(url.hash).toBe("");
});
