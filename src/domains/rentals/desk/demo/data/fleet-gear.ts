import { type FleetItem, paddled, rates } from "./fleet-item.ts";

/** Of whoever lends what one needs for a week. */
export const GEAR: readonly FleetItem[] = [
  {
    ...{ type: "fishing-gear", name: "Inshore rod and reel", scene: "rods" },
    ...{ ...rates(6, 24), capacity: 1, quantity: 14, maxBookingDuration: 168 },
    description: "Medium action, fresh line, and a leader already tied.",
    features: ["Rod and reel", "Pliers", "Tide table"],
  },
  {
    ...{ type: "fishing-gear", name: "Surf rod and spike", scene: "rods" },
    ...{ ...rates(8, 32), capacity: 1, quantity: 8, maxBookingDuration: 168 },
    description: "Ten feet long, with a sand spike and a bucket.",
    features: ["Sand spike", "Bucket", "Rig wallet"],
  },
  {
    ...{ type: "fishing-gear", name: "Crabbing kit", scene: "traps" },
    ...{ ...rates(7, 28), capacity: 4, quantity: 10, maxBookingDuration: 72 },
    description: "Traps, a net, bait and a gauge with the legal sizes painted on it.",
    features: ["Two traps", "Net", "Gauge"],
  },
  {
    ...{ type: "fishing-gear", name: "Cast net", scene: "rods" },
    ...{ ...rates(5, 18), capacity: 1, quantity: 6, maxBookingDuration: 72 },
    description: "Six feet across. We show you the throw that does not soak you.",
    features: ["Bucket", "Lesson"],
  },
  {
    ...{ type: "fishing-gear", name: "Tackle box for a week", scene: "rods" },
    ...{ ...rates(4, 16), capacity: 1, quantity: 8, maxBookingDuration: 168 },
    description: "What has been working, sorted by what it catches.",
    features: ["Lures", "Hooks", "Card with names"],
  },
  {
    ...{ ...paddled, type: "boat", name: "Dinghy with outboard", scene: "skiff" },
    ...{ ...rates(30, 120), capacity: 4, quantity: 3, maxBookingDuration: 168 },
    description: "For cruisers whose own has misbehaved.",
    features: ["Oars", "Fuel tank", "Anchor"],
  },
  {
    ...{ type: "other", name: "Life vests, set of six", scene: "vests" },
    ...{ ...rates(5, 20), capacity: 6, quantity: 6, maxBookingDuration: 168 },
    description: "Two small, two middling, two large; dogs on request.",
    features: ["Six vests"],
  },
  {
    ...{ type: "other", name: "Snorkel set", scene: "outfit" },
    ...{ ...rates(5, 18), capacity: 1, quantity: 12, maxBookingDuration: 72 },
    description: "Mask, snorkel and fins, rinsed between people.",
    features: ["Mask", "Fins", "Bag"],
  },
  {
    ...{ type: "other", name: "Lantern and binoculars", scene: "outfit" },
    ...{ ...rates(4, 14), capacity: 1, quantity: 5, maxBookingDuration: 168 },
    description: "For whoever stays out to see what comes in.",
    features: ["Charged lantern", "Binoculars"],
  },
  {
    ...{ type: "other", name: "Beach chairs and umbrella", scene: "chairs" },
    ...{ ...rates(7, 26), capacity: 2, quantity: 18, maxBookingDuration: 168 },
    description: "Two chairs and an umbrella that stands in wind.",
    features: ["Sand anchor"],
  },
  {
    ...{ type: "other", name: "Beach wheelchair", scene: "chairs" },
    ...{ ...rates(0, 0), capacity: 1, quantity: 2, maxBookingDuration: 72, noticeMinutes: 1440 },
    description: "Lent free, with tires that float. Please call a day ahead.",
    features: ["Wide tires"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Fishing kayak", scene: "kayak" },
    ...{ ...rates(32, 105), capacity: 1, quantity: 3, maxBookingDuration: 72 },
    description: "With rod holders and a crate that fits behind the seat.",
    features: ["Rod holders", "Crate", "Paddle"],
  },
];
