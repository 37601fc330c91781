import { formatDay } from "#src/shared/plain-format.ts";
import { wallTimeAt } from "../series/wall-time.ts";

/** The day on which a message was sent, by the calendar at the place of the event. */
export const sentDay = (sentAt: string, timeZone: string): string =>
  formatDay(wallTimeAt(new Date(sentAt), timeZone).slice(0, 10));
