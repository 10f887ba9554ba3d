import { screen } from "@testing-library/react";
import { DashboardPage } from "../../../client/dashboard/DashboardPage";
import { renderScreen } from "../support/renderScreen";

afterEach(() => {
  Reflect.deleteProperty(window, "isSecureContext");
});

test.each([
  [false, 1],
  [true, 0],
])("the desk says what is lost without HTTPS (secure: %s)", async (isSecureContext, notices) => {
  Object.defineProperty(window, "isSecureContext", { value: isSecureContext, configurable: true });
  renderScreen(<DashboardPage />, { at: "/admin" });
  await screen.findByRole("heading", { name: "Dasbor" });
  expect(screen.queryAllByText("Sambungan ini tanpa HTTPS")).toHaveLength(notices);
});
