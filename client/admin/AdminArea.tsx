import { NotFoundPage } from "../notFound/NotFoundPage";
import { RequireAdmin } from "../session/RequireAdmin";

/** All that stands behind the guard. */
export function AdminArea() {
  return (
    <RequireAdmin>
      <NotFoundPage />
    </RequireAdmin>
  );
}
