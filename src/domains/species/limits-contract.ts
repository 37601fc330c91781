/** Without a schema, so that a page can use them without loading the validator. */

export const SPECIES_GROUPS = [
  { id: "whales-dolphins", name: "Whales and dolphins" },
  { id: "seals-manatees", name: "Seals and manatees" },
  { id: "turtles", name: "Turtles and crocodilians" },
  { id: "sharks-rays", name: "Sharks and rays" },
  { id: "fish", name: "Bony fish" },
  { id: "birds", name: "Seabirds and shorebirds" },
  { id: "crustaceans", name: "Crabs, shrimp and lobsters" },
  { id: "molluscs", name: "Shellfish, snails and squid" },
  { id: "jellies-corals", name: "Jellies and corals" },
  { id: "stars-sponges", name: "Sea stars, urchins and sponges" },
  { id: "plants", name: "Seagrasses, shore plants and seaweeds" },
] as const;
export type SpeciesGroup = (typeof SPECIES_GROUPS)[number]["id"];
export const SPECIES_GROUP_IDS = SPECIES_GROUPS.map(({ id }) => id);

/** From the northeast around Florida to the Mexican border. */
export const REGIONS = [
  { id: "new-england", name: "New England", extent: "Maine to Connecticut" },
  { id: "mid-atlantic", name: "Mid-Atlantic", extent: "New York to Virginia" },
  { id: "south-atlantic", name: "South Atlantic", extent: "North Carolina to Georgia" },
  { id: "florida", name: "East Florida and Keys", extent: "Fernandina to Key West" },
  { id: "eastern-gulf", name: "Eastern Gulf", extent: "West Florida and Alabama" },
  { id: "western-gulf", name: "Western Gulf", extent: "Mississippi to Texas" },
] as const;
export type Region = (typeof REGIONS)[number]["id"];
export const REGION_IDS = REGIONS.map(({ id }) => id);

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The categories of the IUCN Red List that are in use here. */
export const RED_LIST_NAMES = {
  LC: "Least Concern",
  NT: "Near Threatened",
  VU: "Vulnerable",
  EN: "Endangered",
  CR: "Critically Endangered",
  DD: "Data Deficient",
} as const;
export type RedListCategory = keyof typeof RED_LIST_NAMES;

/** Of one that somebody names in their own words. */
export const SPECIES_NAME_MAX_LENGTH = 120;
