import type { CatalogueEntry } from "../catalogue-entry.ts";

export const SEALS_AND_MANATEES: readonly CatalogueEntry[] = [
  {
    id: 201,
    commonName: "Harbor seal",
    scientificName: "Phoca vitulina",
    otherNames: ["common seal"],
    description:
      "A round, dog-like head with a short snout and V-shaped nostrils; coat spotted in grey, silver or brown. Rests on ledges in the shape of a banana.",
    habitat: "Ledges, sandbars and harbors.",
    size: "5–6 ft (1.5–1.8 m)",
    diet: "Fish, squid and crustaceans",
    depth: "Surface to about 650 ft (200 m)",
    safety:
      "Bites and carries disease. Do not flush resting seals into the water; a pup alone is usually waiting for its mother.",
    seen: { "new-england": "all", "mid-atlantic": "11-4", "south-atlantic": "12-3" },
  },
  {
    id: 202,
    commonName: "Gray seal",
    scientificName: "Halichoerus grypus",
    otherNames: ["grey seal", "horsehead seal"],
    description:
      'A long straight "horse" head with nostrils set apart like a W. Bulls are dark and much larger than cows; pups are white for three weeks.',
    habitat: "Islands, sandbars and beaches of New England, more each year.",
    size: "6.5–9 ft (2–2.7 m)",
    diet: "Sand lance, skates, flounder, cod",
    depth: "Surface to about 1,000 ft (300 m)",
    safety: "Heavy and quick over sand. Large seal colonies draw white sharks: swim elsewhere.",
    seen: { "new-england": "all", "mid-atlantic": "11-4" },
  },
  {
    id: 203,
    commonName: "Harp seal",
    scientificName: "Pagophilus groenlandicus",
    otherNames: ["Greenland seal", "Phoca groenlandica"],
    description:
      "Silver-grey with a black face and a black harp on the back when adult; the young ones seen here are pale with scattered dark blots.",
    habitat: "A visitor from the ice; hauls out alone on beaches and docks in late winter.",
    size: "5–6 ft (1.5–1.8 m)",
    diet: "Small fish and crustaceans",
    depth: "Surface to about 1,200 ft (370 m)",
    safety:
      "A seal resting on a beach is not stranded. Keep away, keep dogs away, and call when it seems hurt or eats sand or stones.",
    seen: { "new-england": "1-4", "mid-atlantic": "1-4", "south-atlantic": "2-3" },
  },
  {
    id: 204,
    commonName: "West Indian manatee",
    scientificName: "Trichechus manatus",
    otherNames: ["manatee", "Florida manatee", "sea cow"],
    description:
      'A huge grey barrel with paddle flippers, a whiskered square snout and one round flat tail. Shows as two nostrils and a row of swirls, "footprints", on the water.',
    habitat:
      "Shallow rivers, bays and canals with seagrass; warm springs and power plants in winter.",
    size: "9–12 ft (2.7–3.7 m), up to 1,300 lb (590 kg)",
    diet: "Seagrass and other water plants",
    depth: "3–16 ft (1–5 m)",
    safety:
      "Harmless, slow, and killed by boats: obey slow-speed zones, wear polarized glasses. Touching, feeding and giving it water are illegal.",
    seen: {
      "mid-atlantic": "7-9",
      "south-atlantic": "5-10",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "5-10",
    },
  },
];
