import type { CatalogueEntry } from "../catalogue-entry.ts";

export const FISH_OF_RIVERS: readonly CatalogueEntry[] = [
  {
    id: 571,
    commonName: "American eel",
    scientificName: "Anguilla rostrata",
    otherNames: [],
    description:
      "A snake-like fish with one long fin round the tail; hatches in the Sargasso Sea, grows up in rivers.",
    habitat: "Rivers, ponds and bays; glass eels enter creeks in spring.",
    size: "12–36 in (30–90 cm)",
    diet: "Insects, crabs, fish",
    depth: "0–100 ft (0–30 m) here",
    safety: "Slimy and strong; raw blood irritates eyes.",
    seen: {
      "new-england": "4-11",
      "mid-atlantic": "all",
      "south-atlantic": "all",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "all",
    },
  },
  {
    id: 572,
    commonName: "Atlantic sturgeon",
    scientificName: "Acipenser oxyrinchus",
    otherNames: ["Acipenser oxyrhynchus"],
    description:
      "An ancient giant with five rows of bony plates, a shark-like tail, a narrow mouth and a pointed snout. Leaps in rivers.",
    habitat: "Spawns in large rivers, feeds along the coast; the Gulf has a subspecies of its own.",
    size: "5–10 ft (1.5–3 m)",
    diet: "Worms, clams, shrimp",
    depth: "0–160 ft (0–50 m)",
    safety: "Leaping sturgeon have hurt boaters on rivers: slow down. Let every one go.",
    seen: {
      "new-england": "4-11",
      "mid-atlantic": "all",
      "south-atlantic": "all",
      florida: "10-4",
      "eastern-gulf": "all",
      "western-gulf": "all",
    },
  },
  {
    id: 573,
    commonName: "Shortnose sturgeon",
    scientificName: "Acipenser brevirostrum",
    otherNames: [],
    description:
      "A small sturgeon with a wide mouth, a short blunt snout and no bony plates between anal fin and lateral row.",
    habitat: "Large tidal rivers from Maine to north Florida.",
    size: "2–4 ft (0.6–1.2 m)",
    diet: "Clams, worms, insects",
    depth: "0–100 ft (0–30 m)",
    safety: "Let every one go at once without lifting it out.",
    seen: { "new-england": "all", "mid-atlantic": "all", "south-atlantic": "all" },
  },
  {
    id: 574,
    commonName: "Atlantic salmon",
    scientificName: "Salmo salar",
    otherNames: ["sea-run salmon"],
    description:
      "Silver with small x-shaped spots above the lateral line, few below, and a slender tail stock.",
    habitat: "Rivers of Maine; goes to sea off Greenland.",
    size: "24–36 in (60–90 cm)",
    diet: "Herring, capelin; nothing in the river",
    depth: "0–30 ft (0–10 m) here",
    safety: "Protected in Maine: let it go without lifting it out.",
    seen: { "new-england": "4-11" },
  },
];
