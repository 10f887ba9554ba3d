import { ApolloLink, makeVar } from "@apollo/client";
import { tap } from "rxjs";
import { toReadFailure } from "./operationResult";

/** Why the server has refused the latest request for being one too many, and how long to wait; null otherwise. */
export const throttledText = makeVar<string | null>(null);

/** Keeps it up to date, for whatever could not be loaded and would otherwise blame the connection. */
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
