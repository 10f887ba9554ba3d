import { Clock, DoorOpen } from "lucide-react";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { Pill } from "../ui/Pill";
import { openingText } from "../format/openingText";

export const OpeningPill_settings = graphql(`
  fragment OpeningPill_settings on SettingsInfo {
    opening {
      isOpen
      today
      changesAt
      openDayName
    }
  }
`);

export function OpeningPill({ settings: ref }: { settings: FragmentType<typeof OpeningPill_settings> }) {
  const { opening } = readFragment(OpeningPill_settings, ref);
  const timeZone = useLibraryTimeZone();
  const isOpen = opening.isOpen || Boolean(opening.openDayName);
  const Icon = isOpen ? DoorOpen : Clock;
  return (
    <Pill tone={isOpen ? "good" : "quiet"}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-3.5 shrink-0" />
      {openingText(opening, timeZone)}
    </Pill>
  );
}
