import { type FleetItem, licensed, paddled, rates, WARM } from "./fleet-item.ts";

/** Of whoever rents jet skis. */
export const JET_SKIS: readonly FleetItem[] = [
  {
    ...{ ...licensed, type: "jet-ski", name: "Jet ski for two", scene: "jet-ski" },
    ...{
      ...rates(95, 430),
      capacity: 2,
      quantity: 6,
      maxBookingDuration: 8,
      availableSeasons: [...WARM],
    },
    description: "A quiet four-stroke and a short lesson at the dock.",
    features: ["Lesson", "Two vests"],
  },
  {
    ...{ ...licensed, type: "jet-ski", name: "Jet ski for three", scene: "jet-ski" },
    ...{
      ...rates(110, 490),
      capacity: 3,
      quantity: 4,
      maxBookingDuration: 8,
      availableSeasons: [...WARM],
    },
    description: "Stable enough for a parent and two who want to go faster.",
    features: ["Lesson", "Three vests", "Storage"],
  },
  {
    ...{ ...licensed, type: "jet-ski", name: "Performance jet ski", scene: "jet-ski" },
    ...{
      ...rates(140, 620),
      capacity: 2,
      quantity: 2,
      maxBookingDuration: 4,
      availableSeasons: [...WARM],
    },
    description: "For those who have done this before and can say where.",
    features: ["Lesson", "Race vest"],
  },
  {
    ...{ ...licensed, name: "Jet boat, 19 feet", scene: "center-console" },
    ...{ ...rates(150, 780), capacity: 7, quantity: 1, availableSeasons: [...WARM] },
    description: "No propeller, plenty of noise, and a platform for the wakeboard.",
    features: ["Wake tower", "Swim platform"],
  },
  {
    ...{ ...licensed, name: "Pontoon for ten", scene: "pontoon" },
    ...{ ...rates(95, 470), capacity: 10, quantity: 2, availableSeasons: [...WARM] },
    description: "For whoever came along and would rather watch.",
    features: ["Shade top", "Grill", "Swim ladder"],
  },
  {
    ...{ type: "other", name: "Wakeboard and rope", scene: "boards" },
    ...{ ...rates(12, 45), capacity: 1, quantity: 5, availableSeasons: [...WARM] },
    description: "Board, bindings in three sizes, rope.",
    features: ["Bindings", "Rope", "Vest"],
  },
  {
    ...{ type: "other", name: "Towable tube for two", scene: "vests" },
    ...{ ...rates(10, 38), capacity: 2, quantity: 4, availableSeasons: [...WARM] },
    description: "Handles all around. They are needed.",
    features: ["Tow rope", "Two vests"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "Paddle board", scene: "board" },
    ...{ ...rates(24, 80), capacity: 1, quantity: 6, availableSeasons: [...WARM] },
    description: "For the calm hour before the wind.",
    features: ["Leash", "Paddle"],
  },
  {
    ...{ type: "other", name: "Wetsuit", scene: "vests" },
    ...{ ...rates(4, 15), capacity: 1, quantity: 16, maxBookingDuration: 48 },
    description: "Three millimeters, in every size that we could find.",
    features: ["Rinsed and dried"],
  },
  {
    ...{ type: "other", name: "Action camera", scene: "outfit" },
    ...{ ...rates(8, 30), capacity: 1, quantity: 5, maxBookingDuration: 48 },
    description: "On a float, so that only the phone is at risk.",
    features: ["Float", "Memory card"],
  },
];
