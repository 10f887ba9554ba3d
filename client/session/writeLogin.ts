import type { ApolloCache } from "@apollo/client";
import { forgetFields } from "../apollo/forgetFields";
import type { FragmentType } from "../gql/fragment-masking";
import { type Viewer_user, writeViewer } from "./useViewer";

/** Sets who has logged in. What was asked for as a visitor is answered anew; a logout empties the whole cache. */
export function writeLogin(cache: ApolloCache, user: FragmentType<typeof Viewer_user> & { id: string }): void {
  forgetFields(cache, {
    Book: ["digitalFile", "viewerCanReadDigitalFile"],
    BookFile: ["address", "viewerCanRead"],
  });
  writeViewer(cache, user);
}
