import { STATES } from "#src/domains/directory/listing/state-contract.ts";

const CODES = new Map(Object.entries(STATES).map(([code, name]) => [name, code]));

/** Two letters of a state that is stored by them or by its name; null for anything else. */
export function stateCode(state: string | null): string | null {
  if (state === null) return null;
  return Object.hasOwn(STATES, state) ? state : (CODES.get(state) ?? null);
}
