import type { OftenSearchedService } from "../../../server/books/oftenSearched/OftenSearchedService.js";
import { visitor } from "../../../server/viewer.js";

/** That so many visitors, each from a network of their own, have entered a search. */
export function givenSearches(oftenSearched: OftenSearchedService, search: string, readers: number, first = 1): void {
  for (let reader = first; reader < first + readers; reader += 1) {
    oftenSearched.enter(visitor, { search }, { address: `203.0.${Math.floor(reader / 200)}.${reader % 200}` });
  }
}
