import type { PageQuery } from "./PageQuery";

/** What a screen shows of its query: while the data of new variables load, those of the ones before. */
export function shownData<Data>({
  data,
  previousData,
  isLoading,
}: Pick<PageQuery<Data, never>, "data" | "previousData" | "isLoading">): Data | undefined {
  return data ?? (isLoading ? previousData : undefined);
}
