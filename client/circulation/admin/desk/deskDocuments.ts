import { graphql } from "../../../gql/gql";

export const DeskLoan_borrowing = graphql(`
  fragment DeskLoan_borrowing on Borrowing {
    id
    itemCode
    bookTitle
    studentName
    className
    dueAt
    status
    overdueDays
    fine
    renewalCount
    mostRenewals
    countsToLimit
    lostPrice
    book {
      id
      ...BookCover_book
    }
  }
`);

/** The student with all that is out on loan, as an act returns it: no list has to be asked for again. */
export const DeskStudent_student = graphql(`
  fragment DeskStudent_student on Student {
    id
    databaseId
    nis
    name
    className
    status
    suspendedUntil
    expiresAt
    mostLoans
    balance
    ...StudentPhoto_student
    reservations(status: READY, first: 3) {
      nodes {
        id
        bookTitle
        itemCode
        keptUntil
      }
    }
    borrowings(status: OPEN, first: 30) {
      totalCount
      nodes {
        id
        ...DeskLoan_borrowing
      }
    }
  }
`);

/** What an act leaves behind. */
export const DeskAct_borrowing = graphql(`
  fragment DeskAct_borrowing on Borrowing {
    id
    itemCode
    bookTitle
    studentName
    className
    returnedAt
    dueAt
    status
    overdueDays
    fine
    renewalCount
    student {
      id
      ...DeskStudent_student
    }
    copy {
      id
      status
      dueOn
    }
    book {
      id
      availableCount
      ...BookCover_book
    }
  }
`);

export const DeskAnswer_lendingRefusal = graphql(`
  fragment DeskAnswer_lendingRefusal on LendingRefusal {
    message
    checks {
      code
      kind
      message
      needsOverride
    }
  }
`);

export const DeskStudentQuery = graphql(`
  query DeskStudent($id: ID!) {
    student(id: $id) {
      id
      ...DeskStudent_student
    }
  }
`);

/** As `DeskStudent`, and whether anybody is logged in who may see students. */
export const DeskChoiceQuery = graphql(`
  query DeskChoice($id: ID!) {
    viewer {
      id
    }
    student(id: $id) {
      id
      ...DeskStudent_student
    }
  }
`);

export const DeskScanQuery = graphql(`
  query DeskScan($code: String!) {
    student(nis: $code) {
      id
      name
      ...DeskStudent_student
    }
    copy(itemCode: $code) {
      id
      itemCode
    }
  }
`);

/** What was refused, for its cover and the loan that it is out on. */
export const DeskCopyQuery = graphql(`
  query DeskCopy($code: String!) {
    copy(itemCode: $code) {
      id
      itemCode
      status
      dueOn
      currentBorrowing {
        id
        itemCode
      }
      book {
        id
        title
        availableCount
        ...BookCover_book
      }
    }
  }
`);

export const BorrowCopyMutation = graphql(`
  mutation BorrowCopy($input: BorrowCopyInput!) {
    borrowCopy(input: $input) {
      __typename
      ... on BorrowCopyPayload {
        actId
        notices {
          code
          message
        }
        borrowing {
          id
          ...DeskAct_borrowing
        }
        returned {
          id
          ...DeskAct_borrowing
        }
      }
      ...DeskAnswer_lendingRefusal
      ...OperationResult_userError
    }
  }
`);

export const ReturnCopyMutation = graphql(`
  mutation ReturnCopy($input: ReturnCopyInput!) {
    returnCopy(input: $input) {
      __typename
      ... on ReturnCopyPayload {
        actId
        outcome
        overdueDays
        fine
        copy {
          id
          itemCode
          status
          dueOn
          location {
            id
            name
          }
          book {
            id
            title
            availableCount
            ...BookCover_book
          }
        }
        keptFor {
          id
          studentName
          className
          keptUntil
        }
        borrowing {
          id
          fines {
            id
            chargeReason
            openAmount
          }
          student {
            id
          }
          ...DeskAct_borrowing
        }
      }
      ...DeskAnswer_lendingRefusal
      ...OperationResult_userError
    }
  }
`);

export const RenewBorrowingMutation = graphql(`
  mutation RenewBorrowing($input: RenewBorrowingInput!) {
    renewBorrowing(input: $input) {
      __typename
      ... on RenewBorrowingPayload {
        actId
        fine
        borrowing {
          id
          ...DeskAct_borrowing
        }
      }
      ...DeskAnswer_lendingRefusal
      ...OperationResult_userError
    }
  }
`);

export const ReportBorrowingLostMutation = graphql(`
  mutation ReportBorrowingLost($input: ReportBorrowingLostInput!) {
    reportBorrowingLost(input: $input) {
      __typename
      ... on ReportBorrowingLostPayload {
        actId
        fine
        lostCharge
        borrowing {
          id
          ...DeskAct_borrowing
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** One fine in full, at the answer that told of it. */
export const PayFineMutation = graphql(`
  mutation PayFine($input: PayFineInput!) {
    payFine(input: $input) {
      __typename
      ... on PayFinePayload {
        actId
        receipt {
          number
          ...MovedCash_receipt
        }
        fine {
          id
          openAmount
          status
          student {
            id
            balance
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);
