import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";

export const VisitorCount_visitorFigures = graphql(`
  fragment VisitorCount_visitorFigures on VisitorFigures {
    today
    thisMonth
  }
`);

export function VisitorCount({ figures: ref }: { figures: FragmentType<typeof VisitorCount_visitorFigures> }) {
  const { today, thisMonth } = readFragment(VisitorCount_visitorFigures, ref);
  return (
    <div className="mt-auto pt-6">
      <dl className="kiosk-count">
        <div>
          <dt>pengunjung hari ini</dt>
          <dd>{formatNumber(today)}</dd>
        </div>
        <div>
          <dt>bulan ini</dt>
          <dd>{formatNumber(thisMonth)}</dd>
        </div>
      </dl>
    </div>
  );
}
