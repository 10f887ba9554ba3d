import { Maximize2, Printer } from "lucide-react";
import { useState } from "react";
import { wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryName } from "../app/layout/LibraryName";
import { useLibraryTimeZone } from "../app/layout/LibraryTimeZone";
import { buttonStyle } from "../ui/buttonStyle";
import { CardFace, CardFace_settings } from "./CardFace";
import { CardSheet } from "./CardSheet";
import { code128 } from "../ui/barcode/code128";
import { KeepCard } from "./kept/KeepCard";

export const MemberCard_student = graphql(`
  fragment MemberCard_student on Student {
    id
    nis
    name
    photo
    ...CardFace_student
  }
`);

interface MemberCardProps {
  /** The id of the user whose card it is. */
  owner: string;
  student: FragmentType<typeof MemberCard_student>;
  settings: FragmentType<typeof CardFace_settings>;
}

/** The student's member card, shown instead of a paper one. */
export function MemberCard({ owner, student: ref, settings }: MemberCardProps) {
  const student = readFragment(MemberCard_student, ref);
  const timeZone = useLibraryTimeZone();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const pattern = code128(student.nis);
  const libraryName = useLibraryName();
  const today = wallClock(new Date().toISOString(), timeZone).day;
  const shown = { student, settings, today };
  const kept = {
    ...shown,
    libraryName,
    photoUrl: student.photo,
    logoUrl: readFragment(CardFace_settings, settings).logoIconUrl ?? null,
  };
  return (
    <section aria-labelledby="kartu">
      <CardFace {...shown} pattern={pattern} onEnlarge={() => setIsEnlarged(true)} />
      <div className="needs-script mt-3 flex flex-wrap gap-3">
        {pattern && (
          <button type="button" onClick={() => setIsEnlarged(true)} className={`grow-[3] ${buttonStyle("outlined")}`}>
            <Maximize2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Tampilkan besar
          </button>
        )}
        <button type="button" onClick={() => window.print()} className={`grow ${buttonStyle("outlined")}`}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Cetak
        </button>
      </div>
      <KeepCard
        makeCard={async () => (await import("./kept/renderKeptCard")).renderKeptCard({ ...kept, pattern })}
        revision={JSON.stringify(kept)}
        owner={owner}
      />
      {pattern && (
        <CardSheet
          name={student.name}
          nis={student.nis}
          pattern={pattern}
          isOpen={isEnlarged}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}
