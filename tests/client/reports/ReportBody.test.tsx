import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReportBody } from "../../../client/reports/ReportBody";

type Query = Parameters<typeof ReportBody<string>>[0]["query"];
const retries: string[] = [];
const aQuery = (query: Partial<Query>): Query => ({
  data: undefined,
  previousData: undefined,
  failure: undefined,
  isLoading: false,
  retry: () => void retries.push("again"),
  ...query,
});
const body = (query: Partial<Query>) => (
  <ReportBody query={aQuery(query)} failureTitle="Denda gagal dimuat" height="h-110">
    {(data) => <p>{data}</p>}
  </ReportBody>
);

test("a part keeps its place while it loads, and the figures of other days until the new ones are there", () => {
  const { rerender, container } = render(body({ isLoading: true }));
  expect(container.querySelector(".skeleton")).toHaveClass("h-110");
  rerender(body({ data: "Tahun ini" }));
  expect(screen.getByText("Tahun ini")).toBeTruthy();
  rerender(body({ isLoading: true, previousData: "Tahun ini" }));
  expect(screen.getByText("Tahun ini").parentElement).toHaveAttribute("aria-busy", "true");
  rerender(body({ data: "Tahun lalu" }));
  expect(screen.queryByText("Tahun ini")).toBeNull();
  expect(screen.getByText("Tahun lalu").parentElement).toHaveAttribute("aria-busy", "false");
});

test("a part that fails says so in its own place, and is asked for again", async () => {
  render(body({ failure: "failed" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Denda gagal dimuat");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(retries).toEqual(["again"]);
});
