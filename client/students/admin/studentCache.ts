import type { ApolloCache } from "@apollo/client";

/** The lists, the classes and the number of members are asked for again when they are shown. */
export function forgetStudentLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "students" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "studentClasses" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "studentPromotionPreview" });
  cache.evict({ id: cache.identify({ __typename: "LibraryInfo" }) ?? "", fieldName: "students" });
}
