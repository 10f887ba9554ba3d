import { ArrowDown, ArrowUp, ExternalLink, FileText, Headphones, Pencil, Replace, Trash2 } from "lucide-react";
import { useRef } from "react";
import { FileInput } from "../../../../../forms/fields/FileInput";
import { formatFileSize } from "../../../../../format/formatFileSize";
import { formatNumber } from "../../../../../format/formatNumber";
import { isSound } from "../../../../../format/isSound";
import { graphql } from "../../../../../gql/gql";
import type { BookFileRow_BookFileFragment } from "../../../../../gql/graphql";
import { RowButton } from "../../../../../ui/RowButton";
import { digitalFileAccessNames } from "../../../bookLabels";
import { ACCEPTED_TYPES } from "../acceptedFiles";

export const BookFileRow_bookFile = graphql(`
  fragment BookFileRow_bookFile on BookFile {
    id
    format
    name
    ownName
    access
    address
    bytes
    readingsCount
  }
`);

interface BookFileRowProps {
  file: BookFileRow_BookFileFragment;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** A file or link of a book with what can be done with it. */
export function BookFileRow({ file, isFirst, isLast, onMove, onEdit, onReplace, onRemove }: BookFileRowProps) {
  const { name, format, access, address, bytes, readingsCount } = file;
  const input = useRef<HTMLInputElement>(null);
  const isLink = format === "LINK";
  const Icon = isLink ? ExternalLink : isSound(format) ? Headphones : FileText;
  const facts = [
    isLink ? (address ?? "").split(/[/?#]/)[2] : format,
    typeof bytes === "number" ? formatFileSize(bytes) : null,
    digitalFileAccessNames[access],
    isLink ? null : `dibuka ${formatNumber(readingsCount ?? 0)} kali`,
  ];
  return (
    <li className="py-2">
      <a
        href={address ?? ""}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-link flex min-h-6 w-fit items-center gap-2 text-sm font-semibold wrap-anywhere"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        {name}
        <span className="sr-only">(buka di tab baru)</span>
      </a>
      <p className="mt-0.5 text-sm text-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
      <div className="-ml-2 flex flex-wrap">
        <RowButton Icon={ArrowUp} label={`Naikkan ${name}`} isDisabled={isFirst} onPress={() => onMove(-1)} />
        <RowButton Icon={ArrowDown} label={`Turunkan ${name}`} isDisabled={isLast} onPress={() => onMove(1)} />
        <RowButton Icon={Pencil} label={`Ubah ${name}`} onPress={onEdit} />
        {!isLink && (
          <>
            <FileInput ref={input} accept={ACCEPTED_TYPES} onChoose={onReplace} />
            <RowButton Icon={Replace} label={`Ganti isi ${name}`} onPress={() => input.current?.click()} />
          </>
        )}
        <RowButton Icon={Trash2} label={`Hapus ${name}`} onPress={onRemove} />
      </div>
    </li>
  );
}
