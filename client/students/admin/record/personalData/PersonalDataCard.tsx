import { Download } from "lucide-react";
import { useState } from "react";
import { lazy } from "../../../../page/lazy/lazy";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { DownloadLink } from "../../../../lists/DownloadLink";
import { useCan } from "../../../../session/useViewer";
import { buttonStyle } from "../../../../ui/buttonStyle";

const EraseStudentSheet = lazy(() => import("./EraseStudentSheet").then((m) => m.EraseStudentSheet), null);

const PersonalDataCard_student = graphql(`
  fragment PersonalDataCard_student on Student {
    id
    databaseId
    ...EraseStudentSheet_student
  }
`);

interface PersonalDataCardProps {
  student: FragmentType<typeof PersonalDataCard_student>;
  onErased: () => void;
}

/** Gives a student all that is kept of them, or erases it once nothing of theirs is open. */
export function PersonalDataCard({ student: ref, onErased }: PersonalDataCardProps) {
  const student = readFragment(PersonalDataCard_student, ref);
  const mayErase = useCan("PERSONAL_DATA_WRITE");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="data-pribadi" className="rounded-2xl border border-line bg-card p-4 text-sm sm:p-5">
      <h2 id="data-pribadi" className="font-serif text-lg font-semibold">
        Data pribadi
      </h2>
      <p className="mt-1 text-muted text-pretty">
        Semua yang disimpan perpustakaan tentang anggota ini, dalam satu berkas JSON untuknya. Unduhan dicatat di
        Catatan Aktivitas.
      </p>
      <DownloadLink
        file={{ href: `/api/students/${student.databaseId}/personal-data`, fileName: "data-pribadi.json" }}
        className={`mt-3 ${buttonStyle("outlined", "compact")}`}
      >
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Unduh data pribadi
      </DownloadLink>
      {mayErase && (
        <div className="needs-script mt-4 border-t border-line pt-3">
          <button
            type="button"
            onClick={() => setIsAsking(true)}
            className={`-ml-3.5 text-bata! hover:bg-bata-soft ${buttonStyle("quiet", "compact")}`}
          >
            Hapus data pribadi
          </button>
        </div>
      )}
      {isAsking && <EraseStudentSheet student={student} onErased={onErased} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
