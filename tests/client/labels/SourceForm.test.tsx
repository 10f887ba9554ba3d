import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { SourceForm } from "../../../client/labels/copies/SourceForm";
import { readDraft } from "../../../client/session/drafts/drafts";
import { renderScreen } from "../support/renderScreen";
import { aSession, aUser } from "../support/session";

const nothing = () => undefined;

function show(user = aUser("sari", "STAFF")) {
  const { library } = aSession({ user });
  const view = renderScreen(<SourceForm source={null} error={null} onRange={nothing} onCodes={nothing} />, { library });
  return { ...view, user };
}

const codes = () => screen.findByLabelText("Kode eksemplar");

test("scanned codes are there after a reload until they are taken out, and nobody else finds them", async () => {
  const { user, unmount } = show();
  await userEvent.click(await screen.findByRole("radio", { name: "Daftar kode" }));
  await userEvent.type(await codes(), "B00001{enter}B00002");
  unmount();

  const reloaded = show(user);
  expect(await codes()).toHaveValue("B00001\nB00002");
  await userEvent.clear(await codes());
  expect(await codes()).toHaveValue("");
  expect(readDraft(`labels:${user.databaseId}`)).toBeNull();
  await userEvent.type(await codes(), "B00003");
  reloaded.unmount();

  const other = show();
  await waitFor(() => expect(JSON.stringify(other.client.cache.extract())).toContain(other.user.username));
  expect(await screen.findByLabelText("Dari kode")).toBeInTheDocument();
  expect(screen.queryByLabelText("Kode eksemplar")).toBeNull();
});
