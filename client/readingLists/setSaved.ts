import type { ApolloClient } from "@apollo/client";
import { showMessage } from "../page/messages/flashMessage";
import { writeSaved } from "./readingListCache";

/**
 * Keeps a book in the favourites or takes it out: shown at once, and taken back where it was not done. The command is
 * loaded with the first press, since every page with books has hearts.
 */
export async function setSaved(client: ApolloClient, bookId: string, isSaved: boolean): Promise<void> {
  writeSaved(client.cache, bookId, isSaved);
  const isDone = await import("./sendSaved").then(
    ({ sendSaved }) => sendSaved(client, bookId, isSaved, () => void setSaved(client, bookId, true)),
    () => {
      showMessage("Server tidak menjawab. Periksa sambungan internet, lalu coba lagi.", "error");
      return false;
    },
  );
  if (!isDone) writeSaved(client.cache, bookId, !isSaved);
}
