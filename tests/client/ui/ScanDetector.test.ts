import { ScanDetector } from "../../../client/ui/keyboard/ScanDetector";

/** The keys of a text, then the given keys. */
const keys = (text: string, ...others: string[]) => [...text.split(""), ...others];

/** The result of feeding the keys at this interval. */
function typed(pressed: string[], pace: number, burst = new ScanDetector(), start = 0): (string | null)[] {
  return pressed.map((key, index) => burst.add(key, start + index * pace));
}
const code = (pressed: string[], pace: number) => typed(pressed, pace).at(-1);

test("keys faster than a hand that end with Enter are a code", () => {
  expect(code(keys("240101", "Enter"), 8)).toBe("240101");
  expect(code(keys("KJ/07-a.1_2", "Enter"), 40)).toBe("KJ/07-a.1_2");
});

test("the Shift of a capital letter is no part of it", () => {
  expect(code(["Shift", "A", "Shift", "B", "0", "1", "Enter"], 8)).toBe("AB01");
});

test("what a hand types is none, and neither is a code without its Enter", () => {
  expect(code(keys("240101", "Enter"), 90)).toBeNull();
  expect(typed(keys("240101"), 8)).not.toContain("240101");
});

test.each(["ab", "12", "Rina", "X IPA 1", "240101!"])("%s is no number, however fast it comes", (text) => {
  expect(code(keys(text, "Enter"), 8)).toBeNull();
});

test("a key held down is none: Enter comes from the hand", () => {
  const burst = new ScanDetector();
  typed(keys("0000000"), 30, burst);
  expect(burst.add("Enter", 7 * 30 + 400)).toBeNull();
});

test.each([60, 200, 490])("a scanner that pauses %d milliseconds within a code never gives only its tail", (hitch) => {
  for (const inside of [1, 2, 3, 4, 5]) {
    const burst = new ScanDetector();
    typed(keys("240101".slice(0, inside)), 4, burst);
    const rest = typed(keys("240101".slice(inside), "Enter"), 4, burst, inside * 4 + hitch).at(-1);
    // Null if it cannot be told from typing: then the field holds all of it.
    expect([null, "240101"]).toContain(rest);
  }
});

test("what somebody had typed before is left out, and so is the code before it", () => {
  const burst = new ScanDetector();
  typed(keys("24"), 150, burst);
  expect(typed(keys("240101", "Enter"), 5, burst, 2000).at(-1)).toBe("240101");
  expect(typed(keys("240102", "Enter"), 5, burst, 2035).at(-1)).toBe("240102");
});

test("a hand that corrects itself is no scanner", () => {
  expect(code([...keys("24", "Backspace"), ...keys("0101", "Enter")], 8)).toBeNull();
});
