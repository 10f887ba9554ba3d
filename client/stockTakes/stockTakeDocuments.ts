import { graphql } from "../gql/gql";
import type { StockTakePageQuery as Loaded } from "../gql/graphql";

export const StockTakeState_stockTake = graphql(`
  fragment StockTakeState_stockTake on StockTake {
    id
    databaseId
    name
    state
    part
    locationDatabaseId
    startedAt
    startedBy
    finishedAt
    finishedBy
    appliedAt
    appliedBy
    expected
    found
    away
    toCheck
    viewerCanManage
  }
`);

export const StockTakePageQuery = graphql(`
  query StockTakePage($databaseId: Int!) {
    stockTake(databaseId: $databaseId) {
      ...StockTakeState_stockTake
      id
      shelves {
        location
        className
        expected
        found
        away
        toCheck
      }
      scanners {
        name
        scans
      }
      proposals {
        lost
        available
        move
      }
    }
  }
`);

type Detail = NonNullable<Loaded["stockTake"]>;
export type Shelf = Detail["shelves"][number];
export type Proposals = Detail["proposals"];

export const StockTakeItem_item = graphql(`
  fragment StockTakeItem_item on StockTakeItem {
    databaseId
    code
    title
    callNumber
    location
    status
    outcome
    foundAt
    foundBy
    foundStatus
    foundLocation
    act
    skipped
  }
`);

export const StockTakeItemsQuery = graphql(`
  query StockTakeItems($databaseId: Int!, $list: StockTakeItemList!, $first: Int!, $after: String) {
    stockTake(databaseId: $databaseId) {
      id
      items(list: $list, first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...StockTakeItem_item
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
