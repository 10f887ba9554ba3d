import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { DoubleSign, RegistrationCard_RegistrationFragment, RegistrationState } from "../../gql/graphql";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill, type PillTone } from "../../ui/Pill";

const RegistrationCard_registration = graphql(`
  fragment RegistrationCard_registration on Registration {
    id
    databaseId
    state
    memberKind
    numberName
    nis
    name
    className
    birthDate
    phone
    email
    address
    guardianName
    guardianPhone
    occupation
    education
    emailConfirmedAt
    createdAt
    decidedAt
    decidedBy
    reason
    viewerCanDecide
    student {
      id
      databaseId
      nis
    }
    doubles {
      studentId
      nis
      name
      signs
    }
  }
`);

export type Registration = RegistrationCard_RegistrationFragment;

export function readRegistrations(
  refs: readonly FragmentType<typeof RegistrationCard_registration>[],
): readonly Registration[] {
  return readFragment(RegistrationCard_registration, refs);
}

const STATES: Readonly<Record<RegistrationState, { label: string; tone: PillTone }>> = {
  WAITING: { label: "Menunggu", tone: "plain" },
  ACCEPTED: { label: "Diterima", tone: "good" },
  REJECTED: { label: "Ditolak", tone: "wrong" },
};
const SIGNS: Readonly<Record<DoubleSign, string>> = {
  NUMBER: "nomor sama",
  NAME_AND_BIRTH_DATE: "nama dan tanggal lahir sama",
  PHONE: "telepon sama",
  EMAIL: "email sama",
};

interface RegistrationCardProps {
  registration: Registration;
  onAsk: (act: "accept" | "reject") => void;
}

export function RegistrationCard({ registration, onAsk }: RegistrationCardProps) {
  const { id, state, name, memberKind, className, viewerCanDecide, doubles } = registration;
  const { label, tone } = STATES[state];
  return (
    <li aria-labelledby={id} className="rounded-xl border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h2 id={id} className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
          {name}
          <span className="mt-0.5 block text-sm font-normal text-muted">
            {[memberKind, className].filter(Boolean).join(", ")}
          </span>
        </h2>
        <Pill tone={tone}>{label}</Pill>
      </div>
      <Facts registration={registration} />
      {doubles.length > 0 && (
        <div className="mt-4 flex gap-3 rounded-xl bg-bata-soft p-3.5 text-sm">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-bata" />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">Mungkin sudah menjadi anggota</p>
            <ul className="mt-1 grid gap-1">
              {doubles.map(({ studentId, nis, name: member, signs }) => (
                <li key={studentId}>
                  <Link to={`/admin/students/${studentId}`} className="inline-link">
                    {member}, {nis}
                  </Link>
                  : {signs.map((sign) => SIGNS[sign]).join(", ")}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {viewerCanDecide && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          <button
            type="button"
            onClick={() => onAsk("accept")}
            aria-label={`Terima ${name}`}
            className={`needs-script ${buttonStyle("filled", "compact")}`}
          >
            Terima
          </button>
          <button
            type="button"
            onClick={() => onAsk("reject")}
            aria-label={`Tolak ${name}`}
            className={`needs-script ${buttonStyle("outlined", "compact")}`}
          >
            Tolak
          </button>
        </div>
      )}
      <Outcome registration={registration} />
    </li>
  );
}

function Facts({ registration }: { registration: Registration }) {
  const timeZone = useLibraryTimeZone();
  const { nis, numberName, birthDate, phone, email, emailConfirmedAt, address, createdAt } = registration;
  const { guardianName, guardianPhone, occupation, education } = registration;
  const guardian = [guardianName, guardianPhone].filter(Boolean).join(", ");
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 xl:grid-cols-3">
      <Fact label="Mendaftar">{formatDate(wallClock(createdAt, timeZone).day)}</Fact>
      {nis && <Fact label={numberName}>{nis}</Fact>}
      <Fact label="Tanggal lahir">{formatDate(birthDate)}</Fact>
      {phone && <Fact label="Telepon">{phone}</Fact>}
      {email && (
        <Fact label="Email">
          {email} <span className="text-muted">({emailConfirmedAt ? "sudah dikonfirmasi" : "belum dikonfirmasi"})</span>
        </Fact>
      )}
      {guardian && <Fact label="Orang tua/wali">{guardian}</Fact>}
      {address && <Fact label="Alamat">{address}</Fact>}
      {occupation && <Fact label="Pekerjaan">{occupation}</Fact>}
      {education && <Fact label="Pendidikan">{education}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function Outcome({ registration: { decidedAt, decidedBy, reason, student } }: { registration: Registration }) {
  const timeZone = useLibraryTimeZone();
  if (!decidedAt) return null;
  const day = formatDate(wallClock(decidedAt, timeZone).day);
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm wrap-anywhere">
      {reason && <p className="whitespace-pre-line">Alasan: {reason}</p>}
      {student && (
        <p>
          <Link to={`/admin/students/${student.databaseId}`} className="inline-link">
            Buka data anggota, {student.nis}
          </Link>
        </p>
      )}
      <p className="mt-1 text-muted">{[day, decidedBy].filter(Boolean).join(", ")}</p>
    </div>
  );
}
