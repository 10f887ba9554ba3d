import { useEffect, useRef, useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { deleteDraft, readDraft, saveDraft } from "../../session/drafts/drafts";

/** A record as it was saved, which changes are compared with. */
export interface RevisedBase<Values> {
  values: Values;
  revision: number;
}

/** What somebody else has saved while the form was open. */
export interface EditConflict<Name extends string> {
  theirs: readonly Name[];
  /** Of those the ones that are changed here too: this form's values stand until one takes over the others. */
  both: readonly Name[];
}

export type SaveOutcome = "saved" | "unchanged" | "conflict" | OperationResult<unknown>;

interface RevisedFormOptions<Values> {
  /** As it is saved now. */
  saved: RevisedBase<Values>;
  /** `saved` is null where it was refused. */
  update: (
    base: RevisedBase<Values>,
    values: Values,
  ) => Promise<{ result: OperationResult<unknown>; saved: RevisedBase<Values> | null }>;
  /** Null where it could not be read. */
  fetchSaved: () => Promise<RevisedBase<Values> | null>;
  /** Where what is typed is kept in the browser over a reload, and whether what lies there can be used. */
  draft?: { key: string; isValid: (values: unknown) => values is Values };
}

type NameOf<Values> = keyof Values & string;

export function differingValues<Values extends object>(one: Values, other: Values): NameOf<Values>[] {
  return (Object.keys(one) as NameOf<Values>[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/** These values with those of the others that are named. */
export function withValues<Values extends object>(
  values: Values,
  names: readonly NameOf<Values>[],
  others: Values,
): Values {
  return { ...values, ...Object.fromEntries(names.map((name) => [name, others[name]])) };
}

/**
 * The state of a form of a record with a revision: its values, what is unsaved, and saving, which overwrites nobody
 * unseen.
 */
export function useRevisedForm<Values extends object>(options: RevisedFormOptions<Values>) {
  const { saved: latest, update, fetchSaved, draft } = options;
  type Name = NameOf<Values>;
  const [base, setBase] = useState(latest);
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<EditConflict<Name> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const changed = differingValues(base.values, values);
  const isDirty = changed.length > 0;
  const allowLeave = useLeaveGuard(isDirty);
  const keptDraft = useKeptDraft(draft, { base, values }, isDirty, (restored) => {
    setBase(restored.base);
    setValues(restored.values);
  });

  // A screen that is opened again may be shown what it knew last time first.
  if (latest.revision > base.revision && !isDirty) {
    setBase(latest);
    setValues(latest.values);
  }

  const saveUpon = async (from: RevisedBase<Values>, sent: Values): Promise<SaveOutcome> => {
    const { result, saved } = await update(from, sent);
    if (saved) {
      setBase(saved);
      setConflict(null);
      keptDraft.forgetRestored();
      // What was typed meanwhile stays.
      setValues((now) => withValues(saved.values, differingValues(sent, now), now));
      return "saved";
    }
    if (result.statusCode !== 409) return result;
    const now = await fetchSaved();
    if (!now) return result;
    const theirs = differingValues(from.values, now.values);
    // Their revision is newer and their values are the ones that were known: nothing is overwritten.
    if (theirs.length === 0) return saveUpon(now, sent);
    const mine = differingValues(from.values, sent);
    setBase(now);
    setValues(withValues(now.values, mine, sent));
    setConflict({
      theirs,
      both: mine.filter((name) => theirs.includes(name) && differingValues(now.values, sent).includes(name)),
    });
    return "conflict";
  };

  return {
    values,
    base,
    changed,
    conflict,
    isSaving,
    isRestored: keptDraft.isRestored,
    allowLeave,
    /** The record is saved elsewhere or gone: the draft is deleted, and no more is written. */
    dropDraft: keptDraft.drop,
    set: <Key extends Name>(name: Key, value: Values[Key]) => setValues((now) => ({ ...now, [name]: value })),
    /** `changes` are saved along, as by a button that publishes. */
    save: async (changes: Partial<Values> = {}): Promise<SaveOutcome> => {
      const sent = { ...values, ...changes };
      if (differingValues(base.values, sent).length === 0) return "unchanged";
      setValues(sent);
      setIsSaving(true);
      try {
        return await saveUpon(base, sent);
      } finally {
        setIsSaving(false);
      }
    },
    takeTheirs: (name: Name) => {
      setValues((now) => withValues(now, [name], base.values));
      setConflict((now) => now && { ...now, both: now.both.filter((other) => other !== name) });
    },
    discard: () => {
      setConflict(null);
      keptDraft.forgetRestored();
      setValues(base.values);
    },
  };
}

interface KeptDraft<Values> {
  base: RevisedBase<Values>;
  values: Values;
}

/** Writes the values into the browser's storage while they are unsaved, and reads them back once. */
function useKeptDraft<Values extends object>(
  options: RevisedFormOptions<Values>["draft"],
  { base, values }: KeptDraft<Values>,
  isDirty: boolean,
  restore: (draft: KeptDraft<Values>) => void,
) {
  const [isRestored, setIsRestored] = useState(false);
  const hasCheckedDraft = useRef(false);
  const isDropped = useRef(false);
  const key = options?.key;
  const latest = useRef({ isValid: options?.isValid, restore });
  useEffect(() => {
    latest.current = { isValid: options?.isValid, restore };
  });

  useEffect(() => {
    if (key === undefined) return;
    const draft = readDraft(key) as Partial<KeptDraft<Values>> | null;
    const { isValid } = latest.current;
    if (!isValid || !draft || !isValid(draft.values) || !isValid(draft.base?.values)) return;
    const found = { base: { values: draft.base.values, revision: Number(draft.base.revision) }, values: draft.values };
    if (differingValues(found.base.values, found.values).length === 0) return;
    let isActive = true;
    // After hydration, because the server's HTML knows of no draft.
    queueMicrotask(() => {
      if (!isActive) return;
      latest.current.restore(found);
      setIsRestored(true);
    });
    return () => {
      isActive = false;
    };
  }, [key]);

  useEffect(() => {
    if (key === undefined || isDropped.current) return;
    if (isDirty) saveDraft(key, { base, values });
    else if (hasCheckedDraft.current) deleteDraft(key);
    // Not on the first run: the draft may not have been restored yet.
    hasCheckedDraft.current = true;
  }, [key, base, values, isDirty]);

  return {
    isRestored,
    forgetRestored: () => setIsRestored(false),
    drop: () => {
      isDropped.current = true;
      if (key !== undefined) deleteDraft(key);
    },
  };
}
