import type { PARTY_STATUSES } from "../registration/limits-contract.ts";

/** A party as scans are judged by. */
export interface Scanned {
  size: number;
  status: (typeof PARTY_STATUSES)[number];
  /** All scans added up, as they came. */
  scanned: number;
}

/** Never more than the party has, nor fewer than none; who has no place has not arrived. */
export const arrivedOf = ({ size, status, scanned }: Scanned): number =>
  status === "registered" ? Math.max(0, Math.min(size, scanned)) : 0;

/** People are inside for whom there was no place. */
export const isConflict = ({ size, status, scanned }: Scanned): boolean =>
  status === "registered" ? scanned > size : scanned > 0;

export type Verdict = "counted" | "too_many" | "no_place";

export function judge(party: Scanned): Verdict {
  if (!isConflict(party)) return "counted";
  return party.status === "registered" ? "too_many" : "no_place";
}

/** As it is compared: small letters, blanks, missing dashes and an O for a zero make no difference. */
export const plainCode = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
