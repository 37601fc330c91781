import type { SourceKey } from "./sources.server.ts";

interface EsaListing {
  status: "endangered" | "threatened";
  /** Which animals are meant: a DPS is a distinct population segment. */
  population: string;
  /** Where it was made law, as far as it was looked up. */
  citation: string | null;
  sources: readonly SourceKey[];
}

const NOAA: readonly SourceKey[] = ["noaa-directory", "noaa-section-7"];
const EVERYWHERE = "Wherever found";

const threatened = (population: string, citation: string | null, sources = NOAA): EsaListing[] => [
  { status: "threatened", population, citation, sources },
];
const endangered = (population: string, citation: string | null, sources = NOAA): EsaListing[] => [
  { status: "endangered", population, citation, sources },
];
const DIRECTORY: readonly SourceKey[] = ["noaa-directory"];
/** The lists of both services. */
const BOTH: readonly SourceKey[] = ["fws-listings", "noaa-directory"];

/** What the US Endangered Species Act says of the animals of these coasts, as far as it was looked up. */
export const ESA_LISTINGS: Readonly<Record<number, readonly EsaListing[]>> = {
  // Whales
  101: endangered(EVERYWHERE, "73 FR 12024"),
  103: endangered(EVERYWHERE, "35 FR 18319"),
  104: endangered(EVERYWHERE, "35 FR 18319"),
  105: endangered(EVERYWHERE, "35 FR 18319"),
  107: endangered("The species", null, DIRECTORY),
  108: endangered(EVERYWHERE, "35 FR 18319"),
  // Manatee, sea turtles and the crocodile
  204: threatened(EVERYWHERE, null, ["fws-listings"]),
  301: threatened("Northwest Atlantic Ocean DPS", "76 FR 58868"),
  302: threatened("North Atlantic DPS", "81 FR 20057"),
  303: endangered(EVERYWHERE, "35 FR 8491"),
  304: endangered(EVERYWHERE, "35 FR 18319"),
  305: endangered(EVERYWHERE, "35 FR 8491"),
  307: threatened("Florida DPS", "72 FR 13027", ["fws-crocodile"]),
  // Sharks and rays
  414: threatened("The species", "83 FR 4153"),
  419: endangered("US DPS", null, BOTH),
  420: threatened("The species", "83 FR 2916"),
  // Fish
  557: threatened("The species", null, BOTH),
  572: [
    {
      status: "endangered",
      population: "New York Bight, Chesapeake Bay, Carolina and South Atlantic DPSs",
      citation: "77 FR 5880 and 77 FR 5914",
      sources: ["fws-listings", "noaa-section-7"],
    },
    {
      status: "threatened",
      population: "Gulf of Maine DPS",
      citation: "77 FR 5880",
      sources: ["fws-listings", "noaa-section-7"],
    },
    {
      status: "threatened",
      population: "Gulf sturgeon, the subspecies of the Gulf coast",
      citation: null,
      sources: DIRECTORY,
    },
  ],
  573: endangered("The species", "32 FR 4001"),
  574: endangered("Gulf of Maine DPS", "74 FR 29344"),
  // Birds
  616: [
    {
      status: "endangered",
      population: "Northeastern population, New York to Maine and northward",
      citation: null,
      sources: ["fws-roseate-plan", "fws-roseate-review"],
    },
    {
      status: "threatened",
      population: "Caribbean population",
      citation: null,
      sources: ["fws-roseate-review"],
    },
  ],
  619: threatened("Atlantic Coast population", null, ["fws-listings"]),
  621: threatened("Rufa red knot, the subspecies of these coasts", "79 FR 73705", ["fws-red-knot"]),
  // Conch and corals
  808: threatened("The species", null, BOTH),
  908: threatened(EVERYWHERE, null, BOTH),
  909: threatened(EVERYWHERE, null, BOTH),
  911: threatened(EVERYWHERE, null, BOTH),
  915: endangered("The species", null, DIRECTORY),
  916: threatened(EVERYWHERE, null, BOTH),
  917: threatened(EVERYWHERE, null, BOTH),
  918: threatened(EVERYWHERE, null, BOTH),
};
