import { ApolloLink, makeVar } from "@apollo/client";
import { tap } from "rxjs";
import { toReadFailure } from "./operationResult";

/** Why the server has refused the latest request for being one too many, and how long to wait; null otherwise. */
export const throttledText = makeVar<string | null>(null);

/** Keeps `throttledText` up to date, so that a failed load does not blame the connection. */
export const throttleLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: () => throttledText(null),
      error: (error: unknown) => {
        const { statusCode, isUnexplained, message } = toReadFailure(error);
        throttledText(statusCode === 429 && !isUnexplained ? message : null);
      },
    }),
  ),
);
