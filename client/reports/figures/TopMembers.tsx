import { useState } from "react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useStudentClasses } from "../../classes/useStudentClasses";
import { CompactSelect } from "../../forms/fields/CompactField";
import { graphql } from "../../gql/gql";
import type { TopMembersQuery as TopMembersData } from "../../gql/graphql";
import { named, ReportBars } from "../ReportBars";
import { ReportBody } from "../ReportBody";
import { MOST_ROWS, rank, topRowsNote } from "../topRows";

const TopMembersQuery = graphql(`
  query TopMembers($from: Date!, $to: Date!, $className: String) {
    topMembers(from: $from, to: $to, className: $className) {
      borrowers {
        studentDatabaseId
        name
        className
        count
      }
      visitors {
        studentDatabaseId
        name
        className
        count
      }
    }
  }
`);

interface TopMembersProps {
  from: string;
  to: string;
}

/** Who borrowed and who came most, of the whole school or of a class. */
export function TopMembers({ from, to }: TopMembersProps) {
  const [className, setClassName] = useState("");
  const classes = useStudentClasses();
  const query = usePageQuery(TopMembersQuery, { from, to, className: className === "" ? null : className }, "none");
  return (
    <>
      <CompactSelect
        label="Kelas"
        value={className}
        onChange={({ target }) => setClassName(target.value)}
        className="mb-3 max-w-60 print:hidden"
      >
        <option value="">Semua anggota</option>
        {classes.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </CompactSelect>
      {className !== "" && <p className="only-print mb-2 text-sm">Kelas {className}</p>}
      <ReportBody query={query} failureTitle="Anggota teraktif gagal dimuat" height="h-110">
        {({ topMembers: { borrowers, visitors } }) => (
          <div className="grid items-start gap-3 md:grid-cols-2 print:grid-cols-2">
            <ReportBars
              title="Peminjam teraktif"
              note={topRowsNote(borrowers, "anggota")}
              noun="peminjaman"
              rows={barsOf(borrowers)}
              emptyText="Belum ada peminjaman pada tanggal ini."
            />
            <ReportBars
              title="Pengunjung teraktif"
              note={topRowsNote(visitors, "anggota")}
              noun="kunjungan"
              rows={barsOf(visitors)}
              emptyText="Belum ada kunjungan pada tanggal ini."
            />
          </div>
        )}
      </ReportBody>
    </>
  );
}

type Counts = TopMembersData["topMembers"]["borrowers"];

function barsOf(members: Counts) {
  return members.slice(0, MOST_ROWS).map(({ studentDatabaseId, name, className, count }, index) => ({
    key: String(studentDatabaseId),
    before: rank(index),
    name: named(
      <Link to={`/admin/students/${studentDatabaseId}`} className="text-link">
        {name}
      </Link>,
      className ?? "",
    ),
    count,
  }));
}
