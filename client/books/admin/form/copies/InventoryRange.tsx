/** From the first to the last of the inventory numbers that new copies will get. */
export function InventoryRange({ numbers }: { numbers: readonly string[] }) {
  const [first] = numbers;
  const last = numbers.at(-1);
  return (
    <>
      <span className="font-semibold text-ink">{first}</span>
      {last !== first && (
        <>
          {" "}
          sampai <span className="font-semibold text-ink">{last}</span>
        </>
      )}
      .
    </>
  );
}
