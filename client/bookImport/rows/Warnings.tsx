import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";

export const Warnings_warning = graphql(`
  fragment Warnings_warning on ImportWarningInfo {
    message
    rows
    firstRow
    isSerious
  }
`);

/** Warnings by kind: rows that were imported in spite of them. */
export function Warnings({ warnings: refs }: { warnings: readonly FragmentType<typeof Warnings_warning>[] }) {
  const warnings = readFragment(Warnings_warning, refs);
  return (
    <>
      <WarningList
        title="Periksa lagi"
        style="bg-bata-soft text-bata"
        warnings={warnings.filter(({ isSerious }) => isSerious)}
      />
      <WarningList title="Catatan" style="bg-wash" warnings={warnings.filter(({ isSerious }) => !isSerious)} />
    </>
  );
}

interface WarningListProps {
  title: string;
  style: string;
  warnings: readonly { message: string; rows: number; firstRow: number }[];
}

function WarningList({ title, style, warnings }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <div className={`mt-4 rounded-2xl px-5 py-4 text-sm ${style}`}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-pretty">
        {warnings.map(({ message, rows, firstRow }) => (
          <li key={message} className="tabular-nums wrap-anywhere">
            {formatNumber(rows)} baris dengan {message} (mulai baris {formatNumber(firstRow)}).
          </li>
        ))}
      </ul>
    </div>
  );
}
