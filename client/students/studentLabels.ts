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

export const genderLabels: Readonly<Record<Gender, string>> = { MALE: "Laki-laki", FEMALE: "Perempuan" };
