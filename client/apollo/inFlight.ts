import { ApolloLink, Observable } from "@apollo/client";

const inFlightCalls = new Set<() => void>();

/** Gives what ends all calls that are under way now: whatever has not been answered by then never is. */
export function inFlightCanceller(): () => void {
  const cancellers = [...inFlightCalls];
  return () => cancellers.forEach((end) => end());
}

/** Lets a call be ended from outside. */
export const cancellableLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const subscription = forward(operation).subscribe(observer);
      const cancel = () => observer.error(new Error("Called off"));
      inFlightCalls.add(cancel);
      return () => {
        inFlightCalls.delete(cancel);
        subscription.unsubscribe();
      };
    }),
);
