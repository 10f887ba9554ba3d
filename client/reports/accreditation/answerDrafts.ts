import type { AccreditationAnswerInput } from "../../gql/graphql";
import { amountText, parseAmount } from "../targets/targetRow";

/** An answer as it is typed. */
export interface AnswerDraft {
  readonly score: string;
  readonly note: string;
}
export type AnswerDrafts = Readonly<Record<string, AnswerDraft>>;

interface SavedAnswer {
  readonly score?: number | null;
  readonly note?: string | null;
}

export function draftOf({ score, note }: SavedAnswer): AnswerDraft {
  return { score: amountText(score), note: note ?? "" };
}

/** The drafts without those that say what is saved already. */
export function withDraft(drafts: AnswerDrafts, code: string, draft: AnswerDraft, saved: AnswerDraft): AnswerDrafts {
  const others = Object.fromEntries(Object.entries(drafts).filter(([known]) => known !== code));
  return draft.score === saved.score && draft.note === saved.note ? others : { ...others, [code]: draft };
}

interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** The name of a field, which its errors have too. */
export const answerField = (code: string, name: "score" | "note") => `${name} ${code}`;

/** What is sent, or what is wrong with it. */
export function parseDrafts(
  drafts: AnswerDrafts,
  maxScoreOf: (code: string) => number,
): { readonly answers: readonly AccreditationAnswerInput[]; readonly errors: readonly FieldError[] } {
  const errors: FieldError[] = [];
  const answers = Object.entries(drafts).map(([indicator, { score, note }]) => {
    const value = parseAmount(score);
    const highest = maxScoreOf(indicator);
    if (value !== null && !(value <= highest)) {
      const message = `Isi dengan angka dari 0 sampai ${amountText(highest)}.`;
      errors.push({ name: answerField(indicator, "score"), message });
    }
    return { indicator, score: value, note: note.trim() === "" ? null : note };
  });
  return { answers, errors };
}

/** The server names answers by their place in what was sent. */
export function answerFieldOf(name: string, answers: readonly AccreditationAnswerInput[]): string {
  const [, place = "", field = ""] = /^answers\.(\d+)\.(score|note)$/u.exec(name) ?? [];
  const code = answers[Number(place)]?.indicator;
  return code === undefined || field === "" ? name : `${field} ${code}`;
}
