import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DayField } from "../../../client/forms/dates/DayField";
import { dayText, parseDay } from "../../../client/forms/dates/dayText";

test.each([
  ["21/11/2026", "2026-11-21"],
  ["21-11-2026", "2026-11-21"],
  ["21.11.2026", "2026-11-21"],
  [" 1 / 2 / 2026", null],
  ["1/2/2026", "2026-02-01"],
  ["21112026", "2026-11-21"],
  ["21 Nov 2026", "2026-11-21"],
  ["21 november 2026", "2026-11-21"],
  ["17 Agustus 2026", "2026-08-17"],
  ["5 Mei 2026", "2026-05-05"],
  ["5 Okt 2026", "2026-10-05"],
  ["25 Des 2026", "2026-12-25"],
  ["2026-11-21", "2026-11-21"],
  ["", ""],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2026", null],
  ["31/04/2026", null],
  ["11/21/2026", null],
  ["21/11/26", null],
  ["besok", null],
])("a day is read as it is typed: %j", (typed, day) => {
  expect(parseDay(typed)).toBe(day);
  if (day) expect(parseDay(dayText(day))).toBe(day);
});

function Form({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState("2026-11-20");
  return (
    <form>
      <DayField
        name="dueAt"
        label="Jatuh tempo"
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          onChange(target.value);
        }}
      />
      <button type="button" onClick={() => setDay("2027-01-02")}>
        Perpanjang
      </button>
    </form>
  );
}

test("a day is shown as in Indonesia, told as the doors take it, and kept where what is typed is none", async () => {
  const told: string[] = [];
  const { container } = render(<Form onChange={(day) => told.push(day)} />);
  const field = screen.getByLabelText("Jatuh tempo");
  const sent = () => new FormData(container.querySelector("form") ?? undefined).get("dueAt");
  expect(field).toHaveValue("20/11/2026");
  expect(sent()).toBe("2026-11-20");

  await userEvent.clear(field);
  await userEvent.type(field, "21 nov 2026");
  expect(told.at(-1)).toBe("2026-11-21");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Perpanjang" })).toHaveFocus();
  expect(field).toHaveValue("21/11/2026");
  expect(sent()).toBe("2026-11-21");

  await userEvent.clear(field);
  await userEvent.type(field, "31/11/2026");
  await userEvent.tab();
  expect(field).toHaveValue("31/11/2026");
  expect(field).toHaveAccessibleDescription("Tanggal ini tidak dikenali. Contoh: 21/11/2026");
  expect(field).toBeInvalid();

  await userEvent.click(screen.getByRole("button", { name: "Perpanjang" }));
  expect(field).toHaveValue("02/01/2027");
});
