import type { NewRentalItemInput } from "../../../item/contract.ts";

const boat = {
  type: "boat",
  requiresLicense: true,
  bufferMinutes: 60,
  noticeMinutes: 720,
} as const;
const paddled = { bufferMinutes: 30, noticeMinutes: 60 } as const;

/** What a rentals business may have, the commonest first. */
export const DEMO_ITEMS: readonly NewRentalItemInput[] = [
  {
    ...{ ...paddled, type: "kayak", name: "Touring kayak", capacity: 1, quantity: 6 },
    description: "A stable single with a dry hatch, good for creeks and open water alike.",
    ...{ pricePerHour: "22.00", pricePerDay: "75.00", maxBookingDuration: 48 },
    features: ["Paddle", "Life vest", "Dry bag"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Tandem kayak", capacity: 2, quantity: 4 },
    description: "Two seats, two paddles, and room for a picnic between them.",
    ...{ pricePerHour: "32.00", pricePerDay: "110.00", maxBookingDuration: 48 },
    features: ["Two paddles", "Two life vests", "Cooler space"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "Paddle board", capacity: 1, quantity: 8 },
    description: "An all-round board, eleven feet long, that forgives a first try.",
    ...{ pricePerHour: "24.00", pricePerDay: "80.00" },
    features: ["Leash", "Adjustable paddle"],
    availableSeasons: ["spring", "summer", "fall"],
  },
  {
    ...{ ...boat, name: "Pontoon for ten", capacity: 10, quantity: 2 },
    description: "A shade top, a swim ladder and a grill: the day boat of the whole family.",
    ...{ pricePerHour: "95.00", pricePerDay: "480.00", minBookingDuration: 2 },
    features: ["Shade top", "Swim ladder", "Grill", "Bluetooth"],
    availableSeasons: ["spring", "summer", "fall"],
  },
  {
    ...{ ...boat, name: "Center console, 21 feet", capacity: 6, quantity: 1 },
    description: "Rod holders all around, a live well, and a chart plotter with our marks.",
    ...{ pricePerHour: "110.00", pricePerDay: "590.00", minBookingDuration: 4 },
    features: ["Live well", "Rod holders", "Chart plotter"],
  },
  {
    ...{ ...boat, type: "jet-ski", name: "Jet ski", capacity: 2, quantity: 3 },
    description: "Two seats and a short lesson at the dock before you go.",
    ...{ pricePerHour: "90.00", pricePerDay: "420.00", maxBookingDuration: 8 },
    features: ["Lesson", "Two life vests"],
    availableSeasons: ["summer"],
  },
  {
    ...{ type: "fishing-gear", name: "Inshore rod and tackle", capacity: 1, quantity: 10 },
    description: "Rod, reel, a box of tackle and the tide table of the day.",
    ...{ pricePerHour: "6.00", pricePerDay: "25.00", maxBookingDuration: 72 },
    features: ["Rod and reel", "Tackle box", "Pliers"],
  },
  {
    ...{ ...boat, name: "Skiff, 14 feet", capacity: 4, quantity: 3, requiresLicense: false },
    description: "Nine horsepower, flat bottom, happy in two feet of water.",
    ...{ pricePerHour: "45.00", pricePerDay: "210.00", minBookingDuration: 2 },
    features: ["Anchor", "Bailer", "Crab line"],
  },
  {
    ...{ ...boat, name: "Daysailer", capacity: 4, quantity: 1, requiresLicense: false },
    description: "A nineteen-footer that tacks when asked and forgives when not.",
    ...{ pricePerHour: "60.00", pricePerDay: "280.00", minBookingDuration: 3 },
    features: ["Roller furling", "Small outboard"],
  },
  {
    ...{ type: "other", name: "Beach chair and umbrella", capacity: 2, quantity: 20 },
    description: "Two chairs and an umbrella, set up where you point.",
    ...{ pricePerHour: "8.00", pricePerDay: "30.00", maxBookingDuration: 12 },
    features: ["Set up for you"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Fishing kayak", capacity: 1, quantity: 2 },
    description: "Pedals leave both hands to the rod.",
    ...{ pricePerHour: "35.00", pricePerDay: "120.00" },
    features: ["Pedal drive", "Rod holders", "Fish finder"],
  },
  {
    ...{ type: "fishing-gear", name: "Crabbing kit", capacity: 4, quantity: 6 },
    description: "Traps, a net, bait and a bucket with the legal sizes painted inside.",
    ...{ pricePerHour: "7.00", pricePerDay: "28.00", maxBookingDuration: 48 },
    features: ["Two traps", "Net", "Gauge"],
  },
];

export const DEMO_CUSTOMERS = [
  ...["Alma Reyes", "Ben Whitlock", "Carla Nguyen", "Dev Patel", "Edith Olsen", "Frank Moreau"],
  ...["Grace Lin", "Hugo Barnes", "Ines Costa", "Jonah Fields", "Kaya Stone", "Leo Marsh"],
];

export const DEMO_POLICY =
  "Free until 48 hours before. After that half of the price is due, unless we call it off for weather.";

/** By name, the scene in which each is drawn. */
export const DEMO_ITEM_SCENES: Readonly<Record<string, string>> = {
  "Touring kayak": "kayak",
  "Tandem kayak": "tandem",
  "Paddle board": "board",
  "Pontoon for ten": "pontoon",
  "Center console, 21 feet": "center-console",
  "Jet ski": "jet-ski",
  "Inshore rod and tackle": "rods",
  "Skiff, 14 feet": "skiff",
  Daysailer: "daysailer",
  "Beach chair and umbrella": "chairs",
  "Fishing kayak": "kayak",
  "Crabbing kit": "traps",
};
