import { formatHours } from "#src/domains/hours/hours-text.ts";
import { parseHours } from "#src/domains/hours/parse-hours.ts";
import type { OpenHours } from "../../availability/contract.ts";
import type { RentalSeason } from "../../availability/limits-contract.ts";
import type { NewRentalItemInput, RentalItem } from "../../item/contract.ts";
import type { RentalType } from "../../item/limits-contract.ts";

/** What the form holds: texts as they are typed. */
export interface ItemValues {
  name: string;
  description: string;
  type: string;
  pricePerHour: string;
  pricePerDay: string;
  capacity: string;
  quantity: string;
  features: string;
  images: string[];
  minBookingDuration: string;
  maxBookingDuration: string;
  requiresLicense: boolean;
  seasons: readonly RentalSeason[];
  hoursFrom: string;
  /** Kept while another choice is tried. */
  ownHours: string;
  bufferMinutes: string;
  noticeMinutes: string;
  startStep: string;
}

export function valuesOf(item: RentalItem | null): ItemValues {
  if (!item) return NEW_ITEM;
  const { name, description, type, pricePerHour, pricePerDay, images, requiresLicense } = item;
  const isOwn = typeof item.openHours === "object";
  return {
    ...{ name, description, type, pricePerHour, pricePerDay, images, requiresLicense },
    capacity: String(item.capacity),
    quantity: String(item.quantity),
    features: item.features.join(", "),
    minBookingDuration: String(item.minBookingDuration),
    maxBookingDuration: String(item.maxBookingDuration),
    seasons: item.availableSeasons,
    hoursFrom: typeof item.openHours === "string" ? item.openHours : "own",
    ownHours: isOwn ? formatHours(item.openHours as Exclude<OpenHours, string>) : "",
    bufferMinutes: String(item.bufferMinutes),
    noticeMinutes: String(item.noticeMinutes),
    startStep: String(item.startStep),
  };
}

const NEW_ITEM: ItemValues = {
  ...{ name: "", description: "", type: "boat", pricePerHour: "", pricePerDay: "" },
  ...{ capacity: "1", quantity: "1", features: "", images: [], requiresLicense: false },
  ...{ minBookingDuration: "1", maxBookingDuration: "24", seasons: ["all"] },
  ...{ hoursFrom: "listing", ownHours: "", bufferMinutes: "0", noticeMinutes: "0" },
  startStep: "30",
};

/** Hours that cannot be read are left to the rules of the call to refuse. */
export function toNewItem({
  seasons,
  hoursFrom,
  ownHours,
  ...values
}: ItemValues): NewRentalItemInput {
  const openHours = hoursFrom === "own" ? (parseHours(ownHours) ?? ownHours) : hoursFrom;
  return {
    ...values,
    type: values.type as RentalType,
    availableSeasons: [...seasons],
    openHours: openHours as OpenHours,
  };
}

/** What was changed since the form was opened, and what stood there: the rest is left to whoever changes it. */
export function changeOf(first: ItemValues, values: ItemValues, known: RentalItem) {
  const [before, after] = [toNewItem(first), toNewItem(values)];
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]);
  const changed = Object.entries(after).filter(isChanged);
  const shown = changed.map(([name]) => [name, known[name as keyof RentalItem]]);
  return { ...Object.fromEntries(changed), shown: Object.fromEntries(shown) };
}

export interface ItemFormState {
  values: ItemValues;
  errors: Readonly<Record<string, string>>;
  change: (part: Partial<ItemValues>) => void;
}

/** Those that are text. */
export type TextName = {
  [Name in keyof ItemValues]: ItemValues[Name] extends string ? Name : never;
}[keyof ItemValues];
