import { useLibraryName } from "../../../page/library/LibraryName";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { usePageRequest } from "../../../apollo/pageQuery/PageRequest";
import { formatLongDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { QrCode } from "../../../ui/QrCode";
import type { ActivationSlip } from "./useActivationCodes";

/** What a student gets on paper: the code, and how an account is made of it. */
export function Slip({ slip: { code, expiresAt, student } }: { slip: ActivationSlip }) {
  const libraryName = useLibraryName();
  const timeZone = useLibraryTimeZone();
  const { origin } = usePageRequest();
  const { nis, name, className } = student;
  // In the fragment, which no browser sends and no log sees.
  // Phones open the link: they cannot reach the desk's machine as `localhost`.
  const isOpenToPhones = !/^https?:\/\/(?:[^/]*\.)?(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/iu.test(origin);
  const prefilled = `${origin}/activate#${new URLSearchParams({ nis, kode: code }).toString()}`;
  return (
    <li className="slip">
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="text-xs font-semibold text-muted wrap-anywhere">{libraryName}</p>
        <p className="mt-2 line-clamp-2 font-serif text-lg leading-tight font-semibold wrap-anywhere">{name}</p>
        <p className="mt-0.5 line-clamp-1 text-sm tabular-nums wrap-anywhere">
          NIS / No. anggota {nis}
          {className && ` · ${className}`}
        </p>
        <p className="mt-auto pt-3 text-xs text-muted">Kode aktivasi</p>
        <p className="text-xl font-bold tracking-wide whitespace-nowrap tabular-nums">{code}</p>
        <p className="mt-1 text-xs text-muted">
          Berlaku sampai {formatLongDate(wallClock(expiresAt, timeZone).day)}, untuk satu akun.
        </p>
      </div>
      <div className="flex w-29 shrink-0 flex-col text-center">
        {isOpenToPhones && (
          <QrCode text={prefilled} label={`Kode QR aktivasi ${name}`} className="block w-full bg-white" />
        )}
        <p className="mt-auto text-xs text-pretty">
          {isOpenToPhones ? "Pindai, atau buka" : "Di situs perpustakaan, buka"}
          <span className="block font-semibold wrap-anywhere">
            {isOpenToPhones && origin.replace(/^https?:\/\//u, "")}
            <wbr />
            /activate
          </span>
        </p>
      </div>
    </li>
  );
}
