import { useState } from "react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useBrowserValue } from "../app/rendering/useBrowserValue";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { SetupNotice } from "./SetupNotice";

const DoorNoticeQuery = graphql(`
  query DoorNotice {
    doorKey {
      createdAt
    }
  }
`);

const LATER = "door-notice-later";

/** Asks for the device at the door to be made known, until it is or somebody says that it can wait. */
export function DoorNotice() {
  const { data } = usePageQuery(DoorNoticeQuery, {});
  const wasPutOff = useBrowserValue(() => localStorage.getItem(LATER) !== null, true);
  const [isPutOff, setIsPutOff] = useState(false);
  if (data?.doorKey !== null || wasPutOff || isPutOff) return null;
  const putOff = () => {
    localStorage.setItem(LATER, "1");
    setIsPutOff(true);
  };
  return (
    <SetupNotice
      id="perangkat-pintu"
      title="Perangkat di pintu belum diaktifkan"
      text="Buku tamu mencatat kunjungan, tetapi belum menyapa dengan nama, karena halamannya dapat dibuka dari perangkat mana pun. Buat kunci, lalu masukkan sekali di perangkat di pintu."
      tone="bg-card"
    >
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={putOff} className={buttonStyle("quiet", "compact")}>
          Nanti saja
        </button>
        <Link to="/admin/settings#buku-tamu" className={buttonStyle("outlined", "compact")}>
          Aktifkan perangkat
        </Link>
      </div>
    </SetupNotice>
  );
}
