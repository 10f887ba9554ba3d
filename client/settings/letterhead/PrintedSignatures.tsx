import { formatLongDate } from "../../format/formatDate";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";

const PrintedSignatures_settings = graphql(`
  fragment PrintedSignatures_settings on SettingsInfo {
    letterCity
    signatories {
      position
      name
      nip
    }
  }
`);

interface PrintedSignaturesProps {
  settings: FragmentType<typeof PrintedSignatures_settings>;
  /** By the library's calendar. */
  today: string;
}

/** Who signs at the right, below the day; who has seen it at the left. */
export function PrintedSignatures({ settings: ref, today }: PrintedSignaturesProps) {
  const { letterCity, signatories } = readFragment(PrintedSignatures_settings, ref);
  const [signs, hasSeen] = signatories;
  if (!signs) return null;
  const day = [letterCity, formatLongDate(today)].filter(Boolean).join(", ");
  return (
    <div className="only-print break-inside-avoid">
      <div className="mt-8 grid grid-cols-2 gap-8">
        <div>{hasSeen && <Signature above="Mengetahui," {...hasSeen} />}</div>
        <div>
          <Signature above={day} {...signs} />
        </div>
      </div>
    </div>
  );
}

interface SignatureProps {
  above: string;
  position: string;
  name: string | null;
  nip: string | null;
}

/** A name that is given stands on the line that is otherwise left for it. */
function Signature({ above, position, name, nip }: SignatureProps) {
  return (
    <>
      <p>{above}</p>
      <p>{position},</p>
      <p className="flex h-24 items-end border-b border-ink font-semibold">{name}</p>
      <p className="text-sm">NIP/NUPTK {nip}</p>
    </>
  );
}
