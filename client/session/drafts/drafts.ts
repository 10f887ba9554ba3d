/** Unsaved form values, kept in localStorage over a reload or crash. */
const PREFIX = "aksara:draft:";

/** Null if there is none or it cannot be parsed. */
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
    // Storage is unavailable or full: the form itself still has the values.
  }
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is unavailable: there is nothing to delete.
  }
}

/** Called at logout, so that the next user of this browser does not see them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
