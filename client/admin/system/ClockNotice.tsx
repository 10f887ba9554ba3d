import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { SetupNotice } from "../SetupNotice";

export const ClockNotice_systemStatus = graphql(`
  fragment ClockNotice_systemStatus on SystemStatus {
    now
    clockDoubt {
      kind
      seenAt
    }
  }
`);

const ConfirmClockMutation = graphql(`
  mutation ConfirmClock {
    confirmClock {
      __typename
      systemStatus {
        ...ClockNotice_systemStatus
        ...DiskNotice_systemStatus
      }
    }
  }
`);

/** Says that the machine's clock is not believed, and lets an administrator say that it is right. */
export function ClockNotice({ status: ref }: { status: FragmentType<typeof ClockNotice_systemStatus> }) {
  const { now, clockDoubt } = readFragment(ClockNotice_systemStatus, ref);
  const timeZone = useLibraryTimeZone();
  const mayConfirm = useCan("SETTINGS_WRITE");
  const client = useApolloClient();
  const { run, isRunning } = useOperation(ConfirmClockMutation, "update");
  const [isAsking, setIsAsking] = useState(false);
  if (!clockDoubt) return null;

  const confirm = async () => {
    const result = await run({});
    setIsAsking(false);
    if (result.data === null) {
      showFailure(result);
      return;
    }
    showMessage("Jam server dinyatakan benar. Peminjaman berjalan lagi.", "success");
    // What is late and what is due was counted by another time.
    await client.refetchQueries({ include: "active" });
  };
  const shown = formatDateTime(now, timeZone);
  const seen = formatDateTime(clockDoubt.seenAt, timeZone);
  return (
    <>
      <SetupNotice
        id="jam-server"
        title="Jam komputer server diragukan"
        text={
          `Jamnya menunjukkan ${shown}, ` +
          (clockDoubt.kind === "BEHIND"
            ? `padahal catatan terakhir dari ${seen}. `
            : `sedangkan server terakhir berjalan ${seen}. `) +
          "Peminjaman, pengembalian, dan pesanan berhenti agar tidak tercatat pada tanggal yang salah. " +
          (mayConfirm
            ? "Perbaiki jam komputernya. Jika jam itu memang benar, nyatakan di sini."
            : "Minta admin memperbaiki jam komputernya.")
        }
        tone="bg-bata-soft"
      >
        {mayConfirm && (
          <button type="button" onClick={() => setIsAsking(true)} className={buttonStyle("outlined", "compact")}>
            Jam ini benar
          </button>
        )}
      </SetupNotice>
      <ConfirmSheet
        title="Jam ini benar?"
        confirm="Jam ini benar"
        busyText="Menyimpan…"
        isBusy={isRunning}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p className="text-pretty">
          Jam server: <strong>{shown}</strong>. Jika keliru, semua pinjaman tercatat pada tanggal yang salah dan denda
          terhitung salah.
        </p>
      </ConfirmSheet>
    </>
  );
}
