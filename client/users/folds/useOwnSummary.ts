import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formatDate, formatMonth } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { graphql } from "../../gql/gql";
import type { OwnSummaryQuery as OwnSummaryData } from "../../gql/graphql";

const OwnSummaryQuery = graphql(`
  query OwnSummary {
    myBorrowings(last: 1, status: RETURNED) {
      totalCount
      nodes {
        id
        borrowedAt
      }
    }
    myVisits(first: 1) {
      totalCount
      nodes {
        id
        visitedAt
      }
    }
    mySuggestions(first: 1) {
      totalCount
    }
    myReadingLists(first: 100) {
      nodes {
        id
        kind
        booksCount
      }
    }
  }
`);

/** What each folded list of the profile has in it; nothing until that is known, or where it cannot be. */
export function useOwnSummary() {
  const { data } = usePageQuery(OwnSummaryQuery, {}, "none");
  const timeZone = useLibraryTimeZone();
  const today = useLibraryToday();
  const clock = (instant: string) => wallClock(instant, timeZone);
  return {
    history: data && historyNote(data.myBorrowings, clock),
    visits: data && visitsNote(data.myVisits, clock, today),
    lists: data && listsNote(data.myReadingLists.nodes),
    suggestions: data && suggestionsNote(data.mySuggestions.totalCount),
  };
}

type Clock = (instant: string) => ReturnType<typeof wallClock>;

/** Returned loans are listed from the newest on, so that the last one, `first`, is the oldest. */
function historyNote({ totalCount, nodes: [first] }: OwnSummaryData["myBorrowings"], clock: Clock): string {
  if (!first) return "Belum ada buku yang dikembalikan";
  return `${formatNumber(totalCount)} buku sejak ${formatMonth(clock(first.borrowedAt).day)}`;
}

function visitsNote({ totalCount, nodes: [last] }: OwnSummaryData["myVisits"], clock: Clock, today: string): string {
  if (!last) return "Belum ada kunjungan";
  const { day, time } = clock(last.visitedAt);
  const when = day === today ? `hari ini ${time}` : formatDate(day);
  return `${formatNumber(totalCount)} kunjungan, terakhir ${when}`;
}

function suggestionsNote(count: number): string {
  return count === 0 ? "Belum ada buku yang diusulkan" : `${formatNumber(count)} buku diusulkan`;
}

function listsNote(lists: OwnSummaryData["myReadingLists"]["nodes"]): string {
  const favourites = lists.find(({ kind }) => kind === "FAVOURITES");
  const others = lists.length - (favourites ? 1 : 0);
  const parts = [
    favourites && `${formatNumber(favourites.booksCount)} buku di Favorit`,
    others > 0 && `${formatNumber(others)} daftar bacaan`,
  ];
  return parts.filter(Boolean).join(" · ") || "Belum ada buku yang disimpan";
}
