import type { Event } from "./contract.ts";

/** The drawn scenes that come nearest. */
const SCENES: Readonly<Record<string, string>> = {
  "Boat Show": "marinas",
  Festival: "venues",
  "Sailing Race": "charters",
  "Fishing Tournament": "charters",
  Recreation: "sandbars",
  Education: "captain-services",
  "Watersports Competition": "watersports",
  "Marine Conservation": "sandbars",
  "Networking Event": "restaurants",
  "Training Workshop": "captain-services",
};

/** Its own picture, or a drawn scene that stays the same for it. */
export const pictureOf = ({
  id,
  category,
  imageUrl,
}: Pick<Event, "id" | "category" | "imageUrl">) =>
  imageUrl ?? `/art/place/${SCENES[category] ?? "venues"}/${id}/${id % 4}.svg`;
