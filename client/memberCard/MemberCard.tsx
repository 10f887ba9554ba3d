import { Maximize2, Printer } from "lucide-react";
import { useState } from "react";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { CardFace, type CardFace_settings } from "./CardFace";
import { CardSheet } from "./CardSheet";
import { code128 } from "../ui/barcode/code128";

const MemberCard_student = graphql(`
  fragment MemberCard_student on Student {
    id
    nis
    ...CardFace_student
  }
`);

interface MemberCardProps {
  student: FragmentType<typeof MemberCard_student>;
  settings: FragmentType<typeof CardFace_settings>;
}

/** The student's member card, shown instead of a paper one. */
export function MemberCard({ student: ref, settings }: MemberCardProps) {
  const student = readFragment(MemberCard_student, ref);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const pattern = code128(student.nis);
  const today = useLibraryToday();
  const enlarge = () => setIsEnlarged(true);
  return (
    <section aria-labelledby="kartu">
      <CardFace student={student} settings={settings} today={today} pattern={pattern} onEnlarge={enlarge} />
      <div className="needs-script mt-3 flex flex-wrap gap-3 max-lg:hidden">
        {pattern && (
          <button type="button" onClick={enlarge} className={`grow-[3] ${buttonStyle("outlined", "small")}`}>
            <Maximize2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Perbesar kartu
          </button>
        )}
        <PrintCardButton className="grow" />
      </div>
      {pattern && (
        <CardSheet
          student={student}
          settings={settings}
          pattern={pattern}
          isOpen={isEnlarged}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </section>
  );
}

export function PrintCardButton({ className }: { className: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={`${className} ${buttonStyle("outlined", "small")}`}>
      <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
      Cetak
    </button>
  );
}
