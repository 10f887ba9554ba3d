import { graphql } from "../gql/gql";

export const SerialFacts_serial = graphql(`
  fragment SerialFacts_serial on Serial {
    id
    databaseId
    title
    frequency
    weekdays
    firstOn
    endsOn
    isActive
    supplier
    price
    pricePer
    firstVolume
    firstNumber
    restartsYearly
    labelPattern
    copiesPerIssue
    makesCopies
    graceDays
    note
    dueCount
    lateCount
    claimedCount
    nextOn
    viewerCanManage
    location {
      id
      name
      shelf
    }
    book {
      id
      databaseId
      slug
      title
    }
  }
`);

export const SerialIssue_issue = graphql(`
  fragment SerialIssue_issue on SerialIssue {
    id
    databaseId
    issuedOn
    isExtra
    volume
    number
    label
    status
    receivedOn
    note
    copies {
      id
      itemCode
    }
  }
`);
