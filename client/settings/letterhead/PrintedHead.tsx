import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";

const PrintedHead_settings = graphql(`
  fragment PrintedHead_settings on SettingsInfo {
    name
    parentOrganisation
    libraryNumber
    address
    phone
    email
    logoIconUrl
  }
`);

interface PrintedHeadProps {
  settings: FragmentType<typeof PrintedHead_settings>;
  title: string;
}

/** The library's letterhead (kop) above what is printed to be handed in. */
export function PrintedHead({ settings: ref, title }: PrintedHeadProps) {
  const settings = readFragment(PrintedHead_settings, ref);
  const { name, parentOrganisation, libraryNumber, address, phone, email, logoIconUrl } = settings;
  const contact = [phone, email].filter(Boolean).join(" · ");
  return (
    <header className="only-print">
      <div className="flex items-center gap-4 border-b-4 border-double border-ink pb-3">
        {logoIconUrl !== null && <img src={logoIconUrl} alt="" className="size-16 object-contain" />}
        <div className="grow text-center">
          {parentOrganisation !== null && <p>{parentOrganisation}</p>}
          <p className="font-serif text-xl font-semibold">{name}</p>
          {libraryNumber !== null && <p className="text-xs">NPP {libraryNumber}</p>}
          {address !== null && <p className="text-xs">{address.replace(/\s*\n\s*/gu, ", ")}</p>}
          {contact !== "" && <p className="text-xs">{contact}</p>}
        </div>
      </div>
      <p className="mt-4 text-center font-semibold">{title}</p>
    </header>
  );
}
