import { formatDate } from "./formatDate";
import type { Gender, StudentStatus } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const statusLabels: Readonly<Record<StudentStatus, string>> = {
  ACTIVE: "Aktif",
  SUSPENDED: "Ditangguhkan",
  GRADUATED: "Lulus",
  MOVED: "Pindah",
};

export const statusTones: Readonly<Record<StudentStatus, PillTone>> = {
  ACTIVE: "good",
  SUSPENDED: "wrong",
  GRADUATED: "quiet",
  MOVED: "quiet",
};

interface Suspendable {
  status: StudentStatus;
  suspendedUntil?: string | null;
}

/** The status as it is on a day: a suspension tells until when, or that it is over. */
export function statusOn({ status, suspendedUntil }: Suspendable, today: string): { text: string; tone: PillTone } {
  if (status !== "SUSPENDED" || !suspendedUntil) return { text: statusLabels[status], tone: statusTones[status] };
  return suspendedUntil < today
    ? { text: `Penangguhan berakhir ${formatDate(suspendedUntil)}`, tone: "quiet" }
    : { text: `Ditangguhkan sampai ${formatDate(suspendedUntil)}`, tone: "wrong" };
}

export const genderLabels: Readonly<Record<Gender, string>> = { MALE: "Laki-laki", FEMALE: "Perempuan" };
