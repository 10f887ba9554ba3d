import { CircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { searchRemarks } from "../../../../format/searchRemarks";
import { type CatalogueUrlState, catalogueHref } from "../catalogueUrlState";

const SearchNote_searchAnswer = graphql(`
  fragment SearchNote_searchAnswer on SearchAnswer {
    kind
    words
    leftOut
    ownCount
    classes
    ...SearchRemarks_searchAnswer
  }
`);

interface SearchNoteProps {
  urlState: CatalogueUrlState;
  answer: FragmentType<typeof SearchNote_searchAnswer> | null | undefined;
}

/**
 * Says which words the results match if they differ from those typed, and in small what was skipped. Its link works
 * without JavaScript.
 */
export function SearchNote({ urlState, answer: ref }: SearchNoteProps) {
  const answer = readFragment(SearchNote_searchAnswer, ref);
  const remarks = searchRemarks(answer).join(" ");
  if (!answer || answer.kind === "EXACT") {
    return remarks === "" ? null : <p className="mb-3 text-sm text-muted wrap-anywhere">{remarks}</p>;
  }
  const { kind, words, leftOut, ownCount, classes } = answer;
  return (
    <div className="mb-4 flex gap-3 rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-on-kunyit">
      <CircleQuestionMark aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-1 wrap-anywhere">
        {kind === "CORRECTED" ? (
          <>
            <span>
              Menampilkan hasil untuk <strong>{words}</strong>. {remarks}
            </span>
            <Link to={catalogueHref({ ...urlState, isExact: true, after: null })} className="underline">
              Cari persis “{urlState.search.trim()}”?
            </Link>
          </>
        ) : kind === "TOPIC" ? (
          <>
            <span>
              {ownCount ? `Setelah ${ownCount} buku yang memuat kata ini, ` : "Tidak ada judul dengan kata ini; "}
              menampilkan buku tentang <strong>{words}</strong>
              {classes.length > 0 && ` (klasifikasi ${classes.join(", ")})`}.{ownCount ? ` ${remarks}` : ""}
            </span>
            {Boolean(ownCount) && (
              <Link to={catalogueHref({ ...urlState, isExact: true, after: null })} className="underline">
                Hanya yang memuat “{urlState.search.trim()}”
              </Link>
            )}
          </>
        ) : (
          <span>
            Tidak ada buku yang memuat semua kata itu. Menampilkan hasil untuk <strong>{words}</strong>
            {leftOut.length > 0 ? (
              <>
                {" "}
                tanpa <s>{leftOut.join(", ")}</s>.
              </>
            ) : (
              ", sebagian katanya."
            )}{" "}
            {remarks}
          </span>
        )}
      </p>
    </div>
  );
}
