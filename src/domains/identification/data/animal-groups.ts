import type { SpeciesGroup } from "#src/domains/species/limits-contract.ts";
import type { AnimalGroup } from "../limits-contract.ts";

/** What is said of a group where the picture shows no more than that. Our own words. */
export interface GroupFacts {
  /** As the answer names it. */
  name: string;
  /** In the middle of a sentence: "a shark". */
  said: string;
  scientificName: string;
  description: string;
  habitat: string;
  safety: string;
  conservationStatus: string;
  size: string;
  diet: string;
  depth: string;
  /** Where the catalogue lists them. */
  catalogue: SpeciesGroup | null;
}

const MAMMALS_PROTECTED =
  "All are protected by the US Marine Mammal Protection Act; some are endangered.";
const KEEP_AWAY = "Stay at least 50 yards away, do not feed, follow or surround them.";

export const GROUP_FACTS: Readonly<Record<AnimalGroup, GroupFacts>> = {
  dolphin: {
    name: "Dolphin or porpoise",
    said: "a dolphin or porpoise",
    scientificName: "Delphinidae and Phocoenidae",
    description:
      "A small toothed whale with a fin on its back. Shape of the fin, beak and pattern of the side tell the species apart, which a single photo seldom shows.",
    habitat: "From rivers and bays to the open ocean.",
    safety: KEEP_AWAY,
    conservationStatus: MAMMALS_PROTECTED,
    size: "5–13 ft (1.5–4 m)",
    diet: "Fish and squid",
    depth: "Surface to 1,000 ft (300 m) and more",
    catalogue: "whales-dolphins",
  },
  orca: {
    name: "Killer whale",
    said: "a killer whale",
    scientificName: "Orcinus orca",
    description:
      "Black with a white patch behind the eye and a tall fin. A rare visitor on these coasts: a clear photo of one is worth reporting.",
    habitat: "All oceans; far offshore on the US East and Gulf coasts.",
    safety: "Stay at least 100 yards away and let it pass.",
    conservationStatus: "Protected by the US Marine Mammal Protection Act.",
    size: "16–26 ft (5–8 m)",
    diet: "Fish, squid, seals and other whales",
    depth: "Surface to about 1,000 ft (300 m)",
    catalogue: "whales-dolphins",
  },
  "large whale": {
    name: "Large whale",
    said: "a large whale",
    scientificName: "Mysticeti and Physeteridae",
    description:
      "A great whale at the surface. The blow, the fin and the underside of the tail tell the species apart.",
    habitat: "Shelf and ocean, in some seasons within sight of the beach.",
    safety:
      "Stay at least 100 yards away, and 500 yards from any whale that may be a right whale: that distance is federal law.",
    conservationStatus: `${MAMMALS_PROTECTED} Right, fin, sei, blue, sperm and Rice's whales are listed as endangered.`,
    size: "25–90 ft (8–27 m)",
    diet: "Krill and small fish; squid for sperm whales",
    depth: "Surface to thousands of feet",
    catalogue: "whales-dolphins",
  },
  sirenian: {
    name: "Manatee",
    said: "a manatee",
    scientificName: "Trichechidae",
    description: "A heavy, slow plant eater with paddle flippers and a whiskered snout.",
    habitat: "Shallow warm rivers, bays and coasts.",
    safety: "Harmless. Go slowly, do not touch, feed or give it water: that is against the law.",
    conservationStatus: "Protected by US federal law wherever it is met.",
    size: "9–12 ft (2.7–3.7 m)",
    diet: "Water plants",
    depth: "3–16 ft (1–5 m)",
    catalogue: "seals-manatees",
  },
  seal: {
    name: "Seal",
    said: "a seal",
    scientificName: "Pinnipedia",
    description:
      "A seal. The shape of head and nostrils tells the species apart, which a photo from afar seldom shows.",
    habitat: "Ledges, sandbars and beaches of cold coasts.",
    safety:
      "Stay at least 50 yards away and keep dogs away. A seal resting on a beach is usually well.",
    conservationStatus: "Protected by the US Marine Mammal Protection Act.",
    size: "5–9 ft (1.5–2.7 m)",
    diet: "Fish, squid and crustaceans",
    depth: "Surface to about 1,000 ft (300 m)",
    catalogue: "seals-manatees",
  },
  otter: {
    name: "Otter",
    said: "an otter",
    scientificName: "Lutrinae",
    description:
      "An otter. Along the US East and Gulf coasts it is the North American river otter, which also swims in salt water; it is not in our catalogue yet.",
    habitat: "Rivers, marshes and quiet salt water.",
    safety: "Keep your distance: otters bite when they defend their young.",
    conservationStatus: "Not looked up: no otter is in our catalogue.",
    size: "3–5 ft (0.9–1.5 m) with the tail",
    diet: "Fish, crayfish and crabs",
    depth: "Surface to about 60 ft (18 m)",
    catalogue: null,
  },
  shark: {
    name: "Shark",
    said: "a shark",
    scientificName: "Selachii",
    description:
      "A shark. Most sharks look alike in a photo: teeth, fins and the colour of the fin tips tell them apart.",
    habitat: "From river mouths to the open ocean.",
    safety: "Get out of the water calmly, keep hands and bait out of it, and do not corner it.",
    conservationStatus: "Differs by species; several are threatened and may not be kept.",
    size: "2–40 ft (0.6–12 m)",
    diet: "Fish, rays, crustaceans and squid",
    depth: "Surface to thousands of feet",
    catalogue: "sharks-rays",
  },
  ray: {
    name: "Ray or skate",
    said: "a ray or skate",
    scientificName: "Batoidea",
    description: "A flat fish with wide wings. Outline, snout and tail tell the species apart.",
    habitat: "Sand and mud of bays and shallow coasts; some swim in open water.",
    safety: "Shuffle your feet in shallow water: many carry a venomous spine on the tail.",
    conservationStatus: "Differs by species; manta and sawfish are protected.",
    size: "1–20 ft (0.3–6 m) wide",
    diet: "Clams, crabs, worms and small fish; plankton for mantas",
    depth: "Surface to several hundred feet",
    catalogue: "sharks-rays",
  },
  "sea turtle": {
    name: "Sea turtle",
    said: "a sea turtle",
    scientificName: "Chelonioidea",
    description:
      "A sea turtle. The plates of the shell and the shape of the head tell the species apart.",
    habitat: "Bays, reefs and the open sea; sandy beaches for nests.",
    safety: "Stay 50 yards away, dim lights on nesting beaches, and slow the boat.",
    conservationStatus:
      "Every sea turtle of these waters is listed under the US Endangered Species Act.",
    size: "2–7 ft (0.6–2.1 m)",
    diet: "Seagrass, jellyfish, crabs or sponges, by species",
    depth: "Surface to several hundred feet",
    catalogue: "turtles",
  },
  "bony fish": {
    name: "Fish",
    said: "a fish",
    scientificName: "Actinopterygii",
    description:
      "A bony fish. Fins, mouth, bars and spots tell the many species apart: compare it with the catalogue.",
    habitat: "All waters from the marsh to the deep sea.",
    safety: "Mind spines of the fins. Look up size and season limits before you keep one.",
    conservationStatus: "Differs by species.",
    size: "Inches to 15 ft (4.5 m)",
    diet: "Differs by species",
    depth: "All depths",
    catalogue: "fish",
  },
  jellyfish: {
    name: "Jellyfish",
    said: "a jellyfish",
    scientificName: "Medusozoa",
    description: "A jelly. Bell, arms and colour tell the species apart.",
    habitat: "Drifts in bays and at sea; washes up on beaches.",
    safety: "Do not touch, also not on the beach: tentacles sting after the animal is dead.",
    conservationStatus: "Most have not been assessed.",
    size: "1 inch to 8 ft (2.5 cm to 2.4 m) across",
    diet: "Plankton, small fish and other jellies",
    depth: "Mostly near the surface",
    catalogue: "jellies-corals",
  },
  crab: {
    name: "Crab",
    said: "a crab",
    scientificName: "Brachyura and Anomura",
    description: "A crab. The outline of the shell and the claws tell the species apart.",
    habitat: "Marsh, beach, grass beds, rocks and docks.",
    safety: "Mind the claws. Look up size and season limits before you keep one.",
    conservationStatus: "Most have not been assessed.",
    size: "1–9 inches (2.5–23 cm) across",
    diet: "Clams, snails, worms, carrion and algae",
    depth: "Shore to several hundred feet",
    catalogue: "crustaceans",
  },
  "lobster/shrimp": {
    name: "Lobster or shrimp",
    said: "a lobster or shrimp",
    scientificName: "Decapoda",
    description:
      "A long-tailed crustacean. Large claws, long antennae or neither tell lobsters and shrimp apart.",
    habitat: "Rocks, reefs and muddy bottoms.",
    safety: "Mind claws and spines. Look up size and season limits before you keep one.",
    conservationStatus: "Most have not been assessed.",
    size: "3 inches to 2 ft (8–60 cm)",
    diet: "Clams, worms, algae and carrion",
    depth: "Shore to over 1,000 ft (300 m)",
    catalogue: "crustaceans",
  },
  "octopus/squid": {
    name: "Octopus or squid",
    said: "an octopus or squid",
    scientificName: "Cephalopoda",
    description: "A soft animal with arms and large eyes that changes its colour.",
    habitat: "Reefs, rocks and sand for octopus; open water for squid.",
    safety: "Do not handle it: octopus and squid bite.",
    conservationStatus: "Most have not been assessed.",
    size: "A few inches to 3 ft (1 m)",
    diet: "Crabs, fish and clams",
    depth: "Shore to over 1,000 ft (300 m)",
    catalogue: "molluscs",
  },
  seabird: {
    name: "Seabird or shorebird",
    said: "a seabird or shorebird",
    scientificName: "Aves",
    description: "A bird of the coast. Bill, legs and wing pattern tell the species apart.",
    habitat: "Beaches, marshes, harbors and the open sea.",
    safety: "Keep away from nests and resting flocks; cut no line that holds a hooked bird: call.",
    conservationStatus:
      "Protected by the US Migratory Bird Treaty Act; some are listed as threatened.",
    size: "6 inches to 5 ft (15–150 cm) long",
    diet: "Fish, crabs, worms and clams",
    depth: "Surface and shallow dives",
    catalogue: "birds",
  },
  "reef invertebrate": {
    name: "Coral, anemone, sea star or urchin",
    said: "a coral, anemone, sea star or urchin",
    scientificName: "Anthozoa and Echinodermata",
    description: "An animal that lives fixed to the bottom or creeps over it.",
    habitat: "Reefs, rocks, pilings and sand.",
    safety: "Do not stand on or touch corals; urchins have sharp spines.",
    conservationStatus: "Differs by species; several corals are listed as threatened.",
    size: "An inch to several feet",
    diet: "Plankton, algae or clams, by species",
    depth: "Shore to several hundred feet",
    catalogue: null,
  },
  "other turtle": {
    name: "Pond turtle, terrapin or tortoise",
    said: "a pond turtle, terrapin or tortoise",
    scientificName: "Testudines",
    description:
      "A turtle with legs and claws, not a sea turtle. In salt marshes it is usually the diamondback terrapin.",
    habitat: "Ponds, rivers and land; salt marshes for the terrapin.",
    safety: "Leave it where it is; help it across a road in the direction in which it goes.",
    conservationStatus: "Differs by species; the diamondback terrapin is vulnerable.",
    size: "4–12 inches (10–30 cm)",
    diet: "Snails, crabs, insects and plants",
    depth: "Shallow water",
    catalogue: "turtles",
  },
};
