import { makeVar } from "@apollo/client";

/** How many changes the library has seen, as far as this window knows, and whether it is being told of the next. */
export const libraryChanges = makeVar<{ readonly count: number | null; readonly isLive: boolean }>({
  count: null,
  isLive: false,
});
