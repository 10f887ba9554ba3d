import { type ApolloClient, ApolloLink, Observable } from "@apollo/client";

function promiseWithResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Keeps the answer of the next such operation back until it is released. */
export function holdNextAnswer(client: ApolloClient, name: string) {
  const arrived = promiseWithResolvers();
  const released = promiseWithResolvers();
  const delivered = promiseWithResolvers();
  let isOver = false;
  const holding = new ApolloLink((operation, forward) => {
    if (isOver || operation.operationName !== name) return forward(operation);
    isOver = true;
    return new Observable((observer) => {
      const subscription = forward(operation).subscribe({
        next: (result) => {
          arrived.resolve();
          void released.promise.then(() => {
            observer.next(result);
            observer.complete();
            delivered.resolve();
          });
        },
        error: (error) => observer.error(error),
      });
      return () => subscription.unsubscribe();
    });
  });
  client.setLink(holding.concat(client.link));
  const release = () => {
    released.resolve();
    return delivered.promise;
  };
  return { arrived: arrived.promise, release };
}

/**
 * The server does the next such operation, and its answer is lost on the way; the one after it is answered. Gives the
 * keys that each was sent with.
 */
export function loseNextAnswer(client: ApolloClient, name: string) {
  const keys: unknown[] = [];
  const lost = promiseWithResolvers();
  const answered = promiseWithResolvers();
  let isOver = false;
  const losing = new ApolloLink((operation, forward) => {
    if (operation.operationName !== name) return forward(operation);
    keys.push((operation.variables.input as { readonly idempotencyKey?: unknown }).idempotencyKey);
    const isLost = !isOver;
    isOver = true;
    return new Observable((observer) => {
      const subscription = forward(operation).subscribe({
        next: (result) => {
          if (isLost) {
            observer.error(new TypeError("Failed to fetch"));
            lost.resolve();
          } else {
            observer.next(result);
            observer.complete();
            answered.resolve();
          }
        },
        error: (error) => observer.error(error),
      });
      return () => subscription.unsubscribe();
    });
  });
  client.setLink(losing.concat(client.link));
  return { keys, isLost: lost.promise, isAnswered: answered.promise };
}
