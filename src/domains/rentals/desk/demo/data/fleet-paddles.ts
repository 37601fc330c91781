import { type FleetItem, paddled, rates, WARM } from "./fleet-item.ts";

/** Of whoever rents kayaks and boards. */
export const PADDLES: readonly FleetItem[] = [
  {
    ...{ ...paddled, type: "kayak", name: "Touring kayak", scene: "kayak" },
    ...{ ...rates(20, 70), capacity: 1, quantity: 8, maxBookingDuration: 48 },
    description: "A stable single with a dry hatch and a seat that can be argued with.",
    features: ["Paddle", "Life vest", "Dry bag"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Tandem kayak", scene: "tandem" },
    ...{ ...rates(30, 100), capacity: 2, quantity: 5, maxBookingDuration: 48 },
    description: "Two seats and two paddles. Whoever sits behind steers.",
    features: ["Two paddles", "Two life vests"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "All-round paddle board", scene: "board" },
    ...{ ...rates(22, 75), capacity: 1, quantity: 10, availableSeasons: [...WARM] },
    description: "Eleven feet long and wide enough for a first try.",
    features: ["Leash", "Adjustable paddle"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "Touring paddle board", scene: "board" },
    ...{ ...rates(28, 95), capacity: 1, quantity: 3, availableSeasons: [...WARM] },
    description: "Long, narrow and quick, for those who have somewhere to be.",
    features: ["Leash", "Carbon paddle", "Deck bag"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "Rack of boards for a group", scene: "boards" },
    ...{ ...rates(120, 420), capacity: 8, quantity: 1, availableSeasons: [...WARM] },
    description: "Eight boards, eight paddles and one of us to see you off.",
    features: ["Eight boards", "Eight vests", "Short lesson"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Glass-bottomed kayak", scene: "tandem" },
    ...{ ...rates(40, 140), capacity: 2, quantity: 2, availableSeasons: [...WARM] },
    description: "Grass, rays and now and then your own lost hat, all in plain view.",
    features: ["Glass floor", "Two paddles"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Fishing kayak", scene: "kayak" },
    ...{ ...rates(34, 115), capacity: 1, quantity: 4 },
    description: "Pedals leave both hands to the rod.",
    features: ["Pedal drive", "Rod holders"],
  },
  {
    ...{ ...paddled, type: "kayak", name: "Canoe", scene: "tandem" },
    ...{ ...rates(26, 90), capacity: 3, quantity: 3, maxBookingDuration: 72 },
    description: "Sixteen feet, three seats, and a painter long enough for any tree.",
    features: ["Three paddles", "Three vests"],
  },
  {
    ...{ ...paddled, type: "paddle-board", name: "Children's board", scene: "boards" },
    ...{ ...rates(14, 45), capacity: 1, quantity: 6, availableSeasons: [...WARM] },
    description: "Short, soft and hard to tip over.",
    features: ["Small paddle", "Vest"],
  },
  {
    ...{ ...paddled, type: "other", name: "Windsurfer", scene: "windsurfer" },
    ...{ ...rates(35, 130), capacity: 1, quantity: 2, availableSeasons: [...WARM] },
    description: "A big floating board and a small forgiving sail.",
    features: ["Harness", "Wetsuit"],
  },
  {
    ...{ type: "other", name: "Beach chairs and umbrella", scene: "chairs" },
    ...{ ...rates(8, 30), capacity: 2, quantity: 20, maxBookingDuration: 12 },
    description: "Two chairs and an umbrella, set up where you point.",
    features: ["Set up for you"],
  },
  {
    ...{ type: "other", name: "Roof pads and straps", scene: "vests" },
    ...{ ...rates(2, 6), capacity: 1, quantity: 12, maxBookingDuration: 168 },
    description: "For your own car, with a lesson in the knot that holds.",
    features: ["Pads", "Two straps"],
  },
];
