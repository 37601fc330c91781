import { noticeText } from "../../availability/offer.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const COMMON = [0, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY];

/** The common ones, and the one that holds now. */
export const noticeOptions = (now: string) =>
  [...new Set([...COMMON, Number(now)])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: minutes === 0 ? "None" : noticeText(minutes),
    }));
