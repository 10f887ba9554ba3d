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

  it("knows who is back", () => {
    expect([greetingFor("Rina", false), greetingFor("Rina", true)]).toEqual([
      "Selamat datang, Rina!",
      "Selamat datang kembali, Rina!",
    ]);
  });
});
