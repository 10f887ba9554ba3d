import { makeVar } from "@apollo/client";

/** How long a saved form may take to say that it is saved: a rendering, and less than anybody needs to change it. */
const RELEASE_MS = 200;

/** One for each mounted form with unsaved changes. */
const unsaved = new Set<object>();
/** Called whenever one of them is saved. */
const onReleased = new Set<() => void>();
/** What saves each mounted form that can be saved before it is left. */
const savers = new Set<() => Promise<void>>();

export type LeaveAnswer = "leave" | "stay" | "save";

/** Answers whether unsaved forms are left; null while nobody is asked. */
export const leaveQuestion = makeVar<{ canSave: boolean; answer: (answer: LeaveAnswer) => void } | null>(null);

/** Until the returned function is called, leaving the screen asks for confirmation. */
export function blockNavigation(): () => void {
  const form = {};
  unsaved.add(form);
  return () => {
    unsaved.delete(form);
    for (const tell of onReleased) tell();
  };
}

/** Until the returned function is called, the question on leaving offers to save by `save`. */
export function offerSave(save: () => Promise<void>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

export function hasUnsavedForms(): boolean {
  return unsaved.size > 0;
}

/** Asks before unsaved forms are left; resolves to whether to leave, after which they no longer count as unsaved. */
export async function confirmLeave(): Promise<boolean> {
  if (!hasUnsavedForms()) return true;
  // Only the latest navigation waits.
  leaveQuestion()?.answer("stay");
  const answer = await new Promise<LeaveAnswer>((resolve) => {
    // Of several, nobody would know which was saved.
    const canSave = unsaved.size === 1 && savers.size === 1;
    const close = (given: LeaveAnswer) => {
      leaveQuestion(null);
      resolve(given);
    };
    leaveQuestion({ canSave, answer: close });
  });
  const leaves = answer === "save" ? await saveAll() : answer === "leave";
  if (leaves) unsaved.clear();
  return leaves;
}

/** Resolves to whether everything is saved; what was refused is said by the form itself. */
async function saveAll(): Promise<boolean> {
  // Once the question has given the focus back: a form that is refused moves it.
  await new Promise((resolve) => setTimeout(resolve));
  const released = new Promise<void>((resolve) => onReleased.add(resolve));
  for (const save of savers) await save();
  if (hasUnsavedForms()) await Promise.race([released, new Promise((resolve) => setTimeout(resolve, RELEASE_MS))]);
  onReleased.clear();
  return !hasUnsavedForms();
}
