import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { ReportBars } from "../ReportBars";

export const MemberFigures_accreditationReport = graphql(`
  fragment MemberFigures_accreditationReport on AccreditationReport {
    members {
      perKind {
        memberKind {
          id
          name
        }
        members
      }
      perClass {
        className
        members
      }
    }
  }
`);

/** Who may borrow today, by kind and class. */
export function MemberFigures({ report: ref }: { report: FragmentType<typeof MemberFigures_accreditationReport> }) {
  const { perKind, perClass } = readFragment(MemberFigures_accreditationReport, ref).members;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:grid-cols-2">
      <ReportBars
        title="Anggota menurut jenis"
        noun="anggota"
        rows={perKind.map(({ memberKind: { id, name }, members }) => ({ key: id, name, count: members }))}
        emptyText="Belum ada anggota."
      />
      <ReportBars
        title="Anggota per kelas"
        isShort
        noun="anggota"
        rows={perClass.map(({ className, members }) => ({
          key: className ?? "",
          name: className ?? "Siswa tanpa kelas",
          count: members,
        }))}
        emptyText="Belum ada siswa yang menjadi anggota."
      />
    </div>
  );
}
