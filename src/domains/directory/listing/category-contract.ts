export interface Category {
  id: string;
  name: string;
  description: string;
  /** A token of the design system, not a raw colour. */
  colour: "land" | "shoal";
  /** The name of a lucide icon. */
  icon: CategoryIconName;
}

export type CategoryIconName =
  | "Utensils"
  | "Anchor"
  | "Ship"
  | "Waves"
  | "Zap"
  | "Calendar"
  | "Compass"
  | "LifeBuoy"
  | "Hotel"
  | "ShoppingBag";

/** The ten kinds of place. Places ashore are buff like land on a chart, places afloat blue. */
export const CATEGORIES: readonly Category[] = [
  {
    id: "restaurants",
    name: "Restaurants",
    description: "Crab houses, raw bars and dock-and-dine tables at the water's edge.",
    colour: "land",
    icon: "Utensils",
  },
  {
    id: "charters",
    name: "Boat Charters",
    description: "Sail, fish or sightsee with a boat and crew for an hour, a day or a week.",
    colour: "shoal",
    icon: "Ship",
  },
  {
    id: "marinas",
    name: "Marinas",
    description: "Slips, moorings, fuel, pump-out and repairs for a night or a season.",
    colour: "shoal",
    icon: "Anchor",
  },
  {
    id: "sandbars",
    name: "Sandbars & Anchorages",
    description: "Places to drop the hook, wade ashore or ride out the night.",
    colour: "shoal",
    icon: "Waves",
  },
  {
    id: "watersports",
    name: "Water Sports",
    description: "Kayaks, paddle boards, kites, wake and dive trips, with lessons.",
    colour: "shoal",
    icon: "Zap",
  },
  {
    id: "venues",
    name: "Event Venues",
    description: "Weddings, regatta dinners and meetings with a view of the water.",
    colour: "land",
    icon: "Calendar",
  },
  {
    id: "captain-services",
    name: "Captain Services",
    description: "Licensed captains for deliveries, training and days on your own boat.",
    colour: "shoal",
    icon: "Compass",
  },
  {
    id: "rentals",
    name: "Marine Rentals",
    description: "Boats, jet skis, boards and gear to take out yourself.",
    colour: "shoal",
    icon: "LifeBuoy",
  },
  {
    id: "hotels",
    name: "Hotels & Resorts",
    description: "Rooms within sight and sound of the water, some with a dock of their own.",
    colour: "land",
    icon: "Hotel",
  },
  {
    id: "outdoor-stores",
    name: "Outdoor Stores",
    description: "Chandleries, tackle, bait and clothing for a day outside.",
    colour: "land",
    icon: "ShoppingBag",
  },
];

export const findCategory = (id: string): Category | undefined =>
  CATEGORIES.find((category) => category.id === id);
