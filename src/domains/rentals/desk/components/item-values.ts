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
  season: string;
  hours: string;
  bufferMinutes: string;
  noticeMinutes: string;
}

/** Kept by an item whose hours or seasons this form has no words for. */
export const AS_IT_IS = "as-it-is";

export function valuesOf(item: RentalItem | null): ItemValues {
  if (!item) return NEW_ITEM;
  const { name, description, type, pricePerHour, pricePerDay, images, requiresLicense } = item;
  const [season = "all", ...others] = item.availableSeasons;
  return {
    ...{ name, description, type, pricePerHour, pricePerDay, images, requiresLicense },
    capacity: String(item.capacity),
    quantity: String(item.quantity),
    features: item.features.join(", "),
    minBookingDuration: String(item.minBookingDuration),
    maxBookingDuration: String(item.maxBookingDuration),
    season: others.length > 0 ? AS_IT_IS : season,
    hours: typeof item.openHours === "string" ? item.openHours : AS_IT_IS,
    bufferMinutes: String(item.bufferMinutes),
    noticeMinutes: String(item.noticeMinutes),
  };
}

const NEW_ITEM: ItemValues = {
  ...{ name: "", description: "", type: "boat", pricePerHour: "", pricePerDay: "" },
  ...{ capacity: "1", quantity: "1", features: "", images: [], requiresLicense: false },
  ...{ minBookingDuration: "1", maxBookingDuration: "24", season: "all", hours: "listing" },
  ...{ bufferMinutes: "0", noticeMinutes: "0" },
};

export function toNewItem(
  { season, hours, ...values }: ItemValues,
  item: RentalItem | null,
): NewRentalItemInput {
  return {
    ...values,
    type: values.type as RentalType,
    availableSeasons:
      season === AS_IT_IS ? (item?.availableSeasons ?? ["all"]) : [season as RentalSeason],
    openHours: hours === AS_IT_IS ? (item?.openHours ?? "always") : (hours as "always" | "listing"),
    startStep: item?.startStep ?? 30,
  };
}
