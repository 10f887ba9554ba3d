import { openUntilText } from "../../../format/openingText";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";

export const OpeningLine_opening = graphql(`
  fragment OpeningLine_opening on OpeningStateInfo {
    isOpen
    today
    changesAt
    openDayName
  }
`);

/** Until when the door is open, or when it opens again; the dot only repeats it. */
export function OpeningLine({ opening: ref }: { opening: FragmentType<typeof OpeningLine_opening> }) {
  const opening = readFragment(OpeningLine_opening, ref);
  const isOpen = opening.isOpen || Boolean(opening.openDayName);
  return (
    <p className="flex w-full items-baseline gap-2.5 text-xs font-semibold tabular-nums md:mt-4 md:w-auto md:text-base">
      <span aria-hidden="true" data-open={isOpen} className="kiosk-open" />
      {openUntilText(opening, useLibraryTimeZone())}
    </p>
  );
}
