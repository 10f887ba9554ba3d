import { Smartphone } from "lucide-react";
import { useLibraryName } from "../../page/library/LibraryName";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { code128 } from "../../ui/barcode/code128";
import { FoldedRow } from "../../users/folds/FoldedRow";
import { CardFace_settings } from "../CardFace";
import { PrintCardButton } from "../MemberCard";
import { KeepCard } from "./KeepCard";

const CardRow_student = graphql(`
  fragment CardRow_student on Student {
    id
    nis
    photo
    ...CardFace_student
  }
`);

interface CardRowProps {
  /** The id of the user whose card it is. */
  owner: string;
  student: FragmentType<typeof CardRow_student>;
  settings: FragmentType<typeof CardFace_settings>;
}

/** What else one may do with the card, folded. */
export function CardRow({ owner, student: ref, settings }: CardRowProps) {
  const student = readFragment(CardRow_student, ref);
  const kept = {
    student,
    settings,
    today: useLibraryToday(),
    libraryName: useLibraryName(),
    photoUrl: student.photo,
    logoUrl: readFragment(CardFace_settings, settings).logoIconUrl ?? null,
  };
  return (
    <FoldedRow
      id="simpan-kartu"
      title="Simpan atau cetak kartu"
      icon={Smartphone}
      note="Agar dapat dibuka tanpa internet"
      className="needs-script"
    >
      <KeepCard
        makeCard={async () =>
          (await import("./renderKeptCard")).renderKeptCard({ ...kept, pattern: code128(student.nis) })
        }
        revision={JSON.stringify(kept)}
        owner={owner}
      />
      <PrintCardButton className="mt-2" />
    </FoldedRow>
  );
}
