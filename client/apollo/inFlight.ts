import { ApolloLink, Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";

const inFlightCalls = new Set<() => void>();

let changes = 0;

/** A counter that every mutation increases when it begins and when it ends: an equal number means no change. */
export function changesSoFar(): number {
  return changes;
}

/** Returns a function that cancels all requests in flight now; they never get a response. */
export function inFlightCanceller(): () => void {
  const cancellers = [...inFlightCalls];
  return () => cancellers.forEach((end) => end());
}

/** Makes requests cancellable from outside. */
export const cancellableLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const isChange = operation.operationType === OperationTypeNode.MUTATION;
      if (isChange) changes += 1;
      const subscription = forward(operation).subscribe(observer);
      const cancel = () => observer.error(new Error("Cancelled"));
      inFlightCalls.add(cancel);
      return () => {
        inFlightCalls.delete(cancel);
        subscription.unsubscribe();
        if (isChange) changes += 1;
      };
    }),
);
