import { useEffect, useRef } from "react";
import { useUndo } from "../../../../admin/undo/useUndo";
import { failureText } from "../../../../forms/errors/toFormErrors";
import { showMessage } from "../../../../page/messages/flashMessage";
import { useUpdateBook } from "../commands/useUpdateBook";
import { takePendingFiles } from "./pendingFiles";
import { useDeleteBookFile } from "./useBookFiles";
import { useCoverChoice } from "./useCoverChoice";
import { useDigitalFileChoice } from "./useDigitalFileChoice";

/**
 * Cover and digital file of an existing book: both are saved with the form, and removed immediately. Files chosen while
 * the book was created are uploaded on mount.
 */
export function useExistingBookFiles(id: string, draftKey: string) {
  const cover = useCoverChoice(draftKey);
  const digitalFile = useDigitalFileChoice(draftKey);
  const { updateBook } = useUpdateBook();
  const { deleteBookFile } = useDeleteBookFile();
  const { showDeleted } = useUndo();

  const sendCover = async (file: File) => {
    if (await cover.chooseAndUpload(id, file)) showMessage("Sampul disimpan.", "success");
  };
  const sendFile = async (file: File) => {
    if (await digitalFile.chooseAndUpload(id, file)) showMessage("Berkas digital disimpan.", "success");
  };
  const uploadPending = useRef(() => {
    const files = takePendingFiles(id);
    if (files?.cover) void sendCover(files.cover);
    if (files?.digitalFile) void sendFile(files.digitalFile);
  });
  useEffect(() => uploadPending.current(), []);

  return {
    cover,
    digitalFile,
    /** Uploads what is chosen and not saved yet. Resolves to whether nothing is left. */
    saveChosen: async () => {
      const saved = [await cover.sendChosen(id), await digitalFile.sendChosen(id)];
      return !saved.includes(false);
    },
    discard: () => {
      cover.clear();
      digitalFile.clear();
    },
    removeCover: async () => {
      const result = await updateBook({ id, isDeleteImage: true });
      if (result.data) showDeleted("Sampul dihapus.", result.data.binEntryIds);
      else cover.setProblem(failureText(result));
    },
    removeFile: async () => {
      const result = await deleteBookFile(id);
      if (result.data) showDeleted("Berkas digital dihapus.", result.data.binEntryIds);
      else digitalFile.setProblem(failureText(result));
    },
  };
}
