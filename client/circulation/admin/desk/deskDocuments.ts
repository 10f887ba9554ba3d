import { graphql } from "../../../gql/gql";

export const DeskLoan_borrowing = graphql(`
  fragment DeskLoan_borrowing on Borrowing {
    id
    itemCode
    bookTitle
    studentName
    className
    dueAt
    daysLeft
    status
    overdueDays
    fine
    renewalCount
    mostRenewals
    countsToLimit
    lostPrice
    copy {
      id
      issueLabel
    }
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
    memberKind {
      id
      numberName
    }
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
    fines {
      id
      chargeReason
      openAmount
      paidAmount
    }
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
