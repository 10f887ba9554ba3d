import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { FormSection } from "../../../client/admin/form/FormSection";

const sections = (...titles: string[]) =>
  titles.map((title) => (
    <FormSection key={title} id={title.toLowerCase()} title={title}>
      <input aria-label={`Isi ${title}`} />
    </FormSection>
  ));

test("an address leads to its section, also where that comes later than the page, and to no other", () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  const page = (children: ReactNode) => (
    <MemoryRouter initialEntries={["/admin/settings#pintu"]}>{children}</MemoryRouter>
  );
  const { rerender } = render(page(sections("Nama")));
  expect(scrolled).toEqual([]);
  rerender(page(sections("Nama", "Pintu")));
  const heading = screen.getByRole("heading", { name: "Pintu" });
  expect(heading).toHaveFocus();
  expect(scrolled).toEqual([heading]);
  screen.getByLabelText("Isi Nama").focus();
  rerender(page(sections("Nama", "Pintu", "Lain")));
  expect(screen.getByLabelText("Isi Nama")).toHaveFocus();
});
