/** What was typed and not saved, kept by the browser over a reload, a crash and a power cut. */
const PREFIX = "aksara:draft:";

/** Null where there is none, or where it is not legible any more. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

export function saveDraft(key: string, values: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing, or is full: the form itself still holds what was typed.
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing can be kept, nothing is there.
  }
}

/** At a logout: the next one at this machine does not find what the one before has typed. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
