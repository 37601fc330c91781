import { formatDay, formatLongDay, formatNumber } from "#src/shared/plain-format.ts";
import type { DayFigures, Figure } from "./figure-contract.ts";

interface FigureWords {
  figure: Figure;
  name: string;
  /** What is counted, and what it cannot tell. */
  meaning: string;
}

export const FIGURE_WORDS: readonly FigureWords[] = [
  {
    figure: "views",
    name: "Views",
    meaning:
      "The page of your listing was opened. Opening it again counts again, and your own visits count, too.",
  },
  {
    figure: "visitors",
    name: "Visitors by day",
    meaning:
      "Different visitors of one day, added up. We forget at midnight (UTC) who came, so somebody who comes on three days counts three times.",
  },
  {
    figure: "searchAppearances",
    name: "Search appearances",
    meaning:
      "Your listing stood on a page of results, of a category or of a place that somebody opened, however far down.",
  },
  {
    figure: "calls",
    name: "Calls",
    meaning: "The call button was pressed. Whether a call followed, we cannot know.",
  },
  {
    figure: "directions",
    name: "Directions",
    meaning: "The way to you was looked up.",
  },
  {
    figure: "websiteClicks",
    name: "Website clicks",
    meaning: "The link to your website was followed.",
  },
  {
    figure: "shares",
    name: "Shares",
    meaning: "Your listing was shared, or its link was copied, with the share button.",
  },
];

/** Of fewer a percentage would say more than is known. */
const PERCENT_MIN = 10;

/** "+25% from 40 in the 30 days before" */
export function changeSince(now: number, before: number | undefined, days: number): string {
  if (before === undefined) return "nothing yet to compare with";
  const earlier = `${formatNumber(before)} in the ${days} days before`;
  if (before < PERCENT_MIN) return earlier;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return `as many as ${earlier}`;
  return `${percent > 0 ? "+" : "−"}${formatNumber(Math.abs(percent))}% from ${earlier}`;
}

interface ChartPoint {
  label: string;
  shortLabel: string;
  value: number;
}

const WEEKS_FROM = 32;
const MONTHS_FROM = 120;

/** By days, weeks or months, so that the columns can be told apart. */
export function chartPoints(daily: readonly DayFigures[], figure: keyof Omit<DayFigures, "day">) {
  const stretches =
    daily.length >= MONTHS_FROM
      ? byMonth(daily)
      : daily.length >= WEEKS_FROM
        ? byWeek(daily)
        : null;
  if (stretches === null) return daily.map((each) => dayPoint(each.day, each[figure]));
  return stretches.map(({ label, shortLabel, days }) => ({
    ...{ label, shortLabel },
    value: days.reduce((sum, each) => sum + each[figure], 0),
  }));
}

/** Heads the column of names in the table. */
export const chartUnit = (days: number): "Day" | "Week" | "Month" =>
  days >= MONTHS_FROM ? "Month" : days >= WEEKS_FROM ? "Week" : "Day";

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

const dayPoint = (day: string, value: number): ChartPoint => ({
  label: formatDay(day),
  shortLabel: shortDay(day),
  value,
});

interface Stretch {
  label: string;
  shortLabel: string;
  days: readonly DayFigures[];
}

/** The last week ends today; the first one may be shorter. */
function byWeek(daily: readonly DayFigures[]): Stretch[] {
  const weeks: Stretch[] = [];
  for (let end = daily.length; end > 0; end -= 7) {
    const days = daily.slice(Math.max(0, end - 7), end);
    const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
    weeks.unshift({
      label: `${formatDay(first)} to ${formatDay(last)}`,
      shortLabel: shortDay(first),
      days,
    });
  }
  return weeks;
}

/** The first and the last one are not whole. */
function byMonth(daily: readonly DayFigures[]): Stretch[] {
  const months = Map.groupBy(daily, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, days]) => {
    const label = formatLongDay(`${month}-01`).replace(" 1,", "");
    return { label, shortLabel: label.slice(0, 3), days };
  });
}

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  direct: "Directly, or not known",
  "/": "Landfall: the home page",
  "/search": "Landfall: a search",
  "/category": "Landfall: a category",
  "/location": "Landfall: a place",
  "/business": "Landfall: another listing",
  "/saved": "Landfall: saved places",
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Computer",
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  copy: "Copied link",
  system: "The device's own share menu",
};

/** Of a host, a kind of our own pages, a device or a platform. */
export const sourceName = (name: string): string => SOURCE_NAMES[name] ?? name;

/** "3.4": so many a day. */
export const aDay = (count: number, days: number): string => (count / days).toFixed(1);

/** "13.5", without the zero of "14.0". */
export const formatMedian = (median: number): string => String(Math.round(median * 10) / 10);

/** "12 AM", "3 PM" */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
