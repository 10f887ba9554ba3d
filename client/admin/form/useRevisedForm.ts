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
  /** Fields that both have changed differently: this form's values stay until the user takes theirs. */
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

/** `values`, with the fields `names` as in `others`. */
function withValues<Values extends object>(values: Values, names: readonly NameOf<Values>[], others: Values): Values {
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
  /** As they are now, also between two renderings. */
  const current = useRef({ base, values });
  useEffect(() => {
    current.current = { base, values };
  }, [base, values]);
  const changeBase = (next: RevisedBase<Values>) => {
    current.current.base = next;
    setBase(next);
  };
  const changeValues = (next: (now: Values) => Values) => {
    current.current.values = next(current.current.values);
    setValues(current.current.values);
  };
  const [conflict, setConflict] = useState<EditConflict<Name> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const changed = differingValues(base.values, values);
  const isDirty = changed.length > 0;
  const allowLeave = useLeaveGuard(isDirty);
  const keptDraft = useKeptDraft(draft, { base, values }, isDirty, (restored) => {
    changeBase(restored.base);
    changeValues(() => restored.values);
  });

  // A screen that is opened again may be shown what it knew last time first.
  if (latest.revision > base.revision && !isDirty) {
    setBase(latest);
    setValues(latest.values);
  }

  const saveUpon = async (from: RevisedBase<Values>, sent: Values): Promise<SaveOutcome> => {
    const { result, saved } = await update(from, sent);
    if (saved) {
      changeBase(saved);
      setConflict(null);
      keptDraft.forgetRestored();
      // What was typed meanwhile stays.
      changeValues((now) => withValues(saved.values, differingValues(sent, now), now));
      return "saved";
    }
    if (result.statusCode !== 409) return result;
    const now = await fetchSaved();
    if (!now) return result;
    const theirs = differingValues(from.values, now.values);
    // Their revision is newer and their values are the ones that were known: nothing is overwritten.
    if (theirs.length === 0) return saveUpon(now, sent);
    const mine = differingValues(from.values, sent);
    changeBase(now);
    changeValues((typed) => withValues(now.values, [...mine, ...differingValues(sent, typed)], typed));
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
    /**
     * Ends the draft: the record is gone, or was created and has a form of its own, which finds what is unsaved under
     * `keyOfNext`.
     */
    dropDraft: (keyOfNext?: string) => {
      keptDraft.drop();
      const { base: saved, values: typed } = current.current;
      if (keyOfNext && differingValues(saved.values, typed).length > 0) saveDraft(keyOfNext, current.current);
    },
    set: <Key extends Name>(name: Key, value: Values[Key]) => changeValues((now) => ({ ...now, [name]: value })),
    /** `changes` are saved along, as by a button that publishes. */
    save: async (changes: Partial<Values> = {}): Promise<SaveOutcome> => {
      const sent = { ...values, ...changes };
      if (differingValues(base.values, sent).length === 0) return "unchanged";
      changeValues(() => sent);
      setIsSaving(true);
      try {
        return await saveUpon(base, sent);
      } finally {
        setIsSaving(false);
      }
    },
    /** What was saved by another way than the form's. */
    adopt: (saved: Partial<Values>) => {
      const { base: now } = current.current;
      changeBase({ ...now, values: { ...now.values, ...saved } });
      changeValues((typed) => ({ ...typed, ...saved }));
    },
    takeTheirs: (name: Name) => {
      changeValues((now) => withValues(now, [name], base.values));
      setConflict((now) => now && { ...now, both: now.both.filter((other) => other !== name) });
    },
    discard: () => {
      setConflict(null);
      keptDraft.forgetRestored();
      changeValues(() => base.values);
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
