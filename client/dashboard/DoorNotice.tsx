import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LaterNotice } from "./LaterNotice";

const DoorNoticeQuery = graphql(`
  query DoorNotice {
    doorKey {
      createdAt
    }
  }
`);

/** Asks for the device at the door to be made known. */
export function DoorNotice() {
  const { data } = usePageQuery(DoorNoticeQuery, {});
  if (data?.doorKey !== null) return null;
  return (
    <LaterNotice
      id="perangkat-pintu"
      title="Perangkat di pintu belum diaktifkan"
      text="Buku tamu mencatat kunjungan, tetapi belum menyapa dengan nama, karena halamannya dapat dibuka dari perangkat mana pun. Buat kunci, lalu masukkan sekali di perangkat di pintu."
      link={{ to: "/admin/settings#buku-tamu", label: "Aktifkan perangkat" }}
      storageName="door-notice"
    />
  );
}
