import { act, fireEvent, render, screen } from "@testing-library/react";
import { closeCommandField, commandField } from "../../../client/admin/command/commandField";
import { useShortcut } from "../../../client/admin/shortcuts/useShortcut";
import { useShortcutKeys } from "../../../client/admin/shortcuts/useShortcutKeys";
import { setShortcutsEnabled } from "../../../client/admin/shortcuts/shortcuts";

const runs: string[] = [];

function Desk() {
  useShortcutKeys();
  useShortcut({ keys: "n", label: "Tambah", run: () => void runs.push("n") });
  useShortcut({ keys: "g b", label: "Buku", run: () => void runs.push("g b") });
  useShortcut({ keys: "/", label: "Cari", run: () => void runs.push("/") });
  useShortcut({ keys: "mod+k", label: "Cari", run: () => void runs.push("mod+k") });
  return (
    <>
      <button type="button" onClick={() => runs.push("pressed")}>
        Hapus
      </button>
      <input aria-label="Catatan" />
    </>
  );
}

let clock = 0;
/** Gives whether the browser does what it does with the key. */
const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  Object.defineProperty(event, "timeStamp", { value: clock });
  return fireEvent(document.activeElement ?? document.body, event);
};
const pass = (ms: number) => {
  clock += ms;
  act(() => jest.advanceTimersByTime(ms));
};
/** As a scanner types: far faster than a hand, with Enter at the end. */
const scan = (code: string) => {
  for (const key of code) {
    press(key);
    pass(5);
  }
  return press("Enter");
};

beforeEach(() => {
  jest.useFakeTimers();
  runs.length = 0;
  closeCommandField();
  setShortcutsEnabled(true);
  render(<Desk />);
});
afterEach(() => jest.useRealTimers());

describe("The keys of the desk", () => {
  it("give a scanned code to the one field, whatever shortcuts its letters are, and press no button", () => {
    screen.getByRole("button").focus();
    const isDefaultLeft = scan("gbn/00.123");
    expect(commandField()).toEqual({ text: "gbn/00.123", isEntered: true });
    expect(isDefaultLeft).toBe(false);
    expect(runs).toEqual([]);
  });

  it("take keys pressed by hand for shortcuts, the fastest hands too", () => {
    press("n");
    pass(60);
    press("g");
    press("b");
    pass(60);
    press("g");
    pass(900);
    press("b");
    pass(60);
    press("/");
    press("k", { ctrlKey: true });
    expect(runs).toEqual(["n", "g b", "g b", "/", "mod+k"]);
    expect(commandField()).toBeNull();
  });

  it("leave Enter alone after keys that are no code", () => {
    press("n");
    expect(press("Enter")).toBe(true);
    pass(60);
    expect(runs).toEqual(["n"]);
    pass(600);
    for (const key of "B00001") press(key);
    pass(600);
    expect(press("Enter")).toBe(true);
    expect(commandField()).toBeNull();
  });

  it("go by when a key was pressed: a busy browser that hears of the next too late takes no code apart", () => {
    press("B");
    act(() => jest.advanceTimersByTime(300));
    for (const key of "00001") {
      clock += 5;
      press(key);
    }
    act(() => jest.advanceTimersByTime(300));
    clock += 5;
    press("Enter");
    expect(commandField()).toEqual({ text: "B00001", isEntered: true });
  });

  it("leave what is scanned into a field to the field", () => {
    screen.getByRole("textbox").focus();
    expect(scan("B00001")).toBe(true);
    pass(60);
    expect(commandField()).toBeNull();
    expect(runs).toEqual([]);
  });

  it("still take a scan where single keys are turned off", () => {
    setShortcutsEnabled(false);
    press("n");
    pass(600);
    scan("B00001");
    expect(runs).toEqual([]);
    expect(commandField()).toEqual({ text: "B00001", isEntered: true });
  });

  it("lose nothing of what is typed while the field opens", () => {
    commandField({ text: "", isEntered: false });
    for (const key of "lask") press(key);
    expect(commandField()).toEqual({ text: "lask", isEntered: false });
    press("Enter");
    expect(commandField()).toEqual({ text: "lask", isEntered: true });
  });
});
