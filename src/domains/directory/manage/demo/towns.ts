import { ATLANTIC_TOWNS } from "./data/towns-atlantic.ts";
import { FLORIDA_EAST_TOWNS } from "./data/towns-florida-east.ts";
import { FLORIDA_WEST_TOWNS } from "./data/towns-florida-west.ts";
import { LOWER_BAY_TOWNS } from "./data/towns-lower-bay.ts";
import { UPPER_BAY_TOWNS } from "./data/towns-upper-bay.ts";
import type { Town } from "./town.ts";

export const TOWNS: readonly Town[] = [
  ...UPPER_BAY_TOWNS,
  ...LOWER_BAY_TOWNS,
  ...FLORIDA_EAST_TOWNS,
  ...FLORIDA_WEST_TOWNS,
  ...ATLANTIC_TOWNS,
];
