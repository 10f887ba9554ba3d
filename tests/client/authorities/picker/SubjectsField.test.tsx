import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SubjectsField } from "../../../../client/authorities/picker/SubjectsField";

const subjects = () => JSON.parse(screen.getByTestId("chosen").textContent) as string[];

function Form() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <SubjectsField label="Subjek" value={value} onChange={setValue} hint="Pisahkan dengan titik koma." />
      <p data-testid="chosen">{JSON.stringify(value)}</p>
    </>
  );
}

test("words become tokens by Enter, semicolon or leaving, each once, and go by their button", async () => {
  render(<Form />);
  const user = userEvent.setup();
  const field = screen.getByRole("textbox", { name: "Subjek" });
  await user.type(field, "Pendidikan{Enter}");
  await user.type(field, "Soekarno, 1901-1970; pendidikan;");
  await user.type(field, "Sejarah");
  await user.tab();
  expect(subjects()).toEqual(["Pendidikan", "Soekarno, 1901-1970", "Sejarah"]);

  await user.click(screen.getByRole("button", { name: "Keluarkan Pendidikan" }));
  expect(subjects()).toEqual(["Soekarno, 1901-1970", "Sejarah"]);
  expect(field).toHaveFocus();
  await user.keyboard("{Backspace}");
  expect(subjects()).toEqual(["Soekarno, 1901-1970"]);
});
