import { milesBetween } from "./gazetteer.server.ts";
import { findState, findTown, findZip } from "./zip-codes.server.ts";

const METERS_IN_MILE = 1609.344;
/** A town that is one ZIP code reaches about so far. */
const TOWN_METERS = 8000;

export interface FoundPlace {
  latitude: string;
  longitude: string;
  accuracyMeters: number;
}

const TOWN_AND_STATE =
  /^(?:.*,)?\s*([^,]+),\s*([A-Za-z]{2}|[A-Za-z ]{4,})\s*(?:\d{5}(?:-\d{4})?)?$/;
const ZIP_AT_END = /\b(\d{5})(?:-\d{4})?$/;

/** "21403", "Annapolis, MD" and "City dock, Annapolis, Maryland": the middle, and how far the place reaches. */
export async function findPlace(written: string): Promise<FoundPlace | null> {
  const text = written.trim();
  const zip = await findZip(ZIP_AT_END.exec(text)?.[1] ?? "");
  if (zip) return middleOf([zip]);
  const [, town = "", state = ""] = TOWN_AND_STATE.exec(text) ?? [];
  const code = await findState(state);
  if (code === null) return null;
  const parts = await findTown(writtenOut(town), code);
  return parts.length === 0 ? null : middleOf(parts);
}

interface Point {
  latitude: number;
  longitude: number;
}

function middleOf(points: readonly Point[]): FoundPlace {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
  const farthest = Math.max(...points.map((point) => milesBetween(middle, point)));
  return {
    latitude: middle.latitude.toFixed(6),
    longitude: middle.longitude.toFixed(6),
    accuracyMeters: Math.ceil(TOWN_METERS + farthest * METERS_IN_MILE),
  };
}

/** The gazetteer knows Saint Petersburg and Fort Lauderdale, not St. and Ft. */
const writtenOut = (town: string): string =>
  town
    .trim()
    .replace(/^st\.?\s+/i, "Saint ")
    .replace(/^ft\.?\s+/i, "Fort ");
