import { useState } from "react";
import type { OperationResult } from "../../../../apollo/operationResult";
import { formatDate } from "../../../../format/formatDate";
import { formatNumber } from "../../../../format/formatNumber";
import { CompactSelect } from "../../../../forms/fields/CompactField";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { StudentImportDecision } from "../../../../gql/graphql";
import { failureMessage } from "../../../../importing/failureMessage";
import { offeredKinds, useMemberKinds } from "../../../../memberKinds/useMemberKinds";
import { useMemberKindCommands } from "../../../../settings/memberKinds/useMemberKindCommands";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { useStudentImportCommands } from "../useStudentImportCommands";

const StudentImportQuestions_studentImport = graphql(`
  fragment StudentImportQuestions_studentImport on StudentImport {
    id
    counts {
      held
    }
    findings {
      unknownKinds {
        word
        rows
      }
      commonBirthDate {
        day
        rows
        dated
      }
    }
    reading {
      keepsCommonBirthDate
    }
  }
`);

const NEW_KIND = "new";
const BOX_STYLE = "mt-4 rounded-2xl border border-line bg-card p-5";

interface StudentImportQuestionsProps {
  studentImport: FragmentType<typeof StudentImportQuestions_studentImport>;
  onError: (error: string | null) => void;
}

/** What is asked once for all rows of a file: kinds nobody knows, one day for everybody, rows that may be others'. */
export function StudentImportQuestions({ studentImport: ref, onError }: StudentImportQuestionsProps) {
  const { id, counts, findings, reading } = readFragment(StudentImportQuestions_studentImport, ref);
  const commands = useStudentImportCommands();
  const { create: createMemberKind } = useMemberKindCommands();
  const kinds = offeredKinds(useMemberKinds() ?? [], null);
  const [isWorking, setIsWorking] = useState(false);
  const unknownKinds = findings?.unknownKinds ?? [];
  const common = findings?.commonBirthDate ?? null;
  if (unknownKinds.length === 0 && common === null && counts.held === 0) return null;

  const inTurn = async (acts: readonly (() => Promise<OperationResult<unknown>>)[]) => {
    if (isWorking) return;
    setIsWorking(true);
    for (const act of acts) {
      const error = failureMessage(await act());
      onError(error);
      if (error !== null) break;
    }
    setIsWorking(false);
  };
  const preview = () => commands.previewStudentImport({ id });
  const chooseKind = (word: string, value: string) => {
    let memberKindId = Number(value);
    const create = async () => {
      const result = await createMemberKind({ name: word, numberName: "No. anggota" });
      memberKindId = result.data?.memberKind.databaseId ?? 0;
      return result;
    };
    const configure = () => commands.configureStudentImport({ id, kinds: [{ word, memberKindId }] });
    void inTurn([...(value === NEW_KIND ? [create] : []), configure, preview]);
  };
  const decide = (decision: StudentImportDecision) =>
    void inTurn([() => commands.decideStudentImportRows({ id, decision })]);

  return (
    <section aria-labelledby="pertanyaan-impor" className={BOX_STYLE}>
      <h2 id="pertanyaan-impor" className="font-semibold">
        Perlu jawaban Anda
      </h2>
      <div className="mt-3 grid gap-5">
        {unknownKinds.map(({ word, rows }) => (
          <div key={word} className="flex flex-wrap items-end justify-between gap-3">
            <p className="max-w-prose text-sm text-pretty">
              {formatNumber(rows)} baris memakai jenis anggota <strong className="font-semibold">“{word}”</strong>, yang
              belum ada di perpustakaan ini. Jawaban Anda diingat untuk berkas berikutnya.
            </p>
            <CompactSelect
              label={`Catat “${word}” sebagai`}
              value=""
              disabled={isWorking}
              onChange={({ target }) => chooseKind(word, target.value)}
              className="min-w-56"
            >
              <option value="">Belum dijawab</option>
              <option value={NEW_KIND}>Jenis baru: {word}</option>
              {kinds.map((kind) => (
                <option key={kind.id} value={kind.databaseId}>
                  {kind.name}
                </option>
              ))}
            </CompactSelect>
          </div>
        ))}
        {common && (
          <label className="flex min-h-10 cursor-pointer items-start gap-3 text-sm">
            <input
              type="checkbox"
              checked={reading.keepsCommonBirthDate}
              aria-disabled={isWorking}
              onChange={({ target }) => {
                const keepsCommonBirthDate = target.checked;
                void inTurn([() => commands.configureStudentImport({ id, keepsCommonBirthDate }), preview]);
              }}
              className="checkbox mt-0.5"
            />
            <span className="max-w-prose text-pretty">
              {formatNumber(common.rows)} dari {formatNumber(common.dated)} tanggal lahir sama: {formatDate(common.day)}
              . Tanggal itu dikosongkan karena biasanya isian program. Centang jika memang benar.
            </span>
          </label>
        )}
        {counts.held > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-sm text-pretty">
              <strong className="font-semibold tabular-nums">{formatNumber(counts.held)} baris</strong> mungkin milik
              anggota yang sudah tercatat dengan nama atau nomor lain, jadi tidak diambil. Jawab satu per satu di tab
              Tidak diambil, atau sekaligus di sini.
            </p>
            <div className="flex flex-wrap gap-2.5">
              <button
                type="button"
                aria-disabled={isWorking}
                onClick={() => decide("UPDATE")}
                className={buttonStyle("outlined", "compact")}
              >
                Semua orang yang sama
              </button>
              <button
                type="button"
                aria-disabled={isWorking}
                onClick={() => decide("ADD")}
                className={buttonStyle("outlined", "compact")}
              >
                Semua anggota baru
              </button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
