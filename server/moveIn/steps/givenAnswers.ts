import { z } from "zod";

import { type FieldError, ValidationError } from "../../errors.js";
import { parseInput, summaryOf } from "../../platform/validation/parseInput.js";
import type { MoveInAnswers, MoveInQuestion } from "../library/MovingLibrary.js";

const MOST_ANSWERS = 1_000;

/** Answers to some questions; null takes one back, so that the proposal holds again. */
export const givenAnswersInput = z
  .array(z.strictObject({ key: z.string().max(255), value: z.string().max(255).nullable() }))
  .min(1, "Jawab setidaknya satu pertanyaan.")
  .max(MOST_ANSWERS, "Kirim maksimal 1.000 jawaban sekaligus.");

/**
 * What has been answered so far, with what is given now; `place` is what stands before it in the caller's input. All
 * or nothing: one wrong answer changes none.
 * @throws ValidationError for a question that is not asked, an answer that is no choice, or one question twice.
 */
export function withAnswers(
  questions: readonly MoveInQuestion[],
  answered: MoveInAnswers,
  input: unknown,
  place = "",
): MoveInAnswers {
  const given = parseInput(givenAnswersInput, input);
  const asked = new Map(questions.map((question) => [question.key, question]));
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, { key, value }] of given.entries()) {
    const message = refusalOf(asked.get(key), value, seen.has(key));
    seen.add(key);
    if (message !== null) errors.push({ name: `${place}${index}.${message.field}`, message: message.text });
  }
  if (errors.length > 0) throw new ValidationError(summaryOf(errors), errors);
  const answers = new Map(Object.entries(answered));
  for (const { key, value } of given) {
    if (value === null) answers.delete(key);
    else answers.set(key, value);
  }
  return Object.fromEntries(answers);
}

/** Of the answers to an earlier dump those that a newer one still asks for and still offers. */
export function answersThatHold(questions: readonly MoveInQuestion[], earlier: MoveInAnswers): MoveInAnswers {
  const before = new Map(Object.entries(earlier));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const value = before.get(question.key);
      return value !== undefined && offers(question, value) ? [[question.key, value] as const] : [];
    }),
  );
}

interface Refusal {
  readonly field: "key" | "value";
  readonly text: string;
}

function refusalOf(question: MoveInQuestion | undefined, value: string | null, isRepeated: boolean): Refusal | null {
  if (!question) return { field: "key", text: "Pertanyaan ini tidak ada. Muat ulang halaman." };
  if (isRepeated) return { field: "key", text: "Pertanyaan ini dijawab dua kali." };
  if (value === null || offers(question, value)) return null;
  return { field: "value", text: `Pilih salah satu: ${question.choices.map(({ label }) => label).join(", ")}.` };
}

function offers({ choices }: MoveInQuestion, value: string): boolean {
  return choices.some((choice) => choice.value === value);
}
