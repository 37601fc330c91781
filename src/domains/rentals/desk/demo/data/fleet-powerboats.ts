import { type FleetItem, licensed, rates, WARM } from "./fleet-item.ts";

/** Of whoever rents boats with an engine, what people come for first. */
export const POWERBOATS: readonly FleetItem[] = [
  {
    ...{ ...licensed, name: "Pontoon for eight", scene: "pontoon" },
    ...{ ...rates(85, 410), capacity: 8, quantity: 3, availableSeasons: [...WARM] },
    description: "Bench seats all around, a shade top and a ladder that children trust.",
    features: ["Shade top", "Swim ladder", "Bluetooth"],
  },
  {
    ...{ ...licensed, name: "Tritoon for twelve", scene: "pontoon" },
    ...{ ...rates(130, 690), capacity: 12, quantity: 1, availableSeasons: [...WARM] },
    description:
      "Three tubes, a strong engine, and room for two families who still like each other.",
    features: ["Three tubes", "Cooler", "Changing corner"],
  },
  {
    ...{ ...licensed, name: "Skiff, 16 feet", scene: "skiff" },
    ...{ ...rates(48, 220), capacity: 4, quantity: 4 },
    description: "Tiller steered, flat bottomed, forgiving of a shoal or two.",
    features: ["Anchor", "Bailer", "Crab line"],
  },
  {
    ...{ ...licensed, name: "Center console, 23 feet", scene: "center-console" },
    ...{ ...rates(120, 640), capacity: 7, quantity: 2 },
    description: "A live well, a plotter with our marks on it, and a T-top for the ride home.",
    features: ["Live well", "Chart plotter", "T-top"],
  },
  {
    ...{ ...licensed, name: "Deck boat, 22 feet", scene: "center-console" },
    ...{ ...rates(105, 560), capacity: 9, quantity: 2, availableSeasons: [...WARM] },
    description: "Wide at the bow, quick to the sandbar, easy to hose down.",
    features: ["Bow seating", "Swim platform", "Stereo"],
  },
  {
    ...{ ...licensed, name: "Bay boat, 24 feet", scene: "center-console" },
    ...{ ...rates(135, 720), capacity: 6, quantity: 1 },
    description: "Runs skinny and crosses a chop: for people who fish two tides in a day.",
    features: ["Trolling motor", "Rod holders", "Two live wells"],
  },
  {
    ...{ ...licensed, name: "Sport boat with cabin", scene: "sport-boat" },
    ...{ ...rates(160, 890), capacity: 8, quantity: 1, maxBookingDuration: 72 },
    description: "A head, a galley and a flybridge, for the long way round.",
    features: ["Cabin", "Head", "Flybridge"],
  },
  {
    ...{ type: "boat", name: "Jon boat with electric motor", scene: "skiff" },
    ...{ ...rates(28, 110), capacity: 2, quantity: 3 },
    description: "Silent, slow and legal everywhere. Herons hardly look up.",
    features: ["Electric motor", "Two batteries", "Paddle"],
  },
  {
    ...{ ...licensed, name: "Daysailer, 19 feet", scene: "daysailer" },
    ...{ ...rates(60, 280), capacity: 4, quantity: 2 },
    description: "Roller furling and a small outboard, in case the wind has other plans.",
    features: ["Roller furling", "Outboard", "Chart"],
  },
  {
    ...{ type: "other", name: "Towable tube", scene: "vests" },
    ...{ ...rates(9, 35), capacity: 2, quantity: 4, availableSeasons: [...WARM] },
    description: "Goes with any of our boats. The rope and the flag are in the bag.",
    features: ["Tow rope", "Flag", "Two vests"],
  },
  {
    ...{ type: "fishing-gear", name: "Rod and tackle set", scene: "rods" },
    ...{ ...rates(7, 28), capacity: 1, quantity: 8, maxBookingDuration: 72 },
    description: "Rod, reel and a small box of what has been working this week.",
    features: ["Rod and reel", "Tackle box", "Pliers"],
  },
  {
    ...{ type: "other", name: "Cooler with ice", scene: "outfit" },
    ...{ ...rates(3, 12), capacity: 1, quantity: 10, maxBookingDuration: 72 },
    description: "Keeps a lunch cold and, later, a catch.",
    features: ["Two bags of ice"],
  },
];
