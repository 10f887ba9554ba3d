import { graphql } from "../../gql/gql";

export const FineLine_fine = graphql(`
  fragment FineLine_fine on Fine {
    id
    bookTitle
    itemCode
    chargeReason
    reason
    amount
    openAmount
    paidAmount
    status
    madeAt
    entries {
      id
      kind
      isReversed
      receiptNumber
    }
    student {
      id
      balance
    }
  }
`);

export const StudentFinesQuery = graphql(`
  query StudentFines($id: ID!) {
    student(id: $id) {
      id
      name
      className
      expiresAt
      memberKind {
        id
        fee
      }
      balance
      clearanceLetter {
        id
        number
      }
      open: fines(first: 30, status: OPEN) {
        totalCount
        nodes {
          id
          ...FineLine_fine
        }
      }
      settled: fines(first: 10, status: SETTLED) {
        nodes {
          id
          ...FineLine_fine
        }
      }
      lost: borrowings(first: 20, status: LOST) {
        nodes {
          id
          bookTitle
          itemCode
          lostPrice
        }
      }
    }
  }
`);

/** What a payment or a refund leaves behind, for the words about it. */
export const MovedCash_receipt = graphql(`
  fragment MovedCash_receipt on Receipt {
    number
    kind
    amount
    studentName
    className
    entries {
      id
      amount
      fine {
        id
      }
    }
  }
`);

export const PayFinesMutation = graphql(`
  mutation PayFines($input: PayFinesInput!) {
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
          ...FineLine_fine
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const WaiveFineMutation = graphql(`
  mutation WaiveFine($input: WaiveFineInput!) {
    waiveFine(input: $input) {
      __typename
      ... on WaiveFinePayload {
        actId
        fine {
          id
          studentName
          className
          ...FineLine_fine
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const ReplaceFineMutation = graphql(`
  mutation ReplaceFine($input: ReplaceFineInput!) {
    replaceFine(input: $input) {
      __typename
      ... on ReplaceFinePayload {
        actId
        fine {
          id
          studentName
          className
          ...FineLine_fine
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const RefundFineMutation = graphql(`
  mutation RefundFine($input: RefundFineInput!) {
    refundFine(input: $input) {
      __typename
      ... on RefundFinePayload {
        actId
        receipt {
          number
          ...MovedCash_receipt
        }
        fine {
          id
          ...FineLine_fine
        }
      }
      ...OperationResult_userError
    }
  }
`);

export const CreateFineMutation = graphql(`
  mutation CreateFine($input: CreateFineInput!) {
    createFine(input: $input) {
      __typename
      ... on CreateFinePayload {
        actId
        fine {
          id
          studentName
          className
          ...FineLine_fine
        }
      }
      ...OperationResult_userError
    }
  }
`);
