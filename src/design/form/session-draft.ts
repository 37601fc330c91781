/** What is typed stays in this tab until it is sent. A browser without storage loses only the draft. */
export function readDraft<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}
