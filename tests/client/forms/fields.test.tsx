import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCombobox } from "../../../client/forms/combobox/useCombobox";
import { useFormErrors } from "../../../client/forms/errors/useFormErrors";
import { goOnEnter } from "../../../client/forms/goOnEnter";
import { useLoadMore } from "../../../client/lists/useLoadMore";
import { useLookup } from "../../../client/lists/useLookup";

test("Enter goes on to the next field that is shown, over folded and hidden ones, and submits in the last", async () => {
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted} onKeyDown={(event) => goOnEnter(event, "submits")}>
      <input aria-label="Satu" />
      <input type="hidden" name="tersembunyi" />
      <details>
        <summary>Lainnya</summary>
        <input aria-label="Terlipat" />
      </details>
      <input type="file" aria-label="Berkas" />
      <input aria-label="Dua" defaultValue="lama" />
      <button type="submit">Simpan</button>
    </form>,
  );
  await userEvent.click(screen.getByLabelText("Satu"));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("Dua")).toHaveFocus();
  // A scan replaces what was there.
  await userEvent.keyboard("baru");
  expect(screen.getByLabelText("Dua")).toHaveValue("baru");
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("the first wrong field gets the focus, with its text chosen, and the others only their message", () => {
  function Form() {
    const { form, fieldProps, showErrors, messageFor } = useFormErrors();
    const fields = ["nama", "kelas"].map((name) => ({ name, message: `${name} wajib diisi.` }));
    return (
      <form ref={form}>
        {fields.map(({ name }) => (
          <label key={name}>
            {name} {messageFor(name)}
            <input name={fieldProps(name).name} defaultValue="x" />
          </label>
        ))}
        <button type="button" onClick={() => showErrors({ fields: [...fields].reverse() })}>
          Simpan
        </button>
      </form>
    );
  }
  render(<Form />);
  fireEvent.click(screen.getByText("Simpan"));
  expect(screen.getByLabelText(/^nama nama wajib diisi/)).toHaveFocus();
  expect(screen.getByLabelText(/^kelas kelas wajib diisi/)).toBeInTheDocument();
});

describe("A field with options", () => {
  const words = ["satu", "dua", "tiga"];
  const chosen: string[] = [];
  function Field() {
    const { bind, isOpen, typed } = useCombobox();
    const { field, active } = bind({
      displayText: "",
      keys: words,
      choose: (index) => void chosen.push(words[index] ?? ""),
      commit: () => chosen.push(`“${typed}”`) > 0,
    });
    const { onChange, ...rest } = field;
    return (
      <>
        <input
          role="combobox"
          aria-expanded={isOpen}
          {...rest}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <p>{active === null ? "-" : words[active]}</p>
      </>
    );
  }
  const field = () => screen.getByRole("combobox");
  beforeEach(() => void chosen.splice(0));

  test("that is left by Tab takes what is highlighted, and the next time what was typed", async () => {
    render(<Field />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await userEvent.tab();
    await userEvent.type(field(), "empat");
    act(() => field().blur());
    expect(chosen).toEqual(["dua", "“empat”"]);
  });

  test("closes by the first Escape, which nothing around it hears", async () => {
    const heard = jest.fn();
    render(
      <div onKeyDown={({ key }) => (key === "Escape" ? void heard() : undefined)}>
        <Field />
      </div>,
    );
    await userEvent.click(field());
    await userEvent.keyboard("{Escape}");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test("an answer that comes after that of a later question is not shown", async () => {
  jest.useFakeTimers();
  const answers = new Map<string, (found: string[]) => void>();
  const look = (text: string) => new Promise<string[]>((resolve) => answers.set(text, resolve));
  const { result, rerender } = renderHook(({ text }) => useLookup(text, look), { initialProps: { text: "la" } });
  act(() => jest.advanceTimersByTime(200));
  rerender({ text: "laskar" });
  act(() => jest.advanceTimersByTime(200));
  await act(() => Promise.resolve(answers.get("laskar")?.(["Laskar Pelangi"])));
  await act(() => Promise.resolve(answers.get("la")?.(["Larung"])));
  expect(result.current).toEqual({ text: "laskar", question: "", found: ["Laskar Pelangi"] });
  jest.useRealTimers();
});

test("more that could not be loaded says so, and is asked for again", async () => {
  const more = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error("network")).mockResolvedValueOnce();
  const { result } = renderHook(() => useLoadMore(more));
  await act(() => result.current.loadMore());
  expect(result.current.state).toBe("failed");
  await act(() => result.current.loadMore());
  expect(result.current.state).toBe("idle");
});
