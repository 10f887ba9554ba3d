import { fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider, useTheme } from "../../../../client/page/rendering/ThemeContext";
import { ThemeToggle } from "../../../../client/app/layout/ThemeToggle";

function Shown() {
  return <output>{useTheme().theme ?? "sistem"}</output>;
}

test("the theme goes from the system's to light, to dark and back, and the server is told by a cookie", () => {
  render(
    <ThemeProvider>
      <ThemeToggle />
      <Shown />
    </ThemeProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Tema: / }));
  const shown = () => screen.getByRole("status").textContent;
  expect(shown()).toBe("sistem");
  press();
  expect(shown()).toBe("light");
  expect(document.cookie).toContain("theme=light");
  press();
  expect(shown()).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  press();
  expect(shown()).toBe("sistem");
  expect(document.cookie).not.toContain("theme=");
});
