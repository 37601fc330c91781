/** What a calendar is told of: an event on one date, or all the dates of a series. */
export interface CalendarEntry {
  /** The same on the page and in every mail, whatever else changes. */
  uid: string;
  /** Grows with a change of time, place or status. */
  sequence: number;
  title: string;
  /** Empty where it is not told. */
  description: string;
  /** In words: "City Dock, 1 Dock Street, Annapolis, Maryland". */
  place: string;
  position: { latitude: number; longitude: number } | null;
  /** The page of the event. */
  link: string;
  /** "America/New_York" */
  timeZone: string;
  startsAt: Date;
  endsAt: Date | null;
  status: EntryStatus;
  organizer: Party;
}

export type EntryStatus = "active" | "cancelled" | "postponed";

export interface Party {
  name: string;
  address: string;
}

/** Published for whoever takes it, or sent to one person, whose calendar then follows it. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Of what follows a date or an event for ever. */
export const dateUid = (dateId: number, host: string): string => `event-date-${dateId}@${host}`;
export const seriesUid = (eventId: number, host: string): string => `event-${eventId}@${host}`;

export const calendarType = (method: CalendarMethod): string =>
  `text/calendar; charset=utf-8; method=${method}`;
