import type { CatalogueEntry } from "../catalogue-entry.ts";

export const TURTLES: readonly CatalogueEntry[] = [
  {
    id: 301,
    commonName: "Loggerhead sea turtle",
    scientificName: "Caretta caretta",
    otherNames: ["loggerhead", "loggerhead turtle"],
    description:
      "A massive head with strong jaws, a reddish-brown heart-shaped shell often crowded with barnacles, five plates along each side of the shell.",
    habitat: "Shelf, bays and inlets; nests on open beaches from North Carolina to Alabama.",
    size: "3–4 ft (0.9–1.2 m) shell, 200–350 lb (90–160 kg)",
    diet: "Whelks, crabs, horseshoe crabs",
    depth: "Surface to about 300 ft (90 m)",
    safety:
      "The jaws crush conchs. On nesting beaches in summer: no lights, no flash, no holes left in the sand.",
    seen: {
      "new-england": "6-10",
      "mid-atlantic": "5-11",
      "south-atlantic": "4-11",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "4-11",
    },
  },
  {
    id: 302,
    commonName: "Green sea turtle",
    scientificName: "Chelonia mydas",
    otherNames: ["green turtle"],
    description:
      "A small round head with one pair of scales between the eyes, a smooth brown-olive shell with four plates along each side.",
    habitat: "Seagrass beds, reefs and inlets; nests mostly in east Florida.",
    size: "3–4 ft (0.9–1.2 m) shell, 250–400 lb (110–180 kg)",
    diet: "Seagrass and algae; jellies when young",
    depth: "Surface to about 130 ft (40 m)",
    safety: "Look out for heads in seagrass and in inlets; boats kill many.",
    seen: {
      "new-england": "7-10",
      "mid-atlantic": "6-10",
      "south-atlantic": "5-11",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "all",
    },
  },
  {
    id: 303,
    commonName: "Leatherback sea turtle",
    scientificName: "Dermochelys coriacea",
    otherNames: ["leatherback", "leatherback turtle"],
    description:
      "The largest turtle: black leathery back with seven long ridges, pale spots, no plates and no claws.",
    habitat:
      "Open sea and coastal water wherever jellies are; nests on the beaches of southeast Florida in spring.",
    size: "4–6 ft (1.2–1.8 m), 600–1,500 lb (270–680 kg)",
    diet: "Jellyfish",
    depth: "Surface to 3,000 ft (900 m) and more",
    safety:
      "Tangles in buoy lines and swallows bags and balloons. Report an entangled one, do not cut it loose yourself.",
    seen: {
      "new-england": "6-11",
      "mid-atlantic": "5-11",
      "south-atlantic": "3-11",
      florida: "3-7",
      "eastern-gulf": "4-9",
      "western-gulf": "4-9",
    },
  },
  {
    id: 304,
    commonName: "Kemp's ridley sea turtle",
    scientificName: "Lepidochelys kempii",
    otherNames: ["Kemp's ridley", "Atlantic ridley"],
    description:
      "The smallest sea turtle: an almost round grey-green shell, five plates along each side, and four plates with pores along the bridge below.",
    habitat: "Shallow bays and sounds over sand and mud; nests by day in Mexico and south Texas.",
    size: "24–28 in (60–70 cm) shell, 70–100 lb (32–45 kg)",
    diet: "Crabs, above all blue crabs",
    depth: "Surface to about 165 ft (50 m)",
    safety:
      "Often takes a baited hook from a pier: do not lift it by the line; call the number on the pier.",
    seen: {
      "new-england": "7-11",
      "mid-atlantic": "6-10",
      "south-atlantic": "4-11",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "3-11",
    },
  },
  {
    id: 305,
    commonName: "Hawksbill sea turtle",
    scientificName: "Eretmochelys imbricata",
    otherNames: ["hawksbill", "hawksbill turtle"],
    description:
      "A narrow, hooked beak, two pairs of scales between the eyes, and an amber shell of overlapping plates with a saw-toothed edge.",
    habitat: "Coral reefs and ledges of south Florida and the Flower Garden Banks.",
    size: "25–35 in (63–90 cm) shell, 100–150 lb (45–70 kg)",
    diet: "Sponges",
    depth: "Surface to about 165 ft (50 m)",
    safety: "Divers: do not touch or ride; leave it way to the surface.",
    seen: { florida: "all", "eastern-gulf": "5-10", "western-gulf": "5-10" },
  },
  {
    id: 306,
    commonName: "Diamondback terrapin",
    scientificName: "Malaclemys terrapin",
    otherNames: ["terrapin"],
    description:
      "A turtle of the salt marsh with ringed, diamond-shaped plates and a pale grey neck full of black spots. Puts its head up in creeks.",
    habitat: "Brackish marshes, tidal creeks and lagoons from Cape Cod to Texas.",
    size: "5–9 in (13–23 cm) shell",
    diet: "Periwinkles, crabs and small clams",
    depth: "0–20 ft (0–6 m)",
    safety: "Drowns in crab pots: use excluders. Look out for females crossing causeways in June.",
    seen: {
      "new-england": "5-9",
      "mid-atlantic": "4-10",
      "south-atlantic": "3-11",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "3-11",
    },
  },
  {
    id: 307,
    commonName: "American crocodile",
    scientificName: "Crocodylus acutus",
    otherNames: ["crocodile"],
    description:
      "Grey-green with a narrow, tapered snout; the fourth tooth of the lower jaw shows when the mouth is closed.",
    habitat: "Mangrove bays, creeks and canals of the southern tip of Florida.",
    size: "7–13 ft (2–4 m)",
    diet: "Fish, crabs, birds, raccoons",
    depth: "0–15 ft (0–5 m)",
    safety:
      "Shy, but large enough to be dangerous: keep pets and children from the edge, never feed, clean fish elsewhere.",
    seen: { florida: "all", "eastern-gulf": "all" },
  },
  {
    id: 308,
    commonName: "American alligator",
    scientificName: "Alligator mississippiensis",
    otherNames: ["alligator", "gator"],
    description:
      "Black, with a broad, rounded snout; with the mouth closed no teeth of the lower jaw show.",
    habitat:
      "Fresh and brackish rivers, marshes and ponds; wanders through salt water now and then, even the surf.",
    size: "6–12 ft (1.8–3.7 m)",
    diet: "Fish, turtles, birds, mammals",
    depth: "0–15 ft (0–5 m)",
    safety:
      "Most active from dusk to dawn in spring and summer. Keep pets on a leash away from the edge; feeding it ends badly for both.",
    seen: {
      "south-atlantic": "3-11",
      florida: "all",
      "eastern-gulf": "all",
      "western-gulf": "3-11",
    },
  },
];
