import { HALF_CELL } from "./limits-contract.ts";

const MILLIONTHS = 1_000_000;
const CELL = MILLIONTHS / 5;

/** -76.4 → -76.3: whole millionths of a degree, so that an edge belongs to the cell that it begins. */
export function middleOfCell(degrees: string | number): number {
  const millionths = Math.round(Number(degrees) * MILLIONTHS);
  return (Math.floor(millionths / CELL) * CELL + CELL / 2) / MILLIONTHS;
}

export interface Corner {
  latitude: number;
  longitude: number;
}

/** South-west and north-east, for the square on a chart. */
export function cornersOfCell(middle: Corner): [Corner, Corner] {
  const at = (step: number): Corner => ({
    latitude: middle.latitude + step,
    longitude: middle.longitude + step,
  });
  return [at(-HALF_CELL), at(HALF_CELL)];
}

/** Zeros of the other rows of digits that people type: Arabic, Persian, Devanagari, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Figures as the patterns below know them: plain digits and points, with nothing invisible in between. */
const withPlainFigures = (text: string): string =>
  text
    .replace(/(?<=[\p{Nd}.,:°])\p{Cf}+|\p{Cf}+(?=[\p{Nd}.,:°])/gu, "")
    .replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/(?<=\d)[·٫．‧∙•](?=\d)/g, ".");

/** Figures that a point could be read from: two decimals or more, degrees, minutes, grid letters. */
const COORDINATES = [
  /[-+]?\d{1,3}\s*(?:°|º|deg(?:rees)?\b|d\b)\s*(?:\d{1,2}(?:[.,]\d+)?\s*(?:['′’]|min\b|m\b)?\s*)?(?:\d{1,2}(?:[.,]\d+)?\s*(?:["″”]|sec\b|s\b)?\s*)?[NSEWnsew]?/g,
  /\b\d{1,3}\s?d\s?\d{1,2}(?:[.,]\d+)?\s?m(?:\s?\d{1,2}(?:[.,]\d+)?\s?s)?(?:\s?[NSEW])?\b/gi,
  /(?:\b[NSEW]\s?)?\b\d{1,3}:\d{1,2}:\d{1,2}(?:[.,]\d+)?(?:\s?[NSEW]\b)?/gi,
  /\b\d{1,2}\s?[C-HJ-NP-X]\s+\d{6}(?:\.\d+)?\s?(?:m?E)?,?\s+\d{6,7}(?:\.\d+)?\s?(?:m?N)?\b/gi,
  /\b\d{1,2}[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?\d{2,5}\s?\d{2,5}\b/gi,
  /\b\d{6,7}(?:\.\d+)?\s?[NSEW]\b|\b[NSEW]\s?\d{6,7}\b/g,
  /(?:\b[NSEWnsew]\s*)?[-+]?\d{1,3}[.,]\d{2,}(?:\s*[NSEWnsew]\b)?/g,
  /\b[NSEW]\s?\d{2,3}[\s-]\d{1,2}(?:[.,]\d+)?|\b\d{2,3}[\s-]\d{1,2}(?:[.,]\d+)?\s?[NSEW]\b/g,
  /https?:\/\/\S+|\bwww\.\S+/gi,
  /\/\/\/[\p{L}]+\.[\p{L}]+\.[\p{L}]+/gu,
  /\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/g,
];

const TIMES =
  /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?:\s?[ap]\.?m\b\.?)?|\b(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?|\b(?:[01]\d|2[0-3])[0-5]\d\s?(?:h|hrs|hours)\b/gi;

/** The words about something whose place is shown roughly, without what could be a position. */
export const withoutCoordinates = (text: string): string =>
  COORDINATES.reduce(
    (words, pattern) => words.replace(pattern, " [position removed] "),
    withPlainFigures(text),
  )
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.;])/g, "")
    .trim();

const PART_MIN_LENGTH = 4;

/** A text for those who see the place only roughly: no coordinates, no time of day, not the place as it was written. */
export function redact(text: string, location: string): string {
  const parts = [location, ...location.split(",")]
    .map((part) => part.trim())
    .filter((part) => part.length >= PART_MIN_LENGTH);
  return parts.reduce(
    (words, part) => words.replace(new RegExp(escaped(part), "giu"), "[place removed]"),
    withoutCoordinates(text).replace(TIMES, "[time removed]"),
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A finger on a chart is about that many pixels exact, and no chart is drawn finer than the least. */
const FINGER_PIXELS = 8;
const CHART_METERS = { least: 50, most: 500_000 };

/** How exact the pin of somebody is who picks on a chart of this scale. */
export const pickedAccuracy = (metersPerPixel: number): number =>
  Math.ceil(
    Math.min(Math.max(FINGER_PIXELS * metersPerPixel, CHART_METERS.least), CHART_METERS.most),
  );
