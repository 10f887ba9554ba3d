import { formatPrice } from "../../format/formatPrice";
import { graphql } from "../../gql/gql";
import type { MemberKindRow_MemberKindFragment } from "../../gql/graphql";

export const MemberKindRow_memberKind = graphql(`
  fragment MemberKindRow_memberKind on MemberKind {
    id
    databaseId
    name
    numberName
    membershipMonths
    fee
    attendsClasses
    selfRegistration
    position
    active
    studentsCount
  }
`);

export type MemberKind = MemberKindRow_MemberKindFragment;

/** `No. anggota, berlaku 12 bulan, biaya pendaftaran Rp25.000` */
export function kindText({ numberName, membershipMonths, fee, attendsClasses, selfRegistration }: MemberKind): string {
  return [
    numberName,
    membershipMonths ? `berlaku ${membershipMonths} bulan` : "",
    fee > 0 ? `biaya pendaftaran ${formatPrice(fee)}` : "",
    attendsClasses ? "punya kelas" : "",
    selfRegistration ? "boleh mendaftar sendiri" : "",
  ]
    .filter((word) => word !== "")
    .join(", ");
}
