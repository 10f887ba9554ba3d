import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** What the browser alone knows, and nothing changes meanwhile: on the server and while hydrating it is `onServer`. */
export function useBrowserValue<Value, const OnServer>(read: () => Value, onServer: OnServer): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(neverChanges, read, () => onServer);
}
