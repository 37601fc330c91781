import { readAsked, toAddress } from "./asked-rules.ts";
import { DEFAULT_PREFERENCES, type Preferences } from "./limits-contract.ts";

const KEY = "landfall-travel-preferences";

/** What somebody without an account chose in this browser; null where nothing is kept. */
export function readDevicePreferences(): Preferences | null {
  try {
    const text = localStorage.getItem(KEY);
    const kept = text === null ? null : new URLSearchParams(text);
    return kept && readAsked(kept, DEFAULT_PREFERENCES).preferences;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing, as in some private windows. */
export function keepDevicePreferences(preferences: Preferences): boolean {
  const asked = { requestType: "destination", preferences, place: "", position: null } as const;
  try {
    localStorage.setItem(KEY, toAddress(asked).toString());
    return true;
  } catch {
    return false;
  }
}
