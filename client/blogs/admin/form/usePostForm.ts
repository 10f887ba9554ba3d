import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useFileChoice } from "../../../admin/files/useFileChoice";
import { useRevisedForm } from "../../../admin/form/useRevisedForm";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { showMessage } from "../../../page/messages/flashMessage";
import { toSessionFormErrors } from "../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { shrinkImage } from "../../../forms/shrinkImage";
import { stopsAtUnmatched } from "../../../forms/stopsAtUnmatched";
import { formatDateTime } from "../../../format/wallClock";
import type { PostValues_BlogPostFragment } from "../../../gql/graphql";
import { postEditHref } from "../blogDeskLabels";
import {
  emptyPost,
  isPostValues,
  missingValues,
  type PostValues,
  scheduledAt,
  toCreateInput,
  toPostBase,
  toUpdateInput,
} from "./postValues";
import { fetchSavedPost, usePostCommands, useUploadPostCover } from "./usePostCommands";

export const NOT_A_PICTURE = "Sampul harus gambar JPEG, PNG, WebP, atau AVIF.";

/**
 * The state of a post's form, and saving it. A new post (null) gets its cover after it has been saved, and then a
 * screen of its own.
 */
export function usePostForm(post: PostValues_BlogPostFragment | null) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const timeZone = useLibraryTimeZone();
  const area = useCaretOfLastScreen();
  const errors = useFormErrors();
  const { form, showErrors } = errors;
  const isNew = post === null;
  useEffect(() => {
    if (isNew) form.current?.querySelector("input")?.focus();
  }, [form, isNew]);
  const { createPost, updatePost } = usePostCommands(timeZone);
  const draftKey = post ? `blog:${post.databaseId}` : "blog:new";
  const cover = useFileChoice({
    kind: "cover",
    draftKey,
    fileUpload: useUploadPostCover(),
    validate: ({ type }) => (type !== "" && !type.startsWith("image/") ? NOT_A_PICTURE : null),
    prepare: (file) => shrinkImage(file),
  });
  /** Once it is there, this form is on its way to that post's own: saved again it would be made twice. */
  const created = useRef<{ id: string; databaseId: number } | null>(null);
  const isCreated = () => created.current !== null;
  const [isOpening, setIsOpening] = useState(false);
  const state = useRevisedForm<PostValues>({
    saved: post ? toPostBase(post, timeZone) : emptyPost,
    update: async (base, values) => {
      if (post) return updatePost({ id: post.id, ...toUpdateInput(base, values, timeZone) });
      const { post: made, ...outcome } = await createPost(toCreateInput(values, timeZone));
      created.current = made ?? null;
      return outcome;
    },
    fetchSaved: () => (post ? fetchSavedPost(client, post.databaseId, timeZone) : Promise.resolve(null)),
    draft: { key: draftKey, isValid: isPostValues },
  });

  /** Opens the new post's own screen, where one goes on writing. */
  const openCreated = async ({ id, databaseId }: { id: string; databaseId: number }) => {
    setIsOpening(true);
    const isSent = await cover.sendChosen(id);
    if (!isSent) await cover.moveDraftTo(`blog:${databaseId}`);
    state.dropDraft(`blog:${databaseId}`);
    state.allowLeave();
    const caret = document.activeElement === area.current ? area.current?.selectionStart : undefined;
    void navigate(postEditHref({ databaseId }), { replace: true, state: { caret } });
  };

  return {
    ...errors,
    ...state,
    isSaving: state.isSaving || isOpening,
    area,
    cover,
    /** `changes` are saved along, as by the button that publishes. */
    save: async (changes: Partial<PostValues> = {}) => {
      if (state.isSaving || isCreated() || stopsAtUnmatched(form.current)) return;
      const sent = { ...state.values, ...changes };
      const missing = missingValues(sent, timeZone);
      showErrors(missing.length > 0 ? { fields: missing } : {});
      if (missing.length > 0) return;
      const outcome = await state.save(changes);
      if (outcome === "unchanged") return showMessage("Tidak ada yang berubah.");
      if (outcome === "conflict") return;
      if (outcome !== "saved") return showErrors(toSessionFormErrors(outcome));
      showMessage(savedMessage(sent, timeZone), "success");
      if (created.current) await openCreated(created.current);
    },
  };
}

function savedMessage({ publication }: PostValues, timeZone: string): string {
  const at = publication.kind === "scheduled" ? scheduledAt(publication, timeZone) : null;
  if (at !== null && new Date(at) > new Date()) return `Tersimpan. Terbit ${formatDateTime(at, timeZone)}.`;
  return publication.kind === "draft" ? "Draf disimpan." : "Tersimpan dan terbit.";
}

/** Whoever saves in the middle of a sentence goes on in it on the post's own screen. */
function useCaretOfLastScreen(): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  const { state } = useLocation() as { state: { caret?: unknown } | null };
  const caret = state?.caret;
  useEffect(() => {
    if (typeof caret !== "number") return;
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, [caret]);
  return area;
}
