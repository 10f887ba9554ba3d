import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import { useCan } from "../../session/useViewer";
import { type LabelProblem, problemText } from "../drawing/labelDrawing";
import type { LabelCopy } from "./useLabelCopies";

export interface UnprintedCopy {
  copy: LabelCopy;
  problem: LabelProblem;
}

interface UnprintedCopiesProps {
  unprinted: readonly UnprintedCopy[];
  /** Codes that no copy has. */
  missing: readonly string[];
}

const MAX_SHOWN = 50;

/** What is left out, and where it is mended: a label that says nothing costs a label. */
export function UnprintedCopies({ unprinted, missing }: UnprintedCopiesProps) {
  const canMend = useCan("CATALOGUE_WRITE");
  const reasons = [...new Set(unprinted.map(({ problem }) => problem.reason))];
  return (
    <>
      {reasons.map((reason) => {
        const ofReason = unprinted.filter(({ problem }) => problem.reason === reason);
        const copies = ofReason.map(({ copy }) => copy);
        const text = problemText(ofReason.map(({ problem }) => problem));
        return (
          <LeftOut key={reason} title={`${formatNumber(copies.length)} eksemplar tidak dicetak. ${text}.`}>
            {copies.slice(0, MAX_SHOWN).map(({ id, itemCode, book }) => (
              <li key={id} className="wrap-anywhere">
                <span className="tabular-nums">{itemCode}</span> ·{" "}
                {canMend && book ? (
                  <Link to={`/admin/books/${book.databaseId}`} className="text-link font-semibold underline">
                    {book.title}
                  </Link>
                ) : (
                  book?.title
                )}
              </li>
            ))}
            <Further count={copies.length - MAX_SHOWN} />
          </LeftOut>
        );
      })}
      {missing.length > 0 && (
        <LeftOut title={`${formatNumber(missing.length)} kode tidak ditemukan.`}>
          {missing.slice(0, MAX_SHOWN).map((code) => (
            <li key={code} className="wrap-anywhere">
              {code}
            </li>
          ))}
          <Further count={missing.length - MAX_SHOWN} />
        </LeftOut>
      )}
    </>
  );
}

function LeftOut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-2xl bg-kunyit-soft px-4 py-2.5 text-sm text-on-kunyit">
      <summary className="min-h-6 cursor-pointer font-semibold text-pretty">{title}</summary>
      <ul className="mt-1 grid gap-1 pb-1">{children}</ul>
    </details>
  );
}

function Further({ count }: { count: number }) {
  return count > 0 ? <li>dan {formatNumber(count)} lainnya</li> : null;
}
