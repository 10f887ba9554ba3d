import { ExternalLink, Mail, MapPin, Phone } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

export const ContactDetails_settings = graphql(`
  fragment ContactDetails_settings on SettingsInfo {
    address
    phone
    email
    mapUrl
  }
`);

/** Shows only the contact details that the library has filled in. */
export function ContactDetails({ settings: ref }: { settings: FragmentType<typeof ContactDetails_settings> }) {
  const { address, phone, email, mapUrl } = readFragment(ContactDetails_settings, ref);
  const map = mapUrl && /^https:\/\//i.test(mapUrl) ? mapUrl : null;
  if (!address && !phone && !email && !map) return null;
  return (
    <section aria-labelledby="alamat">
      <h2 id="alamat" className="font-serif text-xl font-semibold">
        Alamat
      </h2>
      <address className="mt-3 grid gap-3 text-sm not-italic">
        {(address || map) && (
          <Detail Icon={MapPin}>
            {address && <span className="block whitespace-pre-line wrap-break-word">{address}</span>}
            {map && (
              <a
                href={map}
                target="_blank"
                rel="noopener noreferrer"
                className={`${LINK} inline-flex items-center gap-1.5`}
              >
                Lihat di peta
                <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                <span className="sr-only">(buka di tab baru)</span>
              </a>
            )}
          </Detail>
        )}
        {phone && (
          <Detail Icon={Phone}>
            <span className="sr-only">Telepon: </span>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={`${LINK} tabular-nums`}>
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail Icon={Mail}>
            <span className="sr-only">Email: </span>
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          </Detail>
        )}
      </address>
    </section>
  );
}

const LINK = "py-1 inline-link";

interface DetailProps {
  Icon: ComponentType<{ className: string; strokeWidth: number; "aria-hidden": "true" }>;
  children: ReactNode;
}

function Detail({ Icon, children }: DetailProps) {
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
