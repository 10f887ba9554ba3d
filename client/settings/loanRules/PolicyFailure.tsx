/** In place of the figures that apply, which could not be asked for. */
export function PolicyFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="font-medium text-bata">
      Aturannya gagal dimuat.{" "}
      <button type="button" onClick={onRetry} className="text-link font-semibold">
        Coba lagi
      </button>
    </p>
  );
}
