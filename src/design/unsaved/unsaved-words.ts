/** What a person has typed or attached somewhere on the page and would lose by leaving. */
export interface UnsavedEntry {
  /** The panel that it is in, if any. */
  panel: object | null;
  /** It stays when only the part of the address behind the path changes. */
  isKeptOnPath: boolean;
  /** What its button does with it. */
  verb: UnsavedVerb;
}

export type UnsavedVerb = "send" | "save";

type Asker = () => Promise<boolean>;

const entries = new Set<UnsavedEntry>();
const listeners = new Set<() => void>();
let asker: Asker | null = null;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Answers how to take it back. */
export function noteUnsaved(entry: UnsavedEntry): () => void {
  entries.add(entry);
  tell();
  return () => {
    entries.delete(entry);
    tell();
  };
}

export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In this panel; without one, anywhere on the page. */
export const hasUnsaved = (panel?: object): boolean =>
  panel ? [...entries].some((entry) => entry.panel === panel) : entries.size > 0;

/** A form that saves may also have files on their way. */
export const unsavedVerb = (): UnsavedVerb =>
  [...entries].some(({ verb }) => verb === "save") ? "save" : "send";

interface Place {
  pathname: string;
  search: string;
}

/** Whether going from one address to another loses something. */
export function losesOnTheWay(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return hasUnsaved();
  return from.search !== to.search && [...entries].some(({ isKeptOnPath }) => !isKeptOnPath);
}

/** Asks the person whether it may be lost. */
export const askToLeave = async (): Promise<boolean> => (asker ? asker() : true);

/** The question stands once in the page. */
export function answerWith(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}
