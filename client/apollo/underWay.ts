import { ApolloLink, Observable } from "@apollo/client";

const calls = new Set<() => void>();

/** Gives what ends all calls that are under way now: whatever has not been answered by then never is. */
export function callsUnderWay(): () => void {
  const now = [...calls];
  return () => now.forEach((end) => end());
}

/** Lets a call be ended from outside. */
export const untilCalledOff = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const answer = forward(operation).subscribe(observer);
      const end = () => observer.error(new Error("Called off"));
      calls.add(end);
      return () => {
        calls.delete(end);
        answer.unsubscribe();
      };
    }),
);
