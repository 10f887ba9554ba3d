import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { useUpload } from "../../apollo/useUpload";
import { showMessage } from "../../page/messages/flashMessage";
import { formErrorsText } from "../../forms/errors/toFormErrors";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { graphql } from "../../gql/gql";

const UploadLogoMutation = graphql(`
  mutation UploadLogo($input: UploadLogoInput!) {
    uploadLogo(input: $input) {
      __typename
      ... on UploadLogoPayload {
        settings {
          logoIconUrl
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DeleteLogoMutation = graphql(`
  mutation DeleteLogo {
    deleteLogo {
      __typename
      ... on DeleteLogoPayload {
        settings {
          logoIconUrl
        }
      }
      ...OperationResult_userError
    }
  }
`);

/**
 * Changes the library's logo; every page that shows it follows by normalization. Sent as it is: it may be transparent.
 */
export function useLogo() {
  const { upload, isUploading, progress } = useUpload(UploadLogoMutation);
  const { run, isRunning } = useOperation(DeleteLogoMutation, "delete");
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = isUploading || isRunning;
  return {
    upload: async (file: File) => {
      if (isBusy) return;
      setProblem(null);
      const result = await upload({ input: { file } });
      if (result?.data) showMessage("Logo disimpan.", "success");
      else if (result) setProblem(formErrorsText(toSessionFormErrors(result)));
    },
    remove: async () => {
      setProblem(null);
      const result = await run({});
      if (result.data) showMessage("Logo dihapus.", "success");
      else setProblem(formErrorsText(toSessionFormErrors(result)));
    },
    problem,
    isBusy,
    isUploading,
    progressText: progress < 1 ? `Mengirim… ${Math.floor(progress * 100)}%` : "Menyimpan…",
  };
}
