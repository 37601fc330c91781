import type { Blackout, RentalItem } from "../item/contract.ts";
import type { DeskBooking } from "./contract.ts";
import type { CalendarView } from "./limits-contract.ts";

export interface CalendarBooking
  extends Pick<
    DeskBooking,
    | "id"
    | "customerName"
    | "status"
    | "quantity"
    | "startLocal"
    | "startZone"
    | "endLocal"
    | "endZone"
  > {
  /** What clocks show when the pause after it is over; null where there is none. */
  pauseLocal: string | null;
}

/** Hours on the clocks of the place. */
export interface HourSpan {
  from: number;
  to: number;
}

/** A day of the place. */
export interface CalendarDay {
  date: string;
  /** Units that are left at the fullest moment of the day; null where it is no longer rented. */
  free: number | null;
  isInSeason: boolean;
  /** Somebody is there at some hour. */
  isHandedOut: boolean;
  closed: Pick<Blackout, "id" | "quantity" | "note">[];
  bookings: CalendarBooking[];
  /** Over on an earlier day, with a pause that reaches into this one. */
  pauses: CalendarBooking[];
  /** With those that are not shown. */
  bookingCount: number;
}

/** What takes an item, day by day; the address says which item and which days. */
export interface DeskCalendar {
  item: Pick<RentalItem, "id" | "name" | "quantity"> & { isRemoved: boolean };
  /** The address asks for an item that has no calendar; this one is shown instead. */
  isInstead: boolean;
  /** No longer rented, while somebody still comes for them. */
  removed: Pick<RentalItem, "id" | "name">[];
  view: CalendarView;
  /** One of the days that are shown. */
  day: string;
  today: string;
  /** The earliest and the latest hour at which it is handed out or taken back; null is any, or not known. */
  openHours: HourSpan | null;
  days: CalendarDay[];
}
