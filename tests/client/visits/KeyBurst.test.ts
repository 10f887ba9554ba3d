import { KeyBurst } from "../../../client/visits/KeyBurst";

/** What the keys make, each so many milliseconds after the one before. */
function typed(keys: string[], pace: number, burst = new KeyBurst(), start = 0): (string | null)[] {
  return keys.map((key, index) => burst.add(key, start + index * pace));
}
const code = (keys: string[], pace: number) => typed(keys, pace).at(-1);

test("keys faster than a hand that end with Enter are a code", () => {
  expect(code([..."240101", "Enter"], 8)).toBe("240101");
  expect(code([..."KJ/07-a.1_2", "Enter"], 40)).toBe("KJ/07-a.1_2");
});

test("the Shift of a capital letter is no part of it", () => {
  expect(code(["Shift", "A", "Shift", "B", "0", "1", "Enter"], 8)).toBe("AB01");
});

test("what a hand types is none, and neither is a code without its Enter", () => {
  expect(code([..."240101", "Enter"], 90)).toBeNull();
  expect(typed([..."240101"], 8)).not.toContain("240101");
});

test.each(["ab", "12", "Rina", "X IPA 1", "240101!"])("%s is no number, however fast it comes", (text) => {
  expect(code([...text, "Enter"], 8)).toBeNull();
});

test("a key held down is none: Enter comes from the hand", () => {
  const burst = new KeyBurst();
  typed([..."0000000"], 30, burst);
  expect(burst.add("Enter", 7 * 30 + 200)).toBeNull();
});

test("what a hand had typed before is left out, and so is the code before it", () => {
  const burst = new KeyBurst();
  typed([..."24"], 150, burst);
  expect(typed([..."240101", "Enter"], 5, burst, 2000).at(-1)).toBe("240101");
  expect(typed([..."240102", "Enter"], 5, burst, 2035).at(-1)).toBe("240102");
});

test("any other key breaks it off", () => {
  expect(code([..."24", "Backspace", ..."0101", "Enter"], 8)).toBe("0101");
});
