import type {
  Duration,
  FundingStatus,
  ProjectStatus,
  ResearchType,
} from "../../limits-contract.ts";

export interface DemoProject {
  title: string;
  description: string;
  leadResearcher: string;
  institution: string;
  researchType: ResearchType;
  estimatedDuration: Duration;
  status: ProjectStatus;
  fundingStatus: FundingStatus;
  targetSpecies: string[];
  dataNeeded: string[];
  expectedOutcomes: string[];
  publications?: string[];
  daysAgo: number;
  /** Names of people whose requests were accepted. */
  collaborators: string[];
}

/** Invented people at invented institutions. */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    title: "Terrapin nesting on armored shorelines",
    description:
      "Diamondback terrapins need open sand above the tide line. We walk twelve creeks each June and July, map where bulkheads and rock have replaced beach, and compare nests on both.\n\nVolunteers with a kayak and two free mornings a week learn to find and mark nests in an afternoon.",
    leadResearcher: "Dr. Imke Halloran",
    institution: "Tidewater Field Station, Quill Creek",
    researchType: "field_study",
    estimatedDuration: "2_years",
    status: "active",
    fundingStatus: "funded",
    targetSpecies: ["Diamondback terrapin"],
    dataNeeded: ["Nest positions", "Shoreline photos", "Dates of hatching"],
    expectedOutcomes: ["Map of open nesting beaches", "Guide for shoreline owners"],
    publications: [
      "Halloran, I. (2025). Where the sand ends: nest choice beside bulkheads. Quill Creek Notes 4, 11-19.",
    ],
    daysAgo: 6,
    collaborators: ["Ansel Brook", "Tove Marsh"],
  },
  {
    title: "Listening for black drum at night",
    description:
      "Black drum call loudly when they spawn. Six recorders on channel markers tell us when and where, and we need help to sort the calls from the boats.",
    leadResearcher: "Rosalind Achterberg",
    institution: "Lantern Point Marine Acoustics Group",
    researchType: "data_analysis",
    estimatedDuration: "6_months",
    status: "seeking_collaborators",
    fundingStatus: "seeking_funding",
    targetSpecies: ["Black drum", "Spotted seatrout"],
    dataNeeded: ["Night recordings", "Boat traffic logs"],
    expectedOutcomes: ["Open library of calls"],
    daysAgo: 9,
    collaborators: ["Piet Lund"],
  },
  {
    title: "How fast do restored oyster reefs filter?",
    description:
      "In flow tanks we measure how much water one-, three- and five-year-old reef samples clear at summer temperatures, so that restoration plans can use numbers of our own coast.",
    leadResearcher: "Dr. Osric Tanaka-Bell",
    institution: "Hollow Reach Shellfish Laboratory",
    researchType: "laboratory",
    estimatedDuration: "1_year",
    status: "active",
    fundingStatus: "funded",
    targetSpecies: ["Eastern oyster"],
    dataNeeded: ["Reef samples", "Water temperature"],
    expectedOutcomes: ["Filtration rates by age of reef"],
    daysAgo: 14,
    collaborators: [],
  },
  {
    title: "A model of jellyfish at swimming beaches",
    description:
      "Sea nettles follow salinity and warm water. We fit a simple model to ten years of beach counts, to say two days ahead whether a swim will sting.",
    leadResearcher: "Marit Delacroix-Ode",
    institution: "Brackwater Institute for Coastal Forecasts",
    researchType: "modeling",
    estimatedDuration: "1_year",
    status: "planning",
    fundingStatus: "unfunded",
    targetSpecies: ["Bay nettle", "Moon jelly"],
    dataNeeded: ["Beach counts", "Salinity", "Water temperature"],
    expectedOutcomes: ["Two-day forecast", "Open source code"],
    daysAgo: 17,
    collaborators: [],
  },
  {
    title: "Eelgrass beds after the heat of summer",
    description:
      "Every October volunteers photograph the same forty squares of eelgrass from a paddleboard. Seven years of pictures show which beds come back and which do not.",
    leadResearcher: "Yusra Fenwick",
    institution: "Saltmarsh Trust of Pelican Sound",
    researchType: "monitoring",
    estimatedDuration: "ongoing",
    status: "active",
    fundingStatus: "seeking_funding",
    targetSpecies: ["Eelgrass", "Bay scallop"],
    dataNeeded: ["Photos of squares", "Depth", "Secchi depth"],
    expectedOutcomes: ["Yearly atlas of beds"],
    publications: ["https://saltmarsh-trust.example/atlas-2024"],
    daysAgo: 23,
    collaborators: ["Dara Quist", "Emil Rowan", "Sunniva Hale"],
  },
  {
    title: "Quiet water for wintering loons",
    description:
      "Common loons rest where few boats pass. We count birds and boats from eight piers in January, and work with two marinas on a slow lane past the roosts.",
    leadResearcher: "Bram Ostergaard",
    institution: "Cold Harbor Bird Observatory",
    researchType: "conservation",
    estimatedDuration: "3_months",
    status: "planning",
    fundingStatus: "seeking_funding",
    targetSpecies: ["Common loon", "Horned grebe"],
    dataNeeded: ["Bird counts", "Boat counts"],
    expectedOutcomes: ["Slow lane on the winter chart"],
    daysAgo: 31,
    collaborators: [],
  },
  {
    title: "Ghost pots: what lost traps still catch",
    description:
      "Side-scan sonar found more than three hundred lost crab pots in one river. For a year we raised a sample each month and counted what was inside. The work is done; the data are open.",
    leadResearcher: "Dr. Cato Whitlow",
    institution: "Tidewater Field Station, Quill Creek",
    researchType: "field_study",
    estimatedDuration: "1_year",
    status: "completed",
    fundingStatus: "funded",
    targetSpecies: ["Blue crab", "Diamondback terrapin", "Oyster toadfish"],
    dataNeeded: [],
    expectedOutcomes: ["Numbers caught by each pot in a month", "Design of an escape panel"],
    publications: [
      "Whitlow, C. and Halloran, I. (2024). Three hundred pots. Quill Creek Notes 3, 2-31.",
      "https://quill-creek.example/ghost-pots-data",
    ],
    daysAgo: 48,
    collaborators: ["Noor Vesely", "Hanne Birk"],
  },
  {
    title: "Horseshoe crabs counted by moonlight",
    description:
      "On the highest tides of May and June we count spawning crabs in squares along five beaches. New counters join a trained pair for their first night.",
    leadResearcher: "Liesel Okonjo",
    institution: "Moonrise Beach Survey",
    researchType: "monitoring",
    estimatedDuration: "ongoing",
    status: "seeking_collaborators",
    fundingStatus: "unfunded",
    targetSpecies: ["Atlantic horseshoe crab"],
    dataNeeded: ["Counts in squares", "Tide and moon", "Tag numbers"],
    expectedOutcomes: ["Index of spawning by beach"],
    daysAgo: 60,
    collaborators: ["Ravi Stenmark"],
  },
  {
    title: "Microplastics in the guts of menhaden",
    description:
      "Bait shops kept a fish a day for us through one season. The samples are in the freezer; sorting and spectroscopy begin as soon as the instrument time is paid for.",
    leadResearcher: "Dr. Fennimore Adeyi",
    institution: "Hollow Reach Shellfish Laboratory",
    researchType: "laboratory",
    estimatedDuration: "6_months",
    status: "seeking_collaborators",
    fundingStatus: "seeking_funding",
    targetSpecies: ["Atlantic menhaden"],
    dataNeeded: ["Fish samples", "Instrument time"],
    expectedOutcomes: ["Particles by size and kind"],
    daysAgo: 75,
    collaborators: [],
  },
  {
    title: "Dock pilings as a nursery",
    description:
      "Ten docks, ten cameras, three months: which young fish live between pilings, and does it matter whether the wood is old? Finished in the autumn.",
    leadResearcher: "Signe Marlowe",
    institution: "Pelican Sound Community College",
    researchType: "data_analysis",
    estimatedDuration: "3_months",
    status: "completed",
    fundingStatus: "unfunded",
    targetSpecies: ["Sheepshead", "Black sea bass"],
    dataNeeded: ["Camera footage"],
    expectedOutcomes: ["Checklist for dock builders"],
    publications: ["Marlowe, S. (2025). Between pilings. Student Papers of Pelican Sound 12."],
    daysAgo: 110,
    collaborators: ["Otis Fairlie"],
  },
];
