import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";

const RegisterHintQuery = graphql(`
  query RegisterHint {
    selfRegistration {
      kinds {
        databaseId
      }
    }
  }
`);

/** The way to `/register`, where the library lets people register by themselves; nothing elsewhere. */
export function RegisterHint() {
  const { data } = usePageQuery(RegisterHintQuery, {}, "none");
  if (!data?.selfRegistration.kinds.length) return null;
  return (
    <p className="mt-2 text-sm text-muted text-pretty">
      Belum menjadi anggota?{" "}
      <Link to="/register" className="font-semibold text-nila underline underline-offset-4">
        Daftar
      </Link>
    </p>
  );
}
