import { buttonStyle } from "../../ui/buttonStyle";

interface PreviewButtonProps {
  label?: string;
  /** The id of the sentence that says what is still to be chosen. */
  hintId: string;
  isDisabled: boolean;
  isStarting: boolean;
  onPress: () => void;
}

/** To the preview; pressed too early, it says what is missing instead of being dead. */
export function PreviewButton({
  label = "Lihat pratinjau",
  hintId,
  isDisabled,
  isStarting,
  onPress,
}: PreviewButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isDisabled}
      aria-describedby={hintId}
      onClick={() => {
        if (!isStarting) onPress();
      }}
      className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
    >
      {label}
    </button>
  );
}
