import { act, render, screen, within } from "@testing-library/react";
import { FlashMessages } from "../../../../client/app/messages/FlashMessages";
import { clearMessage, showMessage } from "../../../../client/page/messages/flashMessage";
import { Sheet } from "../../../../client/ui/Sheet";

function Page({ isAsking }: { isAsking: boolean }) {
  return (
    <>
      <FlashMessages />
      <Sheet placement="middle" title="Tarik eksemplar?" isOpen={isAsking} onClose={() => undefined}>
        Eksemplar ditarik.
      </Sheet>
    </>
  );
}

describe("A message and a sheet", () => {
  afterEach(() => act(clearMessage));
  const open = () => {
    const { rerender } = render(<Page isAsking={false} />);
    return (isAsking: boolean) => rerender(<Page isAsking={isAsking} />);
  };
  const sheet = () => screen.getByRole("dialog", { name: "Tarik eksemplar?" });

  it("leaves what was said before on the page, as it is no answer to what the sheet asks", () => {
    const ask = open();
    act(() => showMessage("10 eksemplar dikumpulkan.", "success"));
    ask(true);
    expect(within(sheet()).queryByText("10 eksemplar dikumpulkan.")).toBeNull();
    expect(screen.getByText("10 eksemplar dikumpulkan.")).toBeTruthy();
    act(() => showMessage("10 eksemplar ditarik.", "success"));
    expect(within(sheet()).getByText("10 eksemplar ditarik.")).toBeTruthy();
    ask(false);
    expect(screen.getAllByText("10 eksemplar ditarik.")).toHaveLength(1);
  });

  it("takes along what still asks for something: an error, and a way back", () => {
    const ask = open();
    act(() => showMessage("Gagal menyimpan.", "error"));
    ask(true);
    expect(within(sheet()).getByText("Gagal menyimpan.")).toBeTruthy();
    ask(false);
    act(() => showMessage("Dihapus.", "success", { label: "Urungkan", run: () => undefined }));
    ask(true);
    expect(within(sheet()).getByRole("button", { name: "Urungkan" })).toBeTruthy();
  });
});
