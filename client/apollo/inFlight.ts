import { ApolloLink, Observable } from "@apollo/client";

const inFlightCalls = new Set<() => void>();

/** Returns a function that cancels all requests in flight now; they never get a response. */
export function inFlightCanceller(): () => void {
  const cancellers = [...inFlightCalls];
  return () => cancellers.forEach((end) => end());
}

/** Makes requests cancellable from outside. */
export const cancellableLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const subscription = forward(operation).subscribe(observer);
      const cancel = () => observer.error(new Error("Cancelled"));
      inFlightCalls.add(cancel);
      return () => {
        inFlightCalls.delete(cancel);
        subscription.unsubscribe();
      };
    }),
);
