import { greetingName, greetingFor } from "../../../server/visits/guestBook/greeting.js";

describe("A greeting", () => {
  it.each([
    ["Rina Kartika", "Rina"],
    ["Budi", "Budi"],
    ["RINA KARTIKA", "Rina"],
    ["M. Rizki Pratama", "M. Rizki"],
    ["I Gede Putra", "I Gede"],
    ["Pak Budi Santoso", "Pak Budi"],
    ["Dr. Sri Mulyani", "Dr. Sri"],
    ["NI LUH AYU", "Ni Luh"],
    ["Ya'qub Alfarisi", "Ya'qub"],
    ["YA'QUB ALFARISI", "Ya'qub"],
    ["A B", "A B"],
  ])("calls %s %s", (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it.each([
    ["20:59", "malam"],
    ["21:00", "pagi"],
    ["03:59", "pagi"],
    ["04:00", "siang"],
    ["07:59", "siang"],
    ["08:00", "sore"],
    ["10:59", "sore"],
    ["11:00", "malam"],
  ])("at %s UTC says %s by the library's clock in Jakarta", (time, timeOfDay) => {
    const now = new Date(`2026-11-21T${time}:00Z`);
    expect(greetingFor("Rina", false, "Asia/Jakarta", now)).toBe(`Selamat ${timeOfDay}, Rina`);
  });

  it("knows who is back", () => {
    expect(greetingFor("Rina", true, "Asia/Jakarta", new Date())).toBe("Selamat datang kembali, Rina");
  });
});
