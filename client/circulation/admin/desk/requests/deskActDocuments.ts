import { graphql } from "../../../../gql/gql";

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
      className
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
        foundLoss {
          cancelled
          refundable
          replaced
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

export const LendClassSetCopyMutation = graphql(`
  mutation LendClassSetCopy($input: LendClassSetCopyInput!) {
    lendClassSetCopy(input: $input) {
      __typename
      ... on LendClassSetCopyPayload {
        actId
        notices {
          code
          message
        }
        foundLoss {
          cancelled
          refundable
          replaced
        }
        borrowing {
          id
          ...DeskAct_borrowing
        }
        returned {
          id
          ...DeskAct_borrowing
        }
        classSet {
          id
          ...ClassSetDesk_classSet
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
        suspendedUntil
        heldFine
        foundLoss {
          cancelled
          refundable
          replaced
        }
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
          student {
            id
            status
            suspendedUntil
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
        suspendedUntil
        borrowing {
          id
          student {
            id
            status
            suspendedUntil
          }
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

/** Several fines of a student in full, on one receipt. */
export const PayReturnFinesMutation = graphql(`
  mutation PayReturnFines($input: PayFinesInput!) {
    payFines(input: $input) {
      __typename
      ... on PayFinesPayload {
        actId
        receipt {
          number
          ...MovedCash_receipt
        }
        fines {
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
