import { useApolloClient } from "@apollo/client/react";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { refetchFields } from "../../apollo/forgetFields";
import { formatLongDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { lazy } from "../../page/lazy/lazy";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill } from "../../ui/Pill";
import { AccountSection } from "../AccountSection";

const EnrolSheet = lazy(() => import("./EnrolSheet").then((m) => m.EnrolSheet), null);
const BothFactorsSheet = lazy(() => import("./BothFactorsSheet").then((m) => m.BothFactorsSheet), null);

/** So few that new ones are better made. */
const FEW_CODES = 3;

const SecondFactorSection_user = graphql(`
  fragment SecondFactorSection_user on User {
    id
    username
    secondFactor {
      enabledAt
      recoveryCodesLeft
    }
  }
`);

interface SecondFactorSectionProps {
  user: FragmentType<typeof SecondFactorSection_user>;
}

/** Turns a librarian's own second factor on and off. */
export function SecondFactorSection({ user }: SecondFactorSectionProps) {
  const client = useApolloClient();
  const timeZone = useLibraryTimeZone();
  const { username, secondFactor } = readFragment(SecondFactorSection_user, user);
  const [shown, setShown] = useState<"enrol" | "disable" | "renew" | null>(null);
  const close = (hasChanged: boolean) => {
    setShown(null);
    // Only now: while the page reads it again, nothing may take the codes on paper away that are shown once.
    if (hasChanged) void refetchFields(client, { User: ["secondFactor"] });
  };
  return (
    <AccountSection
      id="verifikasi"
      title="Verifikasi dua langkah"
      icon={ShieldCheck}
      isFolded={false}
      hasErrors={false}
    >
      {secondFactor === null ? (
        <>
          <p className="mt-2 max-w-prose text-sm text-muted text-pretty">
            Kata sandi yang bocor saja tidak cukup untuk login: setiap login juga meminta kode 6 angka dari aplikasi di
            ponsel Anda, seperti Google Authenticator atau Aegis. Aplikasinya bekerja tanpa internet.
          </p>
          <button
            type="button"
            onClick={() => setShown("enrol")}
            className={`needs-script mt-5 ${buttonStyle("outlined")}`}
          >
            Aktifkan
          </button>
        </>
      ) : (
        <>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <Pill tone="good">Aktif</Pill>
            <span className="text-muted">
              Sejak {formatLongDate(wallClock(secondFactor.enabledAt, timeZone).day)} ·{" "}
              {formatNumber(secondFactor.recoveryCodesLeft)} kode pemulihan tersisa
            </span>
          </p>
          {secondFactor.recoveryCodesLeft <= FEW_CODES && (
            <p className="mt-3 rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-on-kunyit text-pretty">
              Kode pemulihan hampir habis. Tanpa kode itu Anda tidak dapat login jika ponsel hilang: buat yang baru.
            </p>
          )}
          <div className="needs-script mt-5 flex flex-wrap gap-2.5">
            <button type="button" onClick={() => setShown("renew")} className={buttonStyle("outlined")}>
              Buat kode pemulihan baru
            </button>
            <button type="button" onClick={() => setShown("disable")} className={buttonStyle("outlined")}>
              Matikan
            </button>
          </div>
        </>
      )}
      {shown === "enrol" && <EnrolSheet username={username} onClose={close} />}
      {(shown === "disable" || shown === "renew") && (
        <BothFactorsSheet username={username} act={shown} onClose={close} />
      )}
    </AccountSection>
  );
}
