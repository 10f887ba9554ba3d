import { ImageUp } from "lucide-react";
import { useState } from "react";
import { FileButton } from "../../../admin/files/FileButton";
import { imageFrom } from "../../../admin/files/imageFrom";
import { UploadStatus } from "../../../admin/files/UploadStatus";
import type { FileChoice } from "../../../admin/files/useFileChoice";
import { FormSection } from "../../../admin/form/FormSection";
import { showMessage } from "../../../page/messages/flashMessage";
import { CompactField } from "../../../forms/fields/CompactField";
import { showFailure } from "../../../forms/errors/showFailure";
import { ACCEPTED_PICTURES } from "../../../forms/shrinkImage";
import { useFileDrop } from "../../../forms/useFileDrop";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { PostCover } from "../../PostCover";
import { useRemovePostCover } from "./usePostCommands";
import { NOT_A_PICTURE } from "./usePostForm";
import { UploadLimit } from "../../../settings/uploads/UploadLimit";

const CoverCard_blogPost = graphql(`
  fragment CoverCard_blogPost on BlogPost {
    id
    imageUrl
    ...PostCover_blogPost
  }
`);

interface CoverCardProps {
  form: string;
  /** Null for a new post, whose cover is sent when it has been saved. */
  post: FragmentType<typeof CoverCard_blogPost> | null;
  choice: FileChoice;
  alt: string;
  altError: string | undefined;
  isAltChanged: boolean;
  onAlt: (alt: string) => void;
  /** Another picture, or none: what described the one before is gone. */
  onReplaced: () => void;
}

const DROP_AREA_STYLE = "flex flex-wrap gap-4 rounded-xl border border-dashed p-4 transition-colors duration-150";

/** The cover takes effect at once, what describes it is saved with the post. */
export function CoverCard(props: CoverCardProps) {
  const { form, post: ref, choice, alt, altError, isAltChanged, onAlt, onReplaced } = props;
  const post = readFragment(CoverCard_blogPost, ref);
  const { removeCover, isRemoving } = useRemovePostCover();
  const [isConfirming, setIsConfirming] = useState(false);
  const hasCover = Boolean(post?.imageUrl);
  const choose = async (file: File) => {
    if (!post) return void choice.choose(file);
    if ((await choice.chooseAndUpload(post.id, file)) && hasCover) onReplaced();
  };
  const remove = async () => {
    if (!post) return;
    const result = await removeCover(post.id);
    setIsConfirming(false);
    if (result.data === null) return showFailure(result);
    onReplaced();
    showMessage("Sampul dihapus.", "success");
  };
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => {
    const picture = imageFrom(dropped);
    if (picture) void choose(picture);
    else choice.setProblem(NOT_A_PICTURE);
  });
  return (
    <FormSection id="sampul" title="Sampul">
      <div
        {...dropHandlers}
        className={`${DROP_AREA_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field"}`}
      >
        {(choice.preview !== null || hasCover) && (
          <div className="w-40 shrink-0">
            {choice.preview !== null ? (
              <div className="post-cover aspect-3/2">
                <img
                  src={choice.preview}
                  alt="Sampul yang dipilih"
                  className="absolute inset-0 size-full object-cover"
                />
              </div>
            ) : (
              post && <PostCover post={post} shape="wide" sizes="10rem" />
            )}
          </div>
        )}
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-sm text-muted text-pretty">
            {choice.preview !== null && !post
              ? "Dikirim setelah tulisan disimpan."
              : "Tampil di atas tulisan dan di daftar blog. Seret gambar ke sini atau pilih berkasnya."}{" "}
            <UploadLimit kind="COVER" />
          </p>
          {!choice.isSending && (
            <div className="needs-script mt-3 flex flex-wrap gap-2">
              <FileButton accept={ACCEPTED_PICTURES} onChoose={(file) => void choose(file)}>
                <ImageUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
                {hasCover || choice.preview !== null ? "Ganti sampul" : "Pilih gambar"}
              </FileButton>
              {choice.preview !== null && !post && (
                <button type="button" onClick={choice.clear} className={buttonStyle("quiet", "compact")}>
                  Batal
                </button>
              )}
              {hasCover && (
                <button type="button" onClick={() => setIsConfirming(true)} className={buttonStyle("quiet", "compact")}>
                  Hapus sampul
                </button>
              )}
            </div>
          )}
          <UploadStatus choice={choice} label="sampul" />
        </div>
      </div>
      <CompactField
        form={form}
        name="imageAlt"
        label="Teks alternatif"
        hint="Apa yang tampak di sampul. Kosongkan jika hanya hiasan."
        maxLength={200}
        value={alt}
        error={altError}
        onChange={({ target }) => onAlt(target.value)}
        className={`mt-4 ${isAltChanged ? "field-changed" : ""}`}
      />
      <ConfirmSheet
        title="Hapus sampul?"
        confirm="Hapus"
        busyText="Menghapus…"
        isIrreversible
        isBusy={isRemoving}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void remove()}
      >
        Gambarnya dihapus sekarang juga, beserta teks alternatifnya. Sampul lain dapat diunggah kapan saja.
      </ConfirmSheet>
    </FormSection>
  );
}
