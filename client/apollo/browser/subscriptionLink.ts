import { ApolloLink, Observable } from "@apollo/client";
import { print } from "graphql";
import { csrfToken } from "./csrfToken";

/**
 * Subscriptions over server-sent events. The SSE client is loaded with the first subscription. A broken stream is an
 * error and is not retried.
 */
export const subscriptionLink = new ApolloLink(
  ({ query, variables, operationName = "" }) =>
    new Observable((observer) => {
      let close: () => void = () => undefined;
      let isClosed = false;
      import("graphql-sse").then(
        ({ createClient }) => {
          if (isClosed) return;
          const events = createClient({
            url: "/graphql",
            credentials: "same-origin",
            retryAttempts: 0,
            headers: (): Record<string, string> => {
              const token = csrfToken();
              return token === null ? {} : { "X-CSRF-TOKEN": token };
            },
          });
          const unsubscribe = events.subscribe(
            { query: print(query), variables, operationName },
            {
              next: (result) => observer.next(result as ApolloLink.Result),
              error: (error: unknown) =>
                observer.error(error instanceof Error ? error : new Error("The stream broke off")),
              complete: () => observer.complete(),
            },
          );
          close = () => {
            unsubscribe();
            events.dispose();
          };
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isClosed = true;
        close();
      };
    }),
);
