import { act, fireEvent, render, screen } from "@testing-library/react";
import { FlashMessages } from "../../../../client/app/messages/FlashMessages";
import { clearMessage, flashMessage, showMessage } from "../../../../client/page/messages/flashMessage";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(clearMessage);
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("a message without a kind is information", () => {
  render(<FlashMessages />);
  act(() => showMessage("Buku tersimpan"));
  expect(flashMessage()).toEqual({ text: "Buku tersimpan", kind: "info" });
  expect(screen.getByRole("status")).toHaveTextContent("Informasi: Buku tersimpan");
  expect(screen.getByText("Buku tersimpan").parentElement).toHaveClass("text-nila");
});

test("success is green and polite, an error is red and urgent", () => {
  render(<FlashMessages />);
  act(() => showMessage("Berhasil logout", "success"));
  expect(screen.getByRole("status")).toHaveTextContent("Berhasil logout");
  expect(screen.getByText("Berhasil logout").parentElement).toHaveClass("text-daun");
  act(() => showMessage("Failed to fetch data", "error"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch data");
  expect(screen.getByText("Failed to fetch data").parentElement).toHaveClass("text-bata");
});

test("a message goes after five seconds, not before", () => {
  render(<FlashMessages />);
  act(() => showMessage("Sebentar saja"));
  wait(4999);
  expect(screen.getByText("Sebentar saja")).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText("Sebentar saja")).not.toBeInTheDocument();
  expect(flashMessage()).toBeNull();
});

test("a new message restarts the timer, also with the same words", () => {
  render(<FlashMessages />);
  act(() => showMessage("Kutipan disalin", "success"));
  wait(4000);
  act(() => showMessage("Kutipan disalin", "success"));
  wait(4000);
  expect(screen.getByText("Kutipan disalin")).toBeInTheDocument();
  wait(1000);
  expect(screen.queryByText("Kutipan disalin")).not.toBeInTheDocument();
});

test("a message waits while the pointer is over it or the focus in it", () => {
  render(<FlashMessages />);
  act(() => showMessage("Jangan pergi dulu"));
  fireEvent.pointerEnter(screen.getByText("Jangan pergi dulu"));
  wait(20_000);
  expect(screen.getByText("Jangan pergi dulu")).toBeInTheDocument();
  act(() => screen.getByRole("button", { name: "Tutup pesan" }).focus());
  fireEvent.pointerLeave(screen.getByText("Jangan pergi dulu"));
  wait(20_000);
  expect(screen.getByText("Jangan pergi dulu")).toBeInTheDocument();
  act(() => screen.getByRole("button", { name: "Tutup pesan" }).blur());
  wait(5000);
  expect(screen.queryByText("Jangan pergi dulu")).not.toBeInTheDocument();
});

test("a message with something to press stays three times as long", () => {
  render(<FlashMessages />);
  act(() => showMessage("Dikembalikan", "success", { label: "Urungkan", run: () => undefined }));
  wait(14_000);
  expect(screen.getByRole("button", { name: "Urungkan" })).toBeInTheDocument();
  wait(2000);
  expect(screen.queryByText("Dikembalikan")).not.toBeInTheDocument();
});

test("the close button takes the message away at once", () => {
  render(<FlashMessages />);
  act(() => showMessage("Sudah dibaca"));
  fireEvent.click(screen.getByRole("button", { name: "Tutup pesan" }));
  expect(flashMessage()).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("neither comes nor goes under a double click", () => {
  render(<FlashMessages />);
  fireEvent.pointerDown(document.body);
  act(() => showMessage("Dikembalikan", "success"));
  wait(1000);
  expect(screen.queryByText("Dikembalikan")).not.toBeInTheDocument();
  fireEvent.pointerUp(document.body);
  wait(299);
  expect(screen.queryByText("Dikembalikan")).not.toBeInTheDocument();
  wait(301);
  expect(screen.getByText("Dikembalikan")).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole("button", { name: "Tutup pesan" }));
  fireEvent.click(screen.getByRole("button", { name: "Tutup pesan" }));
  expect(screen.queryByText("Dikembalikan")).not.toBeInTheDocument();
});
