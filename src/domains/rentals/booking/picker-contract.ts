import type { RentalItem } from "../item/contract.ts";
import type { Availability, PossibleEnd } from "./contract.ts";

/** What the page of a listing shows of an item that somebody wants: its address holds the choice. */
export interface Picker {
  item: RentalItem;
  availability: Availability;
  /** The first of the days that are shown. */
  from: string;
  quantity: number;
  /** The start that was chosen, while it can be had, and when it can end. */
  start: string | null;
  ends: PossibleEnd[];
}
