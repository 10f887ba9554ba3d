import { ExternalLink } from "lucide-react";
import type { SubmitEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { ConflictNotice } from "../../../admin/form/ConflictNotice";
import { DraftNotice } from "../../../admin/form/DraftNotice";
import { EditBar } from "../../../admin/form/EditBar";
import { FormSection } from "../../../admin/form/FormSection";
import { Keys } from "../../../admin/form/SaveBar";
import { useSaveOnLeave } from "../../../forms/useSaveOnLeave";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { SessionAlert } from "../../../forms/errors/SessionAlert";
import { CompactField, CompactTextArea } from "../../../forms/fields/CompactField";
import { goOnEnter } from "../../../forms/goOnEnter";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Pill } from "../../../ui/Pill";
import { postHref } from "../../list/blogUrlState";
import { postState } from "../blogDeskLabels";
import { BodySection } from "../editor/BodySection";
import { usePostPreview } from "../editor/usePostPreview";
import { useDeletePosts } from "../useDeletePosts";
import { CoverCard } from "./CoverCard";
import { postLabels, PostValues_blogPost, type PostValues, PUBLISHED } from "./postValues";
import { PublicationFields } from "./PublicationFields";
import { usePostForm } from "./usePostForm";

const PostEditor_blogPost = graphql(`
  fragment PostEditor_blogPost on BlogPost {
    id
    databaseId
    slug
    title
    bodyHtml
    status
    isScheduled
    publishedAt
    ...PostValues_blogPost
    ...CoverCard_blogPost
  }
`);

interface PostEditorProps {
  /** Null for a new post. */
  post: FragmentType<typeof PostEditor_blogPost> | null;
  onDeleted?: () => void;
}

const FORM = "tulisan";
const CRUMBS = [{ label: "Blog", path: "/admin/blogs" }];

/** Writes a post: the record is saved as a whole, its cover at once. */
export function PostEditor({ post: ref, onDeleted }: PostEditorProps) {
  const post = readFragment(PostEditor_blogPost, ref);
  const record = readFragment(PostValues_blogPost, post);
  const navigate = useNavigate();
  const state = usePostForm(record ?? null);
  const { form, formErrors, alertId, messageFor, values, changed, conflict, isSaving, set, save } = state;
  const { deletePosts, isDeleting } = useDeletePosts();
  const preview = usePostPreview(post?.id ?? null, values.title, values.body, post?.bodyHtml ?? "");

  useShortcut({ keys: "mod+s", label: "Simpan tulisan", run: () => void save() });
  useSaveOnLeave(changed.length > 0 ? () => save() : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  const remove = async () => {
    if (!post || !(await deletePosts([post]))) return;
    state.dropDraft();
    state.allowLeave();
    onDeleted?.();
    void navigate("/admin/blogs");
  };

  const isChanged = (name: keyof PostValues) => changed.includes(name);
  const field = (name: "title" | "slug" | "excerpt") => ({
    name,
    label: postLabels[name],
    value: values[name],
    error: messageFor(name),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    className: isChanged(name) ? "field-changed" : "",
  });
  const shownState = post && postState(post);
  return (
    <AdminPage
      title={post ? post.title : "Tulisan Baru"}
      crumbs={CRUMBS}
      count={shownState && <Pill tone={shownState.tone}>{shownState.label}</Pill>}
      actions={
        post && (
          <>
            <button
              type="button"
              aria-disabled={isDeleting}
              onClick={() => void remove()}
              className={`needs-script text-bata! ${buttonStyle("quiet", "compact")}`}
            >
              Hapus
            </button>
            <Link to={postHref(post.slug)} className={buttonStyle("outlined", "compact")}>
              <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Lihat seperti pembaca
            </Link>
          </>
        )
      }
    >
      <SessionAlert id={alertId} formErrors={formErrors} />
      <div className="grid grid-cols-1 gap-5">
        {state.isRestored && <DraftNotice onDiscard={state.discard} />}
        {conflict && (
          <ConflictNotice
            key={conflict.theirs.join()}
            conflict={conflict}
            labels={postLabels}
            onTakeTheirs={state.takeTheirs}
          />
        )}
        <form
          ref={form}
          id={FORM}
          method="dialog"
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => goOnEnter(event, "stays")}
          aria-label="Tulisan"
          aria-describedby={alertId}
          className="grid grid-cols-1 gap-4 rounded-2xl border border-line bg-card p-4 sm:p-5"
        >
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <CompactField {...field("title")} aria-required maxLength={200} autoCapitalize="sentences" />
            <CompactField
              {...field("slug")}
              maxLength={150}
              autoCapitalize="none"
              spellCheck={false}
              placeholder={(values.title && preview.slug) || ""}
              hint={
                post?.publishedAt && isChanged("slug") ? "Tautan ke alamat yang lama tidak berfungsi lagi." : undefined
              }
            />
          </div>
          <PublicationFields
            publication={values.publication}
            publishedAt={post && post.status === "PUBLISHED" && !post.isScheduled ? (post.publishedAt ?? null) : null}
            isChanged={isChanged("publication")}
            error={messageFor("publishedAt")}
            onChange={(publication) => set("publication", publication)}
          />
        </form>
        <BodySection
          form={FORM}
          area={state.area}
          title={values.title}
          value={values.body}
          formErrors={formErrors}
          error={messageFor("body")}
          isChanged={isChanged("body")}
          preview={preview}
          onChange={(body) => set("body", body)}
        />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <FormSection id="daftar-blog" title="Di daftar blog">
            <CompactTextArea
              {...field("excerpt")}
              form={FORM}
              rows={3}
              maxLength={300}
              placeholder={preview.excerpt}
              hint="Tampil di daftar blog dan hasil pencarian. Kosongkan untuk memakai awal tulisan."
            />
          </FormSection>
          <CoverCard
            form={FORM}
            post={post}
            choice={state.cover}
            alt={values.imageAlt}
            altError={messageFor("imageAlt")}
            isAltChanged={isChanged("imageAlt")}
            onAlt={(alt) => set("imageAlt", alt)}
            onReplaced={() => state.adopt({ imageAlt: "" })}
          />
        </div>
      </div>
      <EditBar
        form={FORM}
        unsaved={changed.map((name) => postLabels[name])}
        isBusy={isSaving}
        onDiscard={state.discard}
        saved={post ? undefined : "Tulisan Anda disimpan di browser ini sampai tersimpan di server."}
        extra={
          values.publication.kind === "draft" && (
            <PublishButton isBusy={isSaving} onPublish={() => void save({ publication: PUBLISHED })} />
          )
        }
      />
    </AdminPage>
  );
}

/** Shown for drafts only, so that neither button nor shortcut overrides a chosen time of publication. */
function PublishButton({ isBusy, onPublish }: { isBusy: boolean; onPublish: () => void }) {
  useShortcut({ keys: "mod+enter", label: "Terbitkan", run: onPublish });
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      aria-keyshortcuts="Control+Enter"
      onClick={onPublish}
      className={`needs-script ${buttonStyle("outlined", "compact")} aria-disabled:opacity-70`}
    >
      Terbitkan <Keys>Ctrl Enter</Keys>
    </button>
  );
}
