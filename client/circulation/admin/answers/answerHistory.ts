import type { Answer, FineChange } from "./Answer";
import { openFine } from "./openFines";

const MOST_ANSWERS = 40;

/** Whether something was not done that nobody has dealt with since. */
export function isOpenRefusal({ tone, isDealtWith }: Answer): boolean {
  return (tone === "refused" || tone === "asks") && !isDealtWith;
}

/** Adds the newest; what still has to be decided or paid stays however many follow. */
export function withAnswer(
  earlier: readonly Answer[],
  answer: Answer,
): { readonly answers: readonly Answer[]; readonly currentKey: string; readonly announcement: string } {
  const { subject, settles, key, sentence } = answer;
  const answers = [answer, ...withFineChanges(dealWith(earlier, { subject, studentId: null }), settles)];
  return {
    answers: answers.filter((each, place) => place < MOST_ANSWERS || isOpenRefusal(each) || openFine(each) !== null),
    currentKey: key,
    announcement: sentence,
  };
}

interface Followed {
  readonly subject?: string | null;
  readonly studentId: string | null;
}

/** What was refused of the same copy is dealt with, and what was asked about this student's card. */
export function dealWith(answers: readonly Answer[], { subject = null, studentId }: Followed): readonly Answer[] {
  return answers.map((answer) => {
    const { ask } = answer;
    const isOfCard = (ask?.kind === "either" || ask?.kind === "otherClass") && ask.studentId === studentId;
    return isOfCard || (subject !== null && answer.subject === subject) ? { ...answer, isDealtWith: true } : answer;
  });
}

/** What is open of fines, and can be refunded of them, as acts on them have left it. */
function withFineChanges(answers: readonly Answer[], changes: readonly FineChange[]): readonly Answer[] {
  if (changes.length === 0) return answers;
  return answers.map((answer) => {
    const { ask } = answer;
    if (ask?.kind !== "fine" && ask?.kind !== "refund") return answer;
    const sum = changes.reduce((total, { fineId, amount }) => total + (fineId === ask.fineId ? amount : 0), 0);
    return { ...answer, ask: { ...ask, amount: ask.amount + (ask.kind === "fine" ? -sum : sum) } };
  });
}

/** `message`: why it was not undone. What the act had settled is open again once it is. */
export function withUndone(answers: readonly Answer[], key: string, message: string | null): readonly Answer[] {
  const settles = answers.find((answer) => answer.key === key)?.settles ?? [];
  const reopened = message === null ? settles.map(({ fineId, amount }) => ({ fineId, amount: -amount })) : [];
  const undo = { state: message === null ? ("undone" as const) : ("refused" as const), message };
  return withFineChanges(answers, reopened).map((answer) => (answer.key === key ? { ...answer, undo } : answer));
}
