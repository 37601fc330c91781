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

/** Figures that a point could be read from: two decimals or more, degrees, minutes, grid letters. */
const COORDINATES = [
  /[-+]?\d{1,3}\s*(?:°|º|deg(?:rees)?\b|d\b)\s*(?:\d{1,2}(?:[.,]\d+)?\s*(?:['′’]|min\b|m\b)?\s*)?(?:\d{1,2}(?:[.,]\d+)?\s*(?:["″”]|sec\b|s\b)?\s*)?[NSEWnsew]?/g,
  /[NSEWnsew]?\s*[-+]?\d{1,3}[.,]\d{2,}\s*[NSEWnsew]?\b/g,
  /\b[NSEW]\s?\d{2,3}[\s-]\d{1,2}(?:[.,]\d+)?|\b\d{2,3}[\s-]\d{1,2}(?:[.,]\d+)?\s?[NSEW]\b/g,
  /https?:\/\/\S+|\bwww\.\S+/gi,
  /\/\/\/[\p{L}]+\.[\p{L}]+\.[\p{L}]+/gu,
  /\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/g,
];

/** The words about something whose place is shown roughly, without what could be a position. */
export const withoutCoordinates = (text: string): string =>
  COORDINATES.reduce((words, pattern) => words.replace(pattern, " [position removed] "), text)
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.;])/g, "")
    .trim();

/** A finger on a chart is about that many pixels exact, and no chart is drawn finer than the least. */
const FINGER_PIXELS = 8;
const CHART_METERS = { least: 50, most: 500_000 };

/** How exact the pin of somebody is who picks on a chart of this scale. */
export const pickedAccuracy = (metersPerPixel: number): number =>
  Math.ceil(
    Math.min(Math.max(FINGER_PIXELS * metersPerPixel, CHART_METERS.least), CHART_METERS.most),
  );
