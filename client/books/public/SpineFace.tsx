import { shortTitle } from "../../ui/cover/coverTitle";

/** What the back of a book says: its title, and its call number on the label. */
export function SpineFace({ title, callNumber }: { title: string; callNumber: string | null | undefined }) {
  return (
    <>
      <span className={`spine-title ${titleSize(title)}`}>{shortTitle(title, 38)}</span>{" "}
      {callNumber && <span className="spine-number">{callNumber}</span>}
    </>
  );
}

/** A long title takes two lines. */
function titleSize({ length }: string): string {
  return length <= 13 ? "text-base" : length <= 18 ? "text-sm" : "text-xs";
}
