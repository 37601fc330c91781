/** Invented days on real waters; each place is a town with open water beside it. */
export const WATERS = [
  { location: "Boothbay Harbor, Maine", latitude: 43.82, longitude: -69.61, region: "north" },
  { location: "Provincetown, Massachusetts", latitude: 42.06, longitude: -70.2, region: "north" },
  { location: "Newport, Rhode Island", latitude: 41.45, longitude: -71.33, region: "north" },
  { location: "Montauk, New York", latitude: 41.02, longitude: -71.9, region: "north" },
  { location: "Cape May, New Jersey", latitude: 38.92, longitude: -74.95, region: "middle" },
  { location: "Lewes, Delaware", latitude: 38.8, longitude: -75.1, region: "middle" },
  { location: "Annapolis, Maryland", latitude: 38.96, longitude: -76.46, region: "middle" },
  { location: "Solomons, Maryland", latitude: 38.31, longitude: -76.43, region: "middle" },
  { location: "Cape Charles, Virginia", latitude: 37.26, longitude: -76.04, region: "middle" },
  { location: "Virginia Beach, Virginia", latitude: 36.85, longitude: -75.95, region: "middle" },
  { location: "Hatteras, North Carolina", latitude: 35.19, longitude: -75.72, region: "south" },
  { location: "Beaufort, North Carolina", latitude: 34.69, longitude: -76.66, region: "south" },
  { location: "Charleston, South Carolina", latitude: 32.74, longitude: -79.87, region: "south" },
  { location: "Tybee Island, Georgia", latitude: 31.99, longitude: -80.83, region: "south" },
  { location: "St. Augustine, Florida", latitude: 29.9, longitude: -81.29, region: "florida" },
  { location: "Jupiter, Florida", latitude: 26.94, longitude: -80.05, region: "florida" },
  { location: "Key Largo, Florida", latitude: 25.08, longitude: -80.42, region: "florida" },
  { location: "Sarasota, Florida", latitude: 27.32, longitude: -82.58, region: "gulf" },
  { location: "Cedar Key, Florida", latitude: 29.13, longitude: -83.05, region: "gulf" },
  { location: "Gulf Shores, Alabama", latitude: 30.23, longitude: -87.7, region: "gulf" },
  { location: "Port Aransas, Texas", latitude: 27.83, longitude: -97.05, region: "gulf" },
] as const;

type Region = (typeof WATERS)[number]["region"];

interface Scene {
  /** As somebody might call it; not all of them are in the catalogue. */
  name: string | null;
  /** What it is taken for by those who do not agree. */
  mistakenFor?: string;
  regions: readonly Region[];
  texts: readonly string[];
  behavior?: string;
}

const EVERYWHERE: readonly Region[] = ["north", "middle", "south", "florida", "gulf"];
const WARM: readonly Region[] = ["south", "florida", "gulf"];

/** No right whales: even invented places of theirs would be taken for true ones. */
export const SCENES: readonly Scene[] = [
  {
    name: "Common bottlenose dolphin",
    mistakenFor: "Harbor porpoise",
    regions: ["middle", ...WARM],
    texts: [
      "A pod worked along the rip, calves on the inside.",
      "Two adults bow-rode for a minute, then went back to the shoal.",
      "Feeding against the seawall at slack water.",
    ],
    behavior: "Feeding",
  },
  {
    name: "Humpback whale",
    mistakenFor: "Common minke whale",
    regions: ["north", "middle"],
    texts: ["One animal lunge-feeding on a school of menhaden.", "Two breaches, then a long dive."],
    behavior: "Lunge-feeding",
  },
  {
    name: "Loggerhead sea turtle",
    mistakenFor: "Green sea turtle",
    regions: ["middle", ...WARM],
    texts: ["Resting at the surface, barnacles on the shell.", "Came up to breathe beside us."],
    behavior: "Resting",
  },
  {
    name: "Green sea turtle",
    mistakenFor: "Loggerhead sea turtle",
    regions: WARM,
    texts: ["Grazing over the grass in clear water.", "A young one in the marina basin."],
    behavior: "Grazing",
  },
  {
    name: "West Indian manatee",
    regions: ["florida", "gulf"],
    texts: ["A cow with her calf in the warm outflow.", "Scars from a propeller across the back."],
  },
  {
    name: "Osprey",
    regions: EVERYWHERE,
    texts: ["A pair on the channel marker, bringing sticks.", "Took a fish right off the dock."],
    behavior: "Nesting",
  },
  {
    name: "Blue crab",
    regions: EVERYWHERE,
    texts: ["Many small ones in the grass at low water.", "Doublers along the pilings."],
  },
  {
    name: "Horseshoe crab",
    regions: ["north", "middle", "south"],
    texts: ["Spawning at the top of the tide.", "Shells in a line along the wrack."],
    behavior: "Spawning",
  },
  {
    name: "Cownose ray",
    mistakenFor: "Spotted eagle ray",
    regions: ["middle", ...WARM],
    texts: ["A school passed under the boat, wing tips out of the water."],
    behavior: "Travelling",
  },
  {
    name: "Striped bass",
    regions: ["north", "middle"],
    texts: ["Breaking fish over a wide area, birds above them."],
  },
  {
    name: "Sea nettle",
    regions: ["middle", "south"],
    texts: ["Thick in the creek, a few in each bucket.", "The first of the year."],
  },
  {
    name: "Gray seal",
    mistakenFor: "Harbor seal",
    regions: ["north"],
    texts: ["Hauled out on the bar at low water.", "One followed the boat in."],
    behavior: "Hauled out",
  },
  {
    name: "small brown shorebird",
    regions: EVERYWHERE,
    texts: ["Ran along the edge of the waves, too quick for a good photo."],
  },
  {
    name: null,
    regions: EVERYWHERE,
    texts: ["Brown water and a smell at the mouth of the creek.", "The grass bed here is gone."],
  },
];

export const CONCERNS = [
  "Boats passed fast and close.",
  "Line around the marker nearby.",
  "Plastic in the wrack.",
  "Dead menhaden on the beach.",
] as const;

export const REASONS = [
  "The shape of the fin and the color fit.",
  "Right place and season for it.",
  "The head is too blunt for that.",
  "Seen here by me as well that week.",
  "The photo shows the mark on the shell.",
] as const;

export const COMMENTS = [
  "Thanks for reporting this one.",
  "Was it alone the whole time?",
  "We saw some like it further out.",
] as const;
