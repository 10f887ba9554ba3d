import { graphql } from "../../../gql/gql";

export const ReservationRow_reservation = graphql(`
  fragment ReservationRow_reservation on Reservation {
    id
    databaseId
    status
    position
    studentName
    nis
    className
    bookTitle
    itemCode
    createdAt
    keptUntil
    endedAt
    whatsappUrl
    student {
      id
      databaseId
    }
    book {
      id
      databaseId
      slug
    }
  }
`);

export const ReservationListQuery = graphql(`
  query ReservationList($first: Int!, $after: String, $filter: ReservationFilter) {
    reservations(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ReservationRow_reservation
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ReservationCountsQuery = graphql(`
  query ReservationCounts {
    ready: reservations(first: 0, filter: { status: READY }) {
      totalCount
    }
    waiting: reservations(first: 0, filter: { status: WAITING }) {
      totalCount
    }
  }
`);

export const ReserveBookMutation = graphql(`
  mutation ReserveBook($input: ReserveBookInput!) {
    reserveBook(input: $input) {
      __typename
      ... on ReserveBookPayload {
        actId
        reservation {
          id
          ...ReservationRow_reservation
        }
      }
      ...DeskAnswer_lendingRefusal
      ...OperationResult_userError
    }
  }
`);

export const CancelReservationMutation = graphql(`
  mutation CancelReservation($input: CancelReservationInput!) {
    cancelReservation(input: $input) {
      __typename
      ... on CancelReservationPayload {
        actId
        reservation {
          id
          ...ReservationRow_reservation
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const MoveReservationMutation = graphql(`
  mutation MoveReservation($input: MoveReservationInput!) {
    moveReservation(input: $input) {
      __typename
      ... on MoveReservationPayload {
        actId
        reservation {
          id
          ...ReservationRow_reservation
        }
      }
      ...OperationResult_userError
    }
  }
`);
