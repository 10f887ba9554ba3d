import { useReactiveVar } from "@apollo/client/react";
import type { ReactNode } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { throttledText } from "../../apollo/throttled";
import { graphql } from "../../gql/gql";
import { LoadFailureReason } from "../../ui/LoadFailure";
import { FlashMessages } from "../messages/FlashMessages";
import { Footer } from "./Footer";
import { DEFAULT_LIBRARY_NAME, LibraryNameContext } from "../../page/library/LibraryName";
import { LibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { LoadingOverlay } from "../messages/LoadingOverlay";
import { MobileMenu } from "../menus/MobileMenu";
import { NavigationBar } from "../menus/NavigationBar";
import { OfflineNotice } from "../messages/OfflineNotice";

const LayoutQuery = graphql(`
  query Layout {
    libraryInfo {
      timeZone
    }
    settings {
      name
      logoIconUrl
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

interface LayoutProps {
  /** Extra links at the top of a small screen's menu. */
  menu?: ReactNode;
  /** What the navigation bar has beside the mark. */
  bar?: ReactNode;
  /** What it has beside the theme. */
  bell?: ReactNode;
  /** Whether one works here: bar, messages and footer then leave the room to the screen. */
  isDesk?: boolean;
  /** Whether the screen brings its own bar, and its way back. */
  isBare?: boolean;
  children: ReactNode;
}

export function Layout({ menu, bar, bell, isDesk = false, isBare = false, children }: LayoutProps) {
  const { data, isLoading } = usePageQuery(LayoutQuery, {});
  const refusal = useReactiveVar(throttledText);
  const name = data?.settings.name ?? DEFAULT_LIBRARY_NAME;
  const eResources = data?.eResources.nodes ?? [];
  // On a refetch the menu keeps its links.
  const isMenuLoading = isLoading && data === undefined;
  return (
    <LibraryNameContext value={name}>
      <LibraryTimeZone timeZone={data?.libraryInfo.timeZone}>
        {!isBare && (
          <>
            <a href="#isi" className="skip-link">
              Langsung ke isi
            </a>
            <NavigationBar
              isDesk={isDesk}
              logo={data?.settings.logoIconUrl}
              eResources={eResources}
              isLoading={isMenuLoading}
              bell={bell}
            >
              {bar}
            </NavigationBar>
          </>
        )}
        <MobileMenu eResources={eResources} isLoading={isMenuLoading}>
          {menu}
        </MobileMenu>
        <OfflineNotice />
        <FlashMessages isDesk={isDesk} />
        <LoadFailureReason value={refusal}>{children}</LoadFailureReason>
        {!isBare && <Footer isDesk={isDesk} settings={data?.settings} />}
        <LoadingOverlay />
      </LibraryTimeZone>
    </LibraryNameContext>
  );
}
