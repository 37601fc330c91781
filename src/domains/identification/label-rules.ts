import type { AnimalGroup } from "./limits-contract.ts";

/** The numbers of the model's own labels that mean animals of a group. */
const LABELS: Readonly<Partial<Record<AnimalGroup, readonly number[]>>> = {
  "bony fish": [390, 391, 392, 393, 394, 395, 396, 397, 398],
  shark: [3, 4, 5],
  ray: [6, 7],
  "sea turtle": [34, 35],
  "other turtle": [36, 37, 38],
  jellyfish: [108],
  "reef invertebrate": [109, 110, 116, 328, 329, 330, 974],
  "octopus/squid": [118],
  crab: [119, 120, 121, 122, 126],
  "lobster/shrimp": [123, 124],
  seabird: [99, 132, 133, 134, 140, 141, 142, 143, 144, 145, 146, 147],
  "large whale": [148],
  orca: [149],
  sirenian: [150],
  seal: [151],
  otter: [361],
};
/** Tench, goldfish, crayfish: of rivers, lakes and bowls. */
const FRESHWATER = [1, 2, 125];

const GROUP_OF_LABEL = new Map(
  Object.entries(LABELS).flatMap(([group, labels]) =>
    labels.map((label) => [label, group as AnimalGroup] as const),
  ),
);

export const groupOfLabel = (label: number): AnimalGroup | undefined => GROUP_OF_LABEL.get(label);
export const isFreshwaterLabel = (label: number): boolean => FRESHWATER.includes(label);
export const isMarineLabel = (label: number): boolean =>
  GROUP_OF_LABEL.has(label) || isFreshwaterLabel(label);
