import { LIST_NAME_MAX, LISTS_MAX, NOTE_MAX, ROW_ID_MAX, SAVED_MAX } from "./limits-contract.ts";
import type { GivenDeed } from "./list-contract.ts";
import { movedBy } from "./list-rules.ts";

interface NotedPlace {
  businessId: number;
  note: string;
}

export interface DeviceList {
  /** Also names the request that moves it into an account. */
  key: string;
  name: string;
  places: readonly NotedPlace[];
}

export interface DeviceLists {
  /** About the places that the hearts keep, by the number of the listing. */
  notes: Readonly<Record<string, string>>;
  lists: readonly DeviceList[];
}

export const NO_LISTS: DeviceLists = { notes: {}, lists: [] };

/** What a device kept may have been altered by anyone: what does not fit is left out. */
export function readKeptLists(text: string | null): DeviceLists {
  try {
    const kept = JSON.parse(text ?? "null");
    return { notes: notesOf(kept?.notes), lists: listsOf(kept?.lists) };
  } catch {
    return NO_LISTS;
  }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;

function notesOf(kept: unknown): Record<string, string> {
  const entries = Object.entries(typeof kept === "object" && kept ? kept : {});
  return Object.fromEntries(
    entries
      .filter(([id, note]) => isRowNumber(Number(id)) && isText(note, NOTE_MAX))
      .slice(0, SAVED_MAX),
  );
}

function listsOf(kept: unknown): DeviceList[] {
  return (Array.isArray(kept) ? kept : []).filter(isList).slice(0, LISTS_MAX).map(withoutDoubles);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isList(kept: DeviceList | null): kept is DeviceList {
  if (!kept || typeof kept !== "object") return false;
  const { key, name, places } = kept;
  const isNamed = isText(name, LIST_NAME_MAX) && name.trim() !== "";
  return isNamed && UUID.test(key) && Array.isArray(places) && places.every(isNoted);
}

const isNoted = (place: NotedPlace | null): boolean =>
  isRowNumber(place?.businessId) && isText(place?.note, NOTE_MAX);

const isRowNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= ROW_ID_MAX;

function withoutDoubles({ key, name, places }: DeviceList): DeviceList {
  const byId = new Map(places.map(({ businessId, note }) => [businessId, { businessId, note }]));
  return { key, name, places: [...byId.values()].slice(0, SAVED_MAX) };
}

/** What the server does with a list of an account, for one on the device; sharing needs an account. */
export function changedList(list: DeviceList, given: GivenDeed): DeviceList {
  const { places } = list;
  const businessId = Number(given.businessId);
  switch (given.deed) {
    case "rename":
      return { ...list, name: (given.name ?? "").trim().slice(0, LIST_NAME_MAX) || list.name };
    case "add":
      return { ...list, places: withAdded(places, (given.ids ?? "").split(",").map(Number)) };
    case "remove":
      return { ...list, places: places.filter((place) => place.businessId !== businessId) };
    case "note":
      return { ...list, places: places.map((place) => noted(place, businessId, given.note)) };
    case "up":
    case "down":
      return { ...list, places: movedPlaces(places, given.deed, businessId) };
    default:
      return list;
  }
}

function withAdded(places: readonly NotedPlace[], ids: readonly number[]): NotedPlace[] {
  const there = new Set(places.map(({ businessId }) => businessId));
  const added = ids.filter((id) => isRowNumber(id) && !there.has(id));
  return [...places, ...added.map((businessId) => ({ businessId, note: "" }))].slice(0, SAVED_MAX);
}

const noted = (place: NotedPlace, businessId: number, note: string | null | undefined) =>
  place.businessId === businessId
    ? { businessId, note: (note ?? "").trim().slice(0, NOTE_MAX) }
    : place;

function movedPlaces(
  places: readonly NotedPlace[],
  step: "up" | "down",
  businessId: number,
): NotedPlace[] {
  const order = places.map((place) => ({ id: place.businessId, isShown: true }));
  const byId = new Map(places.map((place) => [place.businessId, place]));
  return movedBy(step, businessId, order).flatMap((id) => byId.get(id) ?? []);
}
