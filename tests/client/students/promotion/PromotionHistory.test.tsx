import { screen } from "@testing-library/react";
import { PromotionHistory } from "../../../../client/students/promotion/PromotionHistory";
import { aLibrary } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

test("earlier promotions that cannot be read say so below their heading, instead of nothing", async () => {
  renderScreen(<PromotionHistory />, { library: aLibrary({ failing: ["studentPromotions"] }) });

  expect(screen.getByText("Memuat…")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Riwayat kenaikan gagal dimuat" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Coba lagi" })).toBeTruthy();
});
