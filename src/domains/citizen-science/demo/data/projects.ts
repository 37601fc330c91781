import type { ProjectStatus, ProjectType } from "../../limits-contract.ts";

export interface DemoCitizenProject {
  title: string;
  description: string;
  projectType: ProjectType;
  organizer: string;
  location: string;
  latitude: string;
  longitude: string;
  status: ProjectStatus;
  featured?: boolean;
  goalAmount: number | null;
  goalUnit: string;
  daysAgo: number;
  participants: number;
  /** What was contributed, from the latest day back. */
  amounts: number[];
}

/** Invented groups and invented numbers, on real waters. */
export const DEMO_PROJECTS: readonly DemoCitizenProject[] = [
  {
    title: "Osprey platforms of the Severn",
    description:
      "Every channel marker and platform from Round Bay to the mouth, looked at once a fortnight from March to August: is the nest used, how many chicks, any line or plastic in it?\n\nYou need a boat or a kayak, binoculars and a quiet hour. Keep well off: a bird that stands up is a bird that is disturbed.",
    projectType: "monitoring",
    organizer: "Severn Nest Watch",
    location: "Severn River, Maryland",
    latitude: "39.03",
    longitude: "-76.54",
    status: "active",
    featured: true,
    goalAmount: 600,
    goalUnit: "nest checks",
    daysAgo: 410,
    participants: 34,
    amounts: [12, 9, 14, 8, 21, 17, 6, 30, 25, 19, 11, 28, 16, 22],
  },
  {
    title: "Horseshoe crabs by moonlight",
    description:
      "On the high tides of May and June crabs come ashore to spawn. We walk a hundred squares along the wrack line and count what lies in each, always the same stretch, always at the top of the tide.",
    projectType: "survey",
    organizer: "Delaware Bay Tide Walkers",
    location: "Delaware Bay beaches, New Jersey",
    latitude: "39.08",
    longitude: "-74.9",
    status: "active",
    featured: true,
    goalAmount: 2000,
    goalUnit: "squares counted",
    daysAgo: 520,
    participants: 58,
    amounts: [100, 100, 80, 100, 100, 60, 100, 100, 100, 90],
  },
  {
    title: "Know your dolphins by their fins",
    description:
      "Send what your long lens catches: nicks and notches on the trailing edge of a fin tell one bottlenose dolphin from another. Volunteers sort the pictures in winter.",
    projectType: "photo_identification",
    organizer: "Fin Album of the Lowcountry",
    location: "Charleston Harbor, South Carolina",
    latitude: "32.77",
    longitude: "-79.92",
    status: "active",
    goalAmount: 1500,
    goalUnit: "fins photographed",
    daysAgo: 300,
    participants: 27,
    amounts: [40, 22, 18, 65, 31, 12, 54],
  },
  {
    title: "How clear is the creek",
    description:
      "A black and white disc on a marked line, lowered until it is gone. Two minutes at the end of any dock, once a week, with the time of the tide beside it.",
    projectType: "water_quality",
    organizer: "Rhode River Disc Club",
    location: "Rhode River, Maryland",
    latitude: "38.88",
    longitude: "-76.53",
    status: "active",
    goalAmount: 1000,
    goalUnit: "readings",
    daysAgo: 240,
    participants: 41,
    amounts: [38, 41, 36, 29, 33, 40, 27, 31, 35, 22, 19],
  },
  {
    title: "Fishing line off the jetty",
    description:
      "Line, hooks and lead left between the rocks catch pelicans and turtles for years. We walk the jetty on the first Saturday of each month with gloves and snips, and weigh what comes back.",
    projectType: "cleanup",
    organizer: "Jetty Saturday",
    location: "Sebastian Inlet, Florida",
    latitude: "27.86",
    longitude: "-80.45",
    status: "active",
    goalAmount: 400,
    goalUnit: "pounds of line and tackle",
    daysAgo: 365,
    participants: 46,
    amounts: [22, 31, 18, 27, 35, 24, 40, 19],
  },
  {
    title: "Shells back to the reef",
    description:
      "Restaurants keep the shells, we bag them, spat settles on them. A Sunday morning makes about two hundred bags.",
    projectType: "restoration",
    organizer: "Shell Sunday of the Lynnhaven",
    location: "Lynnhaven River, Virginia",
    latitude: "36.9",
    longitude: "-76.09",
    status: "active",
    featured: true,
    goalAmount: 5000,
    goalUnit: "bags of shell",
    daysAgo: 700,
    participants: 73,
    amounts: [210, 180, 195, 240, 160, 205, 220, 190, 175],
  },
  {
    title: "Jellyfish days",
    description:
      "Did you swim, and were there sea nettles? Yes counts, and so does no: the quiet days tell where they are not.",
    projectType: "monitoring",
    organizer: "Mid-Bay Swimmers",
    location: "Chesapeake Bay, Maryland and Virginia",
    latitude: "38.55",
    longitude: "-76.43",
    status: "active",
    goalAmount: null,
    goalUnit: "days in the water",
    daysAgo: 160,
    participants: 22,
    amounts: [5, 3, 7, 2, 4, 6, 1, 3],
  },
  {
    title: "Mangrove seedlings of the lagoon",
    description:
      "Red mangroves grow on sills of old oyster shell. We plant in spring, and count in autumn what still stands.",
    projectType: "restoration",
    organizer: "Lagoon Shade",
    location: "Indian River Lagoon, Florida",
    latitude: "28.36",
    longitude: "-80.71",
    status: "active",
    goalAmount: 800,
    goalUnit: "seedlings",
    daysAgo: 280,
    participants: 19,
    amounts: [60, 45, 80, 30, 55],
  },
  {
    title: "Gulf beach wrack count",
    description:
      "A hundred paces along the last high-water line, everything natural in one column and everything else in the other. We begin when the first twenty beaches have somebody to walk them.",
    projectType: "survey",
    organizer: "Wrack Line of Mobile Bay",
    location: "Dauphin Island, Alabama",
    latitude: "30.25",
    longitude: "-88.11",
    status: "planning",
    goalAmount: 300,
    goalUnit: "walks",
    daysAgo: 20,
    participants: 8,
    amounts: [],
  },
  {
    title: "Salt in the ditches",
    description:
      "Where does the king tide reach? On the highest days of autumn we follow it inland with a salt meter and mark the last wet place on the road.",
    projectType: "water_quality",
    organizer: "High Water Marks of Hatteras",
    location: "Hatteras Island, North Carolina",
    latitude: "35.25",
    longitude: "-75.62",
    status: "planning",
    goalAmount: 120,
    goalUnit: "marks",
    daysAgo: 12,
    participants: 5,
    amounts: [],
  },
  {
    title: "Winter ducks from the bridge",
    description:
      "Five winters of counts from the same rail of the same bridge, ten minutes at eight in the morning. The last one ended in March; the numbers stay here.",
    projectType: "survey",
    organizer: "Bridge Rail Birders",
    location: "Choptank River, Maryland",
    latitude: "38.57",
    longitude: "-76.06",
    status: "completed",
    goalAmount: 250,
    goalUnit: "counts",
    daysAgo: 900,
    participants: 16,
    amounts: [24, 31, 28, 40, 36, 29, 33, 41],
  },
  {
    title: "Marsh edge before and after",
    description:
      "Forty wooden stakes at the edge of a salt marsh, photographed each season for two years. The edge went back by a pace at half of them.",
    projectType: "photo_identification",
    organizer: "Stake and Camera",
    location: "Sapelo Sound, Georgia",
    latitude: "31.54",
    longitude: "-81.22",
    status: "completed",
    goalAmount: 320,
    goalUnit: "photographs",
    daysAgo: 860,
    participants: 12,
    amounts: [40, 40, 38, 40, 37, 40, 36, 34],
  },
];
