import { Heart } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { SuggestionItem_SuggestionFragment } from "../gql/graphql";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { Pill } from "../ui/Pill";
import { suggestionFacts, suggestionStates } from "./suggestionStates";
import { useSuggestionCommands } from "./useSuggestionCommands";

const SuggestionItem_suggestion = graphql(`
  fragment SuggestionItem_suggestion on Suggestion {
    id
    title
    author
    publisher
    publishYear
    state
    reason
    votesCount
    viewerVoted
    viewerProposed
    viewerCanVote
    viewerCanDelete
    book {
      id
      slug
    }
  }
`);

interface SuggestionItemProps {
  suggestion: FragmentType<typeof SuggestionItem_suggestion>;
}

/** A proposed book: how many want it, what becomes of it, and what this reader can do. */
export function SuggestionItem({ suggestion: ref }: SuggestionItemProps) {
  const suggestion = readFragment(SuggestionItem_suggestion, ref);
  const { title, state, reason, book, viewerProposed, viewerCanDelete } = suggestion;
  const facts = suggestionFacts(suggestion);
  const { label, tone } = suggestionStates[state];
  return (
    <li className="flex flex-col gap-4 border-t border-line py-5 first:border-t-0 sm:flex-row sm:items-start sm:gap-8">
      <div className="min-w-0 flex-1">
        <h3 className="font-serif text-lg font-semibold text-pretty wrap-anywhere">{title}</h3>
        {facts && <p className="mt-1 text-sm text-muted wrap-anywhere">{facts}</p>}
        <p className="mt-2.5 flex flex-wrap items-center gap-2">
          <Pill tone={tone}>{label}</Pill>
          {viewerProposed && <span className="text-sm text-muted">Usulan Anda</span>}
        </p>
        {reason && (
          <p className="mt-2.5 text-sm text-pretty wrap-anywhere">
            <span className="font-semibold">Tanggapan perpustakaan:</span> {reason}
          </p>
        )}
        {book && (
          <Link to={`/books/${book.slug}`} className={`mt-3 ${buttonStyle("outlined", "small")}`}>
            Lihat bukunya
          </Link>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3 sm:flex-col sm:items-end">
        <Votes suggestion={suggestion} />
        {viewerProposed && viewerCanDelete && <Withdraw id={suggestion.id} title={title} />}
      </div>
    </li>
  );
}

function Votes({ suggestion }: { suggestion: SuggestionItem_SuggestionFragment }) {
  const { id, title, votesCount, viewerVoted, viewerCanVote } = suggestion;
  const { setVote, isBusy } = useSuggestionCommands();
  const count: ReactNode = (
    <span>
      <span className="tabular-nums">{formatNumber(votesCount)}</span> dukungan
    </span>
  );
  if (!viewerCanVote) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <Heart
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-4.5 ${viewerVoted ? "fill-nila text-nila" : ""}`}
        />
        {count}
      </p>
    );
  }
  const press = async () => {
    if (isBusy) return;
    const result = await setVote(id, !viewerVoted);
    if (result.data === null) showFailure(result);
  };
  return (
    <button
      type="button"
      aria-pressed={viewerVoted}
      aria-label={`Dukung ${title}, ${formatNumber(votesCount)} dukungan`}
      onClick={() => void press()}
      className={`needs-script ${buttonStyle("outlined", "small")}`}
    >
      <Heart aria-hidden="true" strokeWidth={1.75} className={`size-4.5 ${viewerVoted ? "fill-nila text-nila" : ""}`} />
      {viewerVoted ? "Didukung" : "Dukung"}
      <span className="tabular-nums">{formatNumber(votesCount)}</span>
    </button>
  );
}

function Withdraw({ id, title }: { id: string; title: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { remove, isBusy } = useSuggestionCommands();
  const withdraw = async () => {
    const result = await remove(id);
    setIsAsked(false);
    if (result.data === null) showFailure(result);
    else showMessage(`Usulan “${title}” ditarik.`, "success");
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Tarik usulan ${title}`}
        onClick={() => setIsAsked(true)}
        className={`needs-script ${buttonStyle("quiet", "small")}`}
      >
        Tarik usulan
      </button>
      <ConfirmSheet
        title="Tarik usulan ini?"
        confirm="Tarik usulan"
        cancel="Tidak jadi"
        busyText="Menarik…"
        size="regular"
        isIrreversible
        isBusy={isBusy}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void withdraw()}
      >
        “{title}” dihapus dari daftar usulan. Anda dapat mengusulkannya lagi kapan saja.
      </ConfirmSheet>
    </>
  );
}
