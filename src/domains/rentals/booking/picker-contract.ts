import type { RentalItem } from "../item/contract.ts";
import type { Availability, PossibleEnd } from "./contract.ts";

/** What the page of a listing shows of an item that somebody wants: its address holds the choice. */
export interface Picker {
  item: RentalItem;
  /** Of a week, counted from today on. */
  availability: Availability;
  /** The day whose times are shown. */
  day: string;
  /** Days of the weeks before and after; null where nothing can be had. */
  earlier: string | null;
  later: string | null;
  quantity: number;
  /** The start that was chosen, while it can be had, and when it can end. */
  start: string | null;
  ends: PossibleEnd[];
  /** The terms of cancelling that hold now. */
  policy: string | null;
}
