import type { RentalItem } from "../item/contract.ts";
import type { Availability, NextTime, PossibleEnd } from "./contract.ts";

type FreeStart = Availability["days"][number]["starts"][number];

/** Somebody may have been faster meanwhile: what was typed for it stays. */
interface ChosenStart extends Omit<FreeStart, "isOvernight"> {
  isFree: boolean;
}

/** What the page of a listing shows of an item that somebody wants: its address holds the choice. */
export interface Picker {
  item: RentalItem;
  /** Of a week, counted from today on. */
  availability: Availability;
  /** Of the place: "Eastern Time". */
  zoneName: string;
  /** The day whose times are shown. */
  day: string;
  /** Where the address asks for a day or a number that cannot be had: what is shown instead. */
  instead: string | null;
  /** The days on which a booking can begin. */
  firstDay: string;
  lastDay: string;
  /** Days of the weeks before and after; null where nothing can be had. */
  earlier: string | null;
  later: string | null;
  quantity: number;
  start: ChosenStart | null;
  /** When what begins then can end. */
  ends: PossibleEnd[];
  /** Why nothing can begin then; null where others have the time. */
  notOffered: string | null;
  /** Where nothing can begin then: the next time that can be had. */
  next: NextTime | null;
  /** The terms of cancelling that hold now. */
  policy: string | null;
  termsMark: string;
  /** Of the item as it is shown. */
  itemMark: string;
  /** How long it can be had, and how early it has to be asked for. */
  asks: string;
  /** Of the form as it was drawn, for browsers without scripts. */
  requestKey: string;
}
