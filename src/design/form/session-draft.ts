/*
 * What is typed stays in this tab until it is sent, for whoever typed it: what was typed by somebody who
 * was signed in comes back to that account alone, also when the session has ended in between. What was
 * typed by nobody yet becomes the words of who signs in and meets them. A browser without storage loses
 * only the draft.
 */
const OWNER = "drafts-of";
const PREFIX = "draft-of:";

/** Until the server has said who it is, the tab takes it that nothing has changed. */
let isAssumed = true;
let hasShownOwn = false;

const ownerNow = (): string | null => sessionStorage.getItem(OWNER);
const ownKey = (key: string): string => {
  const owner = ownerNow();
  return owner === null ? key : `${PREFIX}${owner}:${key}`;
};

export function readDraft<Draft>(key: string): Draft | null {
  try {
    const own = ownKey(key);
    const kept = sessionStorage.getItem(own) ?? takeOver(key, own);
    if (kept !== null && isAssumed && own !== key) hasShownOwn = true;
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
}

function takeOver(key: string, own: string): string | null {
  const kept = own === key ? null : sessionStorage.getItem(key);
  if (kept === null) return null;
  sessionStorage.setItem(own, kept);
  sessionStorage.removeItem(key);
  return kept;
}

/** Null forgets it. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(ownKey(key));
    else sessionStorage.setItem(ownKey(key), JSON.stringify(draft));
  } catch {
    return;
  }
}

/**
 * Whose drafts are read and written from now on; null is nobody who is signed in. The drafts of another
 * account are gone when somebody signs in. True where the page shows words of somebody else already,
 * because the tab was left signed in and found otherwise: it has to be drawn anew.
 */
export function keepDraftsOf(owner: string | null): boolean {
  try {
    const isOther = owner !== ownerNow();
    const mustRedraw = isOther && isAssumed && hasShownOwn;
    isAssumed = false;
    if (!isOther) return false;
    if (owner === null) sessionStorage.removeItem(OWNER);
    else {
      sessionStorage.setItem(OWNER, owner);
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${owner}:`))
          sessionStorage.removeItem(key);
    }
    return mustRedraw;
  } catch {
    return false;
  }
}
