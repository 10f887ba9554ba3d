import { graphql } from "../gql/gql";

export const WeedingState_weeding = graphql(`
  fragment WeedingState_weeding on Weeding {
    id
    databaseId
    name
    state
    startedAt
    startedBy
    finishedAt
    finishedBy
    copies
    withdrawn
    skipped
    value
    unpriced
    viewerCanManage
  }
`);

export const WeedingPageQuery = graphql(`
  query WeedingPage($databaseId: Int!) {
    weeding(databaseId: $databaseId) {
      ...WeedingState_weeding
      id
    }
  }
`);

export const WeedingItem_item = graphql(`
  fragment WeedingItem_item on WeedingItem {
    databaseId
    code
    inventoryCode
    title
    callNumber
    publishYear
    price
    reason
    reasonText
    disposal
    addedAt
    addedBy
    withdrawn
    skipped
  }
`);

export const WeedingItemsQuery = graphql(`
  query WeedingItems($databaseId: Int!, $list: WeedingList!, $first: Int!, $after: String) {
    weeding(databaseId: $databaseId) {
      id
      items(list: $list, first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            ...WeedingItem_item
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
