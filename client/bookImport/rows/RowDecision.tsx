import { useState } from "react";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { failureMessage } from "../../importing/failureMessage";
import { useDecideBookImportRow } from "../useImportCommands";
import { NewCodes } from "./NewCodes";

const RowDecision_row = graphql(`
  fragment RowDecision_row on BookImportRow {
    id
    number
    outcome
    ownBook
    takenCodes {
      itemCode
      holder
      newCode
    }
  }
`);

interface RowDecisionProps {
  row: FragmentType<typeof RowDecision_row>;
  importId: string;
}

/** What a person may decide of a row: that it is a book of its own, and new codes for its copies. */
export function RowDecision({ row: ref, importId }: RowDecisionProps) {
  const row = readFragment(RowDecision_row, ref);
  const { decideBookImportRow, isDeciding } = useDecideBookImportRow();
  const [error, setError] = useState<string | null>(null);
  const { id, number, outcome, ownBook, takenCodes } = row;
  if (ownBook === "IMPOSSIBLE" && takenCodes.length === 0) return null;

  const isOwnBook = ownBook === "DECIDED";
  const givenCodes = takenCodes.flatMap(({ itemCode, newCode }) => (newCode === null ? [] : { itemCode, newCode }));
  const toggle = async () => {
    const decision = { id: importId, row: number, asOwnBook: !isOwnBook, newCodes: givenCodes };
    setError(failureMessage(await decideBookImportRow(decision, id)));
  };
  const label = outcome === "NEW" ? "Tetap impor" : "Tetap impor sebagai buku terpisah";
  return (
    <>
      <FormAlert id={`salah-baris-${number}`}>{error}</FormAlert>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {ownBook !== "IMPOSSIBLE" && (
          <button
            type="button"
            aria-disabled={isDeciding}
            onClick={() => {
              if (!isDeciding) void toggle();
            }}
            className={buttonStyle(isOwnBook ? "quiet" : "outlined", "compact")}
          >
            {isOwnBook ? "Batalkan keputusan" : label}
            <span className="sr-only"> baris {number}</span>
          </button>
        )}
        {takenCodes.length > 0 && (
          <NewCodes
            rowId={id}
            number={number}
            takenCodes={takenCodes}
            decide={(newCodes) =>
              decideBookImportRow({ id: importId, row: number, asOwnBook: isOwnBook, newCodes }, id)
            }
            isDeciding={isDeciding}
          />
        )}
      </div>
    </>
  );
}
