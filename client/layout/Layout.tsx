import type { ReactNode } from "react";
import { usePageQuery } from "../apollo/usePageQuery";
import { graphql } from "../gql/gql";
import { FlashArea } from "./FlashArea";
import { Footer } from "./Footer";
import { DEFAULT_LIBRARY_NAME, LibraryNameContext } from "./LibraryName";
import { DEFAULT_TIME_ZONE, LibraryTimeZoneContext } from "./LibraryTimeZone";
import { LoadingOverlay } from "./LoadingOverlay";
import { MobileMenu } from "./navigation/MobileMenu";
import { NavigationBar } from "./navigation/NavigationBar";
import { OfflineNotice } from "./OfflineNotice";

const LayoutQuery = graphql(`
  query Layout {
    libraryInfo {
      name
      timeZone
    }
    settings {
      ...Footer_settings
    }
    eResources(first: 50) {
      nodes {
        id
        ...EResourceLinks_eResource
      }
    }
  }
`);

export function Layout({ children }: { children: ReactNode }) {
  const { data, isLoading } = usePageQuery(LayoutQuery, {});
  const name = data?.libraryInfo.name ?? DEFAULT_LIBRARY_NAME;
  const eResources = data?.eResources.nodes ?? [];
  return (
    <LibraryNameContext value={name}>
      <LibraryTimeZoneContext value={data?.libraryInfo.timeZone ?? DEFAULT_TIME_ZONE}>
        <a href="#isi" className="skip-link">
          Langsung ke isi
        </a>
        <NavigationBar eResources={eResources} isLoading={isLoading} />
        <MobileMenu eResources={eResources} isLoading={isLoading} />
        <OfflineNotice />
        <FlashArea />
        <main id="isi" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer settings={data?.settings} />
        <LoadingOverlay />
      </LibraryTimeZoneContext>
    </LibraryNameContext>
  );
}
