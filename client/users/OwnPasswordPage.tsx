import { useApolloClient } from "@apollo/client/react";
import { PageMeta } from "../page/rendering/PageMeta";
import { Redirect } from "../page/rendering/Redirect";
import { returnPath } from "../session/returnPath";
import { useViewer, ViewerQuery } from "../session/useViewer";
import { PageHeading } from "../ui/PageHeading";
import { PasswordForm } from "./PasswordForm";

/** Where whoever logged in with a password that another has made chooses one of their own. */
export function OwnPasswordPage() {
  const { viewer, isLoading } = useViewer();
  const client = useApolloClient();
  // The server tells what the account may do only once the temporary password is replaced.
  const askAgain = () => void client.query({ query: ViewerQuery, fetchPolicy: "network-only" });
  return (
    <div className="page-width max-w-2xl pt-8 md:pt-16">
      <PageMeta
        title="Kata Sandi Baru"
        description="Ganti kata sandi sementara dengan kata sandi Anda sendiri."
        isHidden
      />
      <PageHeading>Buat kata sandi Anda sendiri</PageHeading>
      {viewer?.passwordExpiresAt && (
        <div className="mt-6">
          <PasswordForm username={viewer.username} expiresAt={viewer.passwordExpiresAt} onChanged={askAgain} />
        </div>
      )}
      {!viewer && !isLoading && <Redirect to="/login" />}
      {viewer && viewer.passwordExpiresAt === null && <Redirect to={returnPath(null, viewer)} />}
    </div>
  );
}
