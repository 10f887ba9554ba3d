import { Quote } from "lucide-react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { copyText } from "../ui/copyText";
import { Sheet } from "../ui/Sheet";
import { citation } from "./citation";

export const CitationButton_book = graphql(`
  fragment CitationButton_book on Book {
    id
    title
    subtitle
    edition
    publishYear
    publishYearText
    publisher {
      id
      name
    }
    contributors {
      role
    }
    authors: byline {
      id
      firstName
      lastName
      kind
    }
  }
`);

export function CitationButton({ book: ref }: { book: FragmentType<typeof CitationButton_book> }) {
  const { before, title, after } = citation(readFragment(CitationButton_book, ref));
  const [isOpen, setIsOpen] = useState(false);

  const copy = async () => {
    const isCopied = await copyText(before + title + after);
    // Closes first, because the message would appear behind the dialog.
    setIsOpen(false);
    if (isCopied) showMessage("Kutipan disalin", "success");
    else showMessage("Kutipan tidak dapat disalin. Pilih teksnya, lalu salin secara manual.", "error");
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`needs-script ${buttonStyle("outlined")} flex-1 px-4!`}
      >
        <Quote aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Kutip
      </button>
      <Sheet title="Kutip buku ini" placement="middle" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="text-sm text-muted">Gaya APA edisi ke-7</p>
        <p className="mt-3 rounded-xl bg-wash p-4 font-serif text-lg wrap-break-word">
          {before}
          <cite>{title}</cite>
          {after}
        </p>
        <button type="button" onClick={() => void copy()} className={`${buttonStyle("filled")} mt-5 w-full`}>
          Salin kutipan
        </button>
      </Sheet>
    </>
  );
}
