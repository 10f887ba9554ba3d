import { makeVar } from "@apollo/client";

/** One for each mounted form with unsaved changes. */
const unsaved = new Set<object>();

/** Answers whether unsaved forms are left; null while nobody is asked. */
export const leaveQuestion = makeVar<{ answer: (leaves: boolean) => void } | null>(null);

/** Until the returned function is called, leaving the screen asks for confirmation. */
export function blockNavigation(): () => void {
  const form = {};
  unsaved.add(form);
  return () => void unsaved.delete(form);
}

export function hasUnsavedForms(): boolean {
  return unsaved.size > 0;
}

/** Asks before unsaved forms are left; resolves to whether they are, and asks nothing more then. */
export async function confirmLeave(): Promise<boolean> {
  if (!hasUnsavedForms()) return true;
  // Only the latest navigation waits.
  leaveQuestion()?.answer(false);
  const leaves = await new Promise<boolean>((resolve) => {
    const answer = (isLeaving: boolean) => {
      leaveQuestion(null);
      resolve(isLeaving);
    };
    leaveQuestion({ answer });
  });
  if (leaves) unsaved.clear();
  return leaves;
}
