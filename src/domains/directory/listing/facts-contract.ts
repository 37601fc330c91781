/** What a boater wants to know before casting off. Unknown stays blank; nothing is made up. */
type FactKind =
  | { kind: "number"; unit: string; max: number }
  | { kind: "flag" }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "choices"; options: readonly string[] }
  | { kind: "text" };

export type Fact = FactKind & { key: string; label: string; categories: readonly string[] };

const MARINA = ["marinas"];
const TABLE = ["restaurants", "venues", "hotels"];
const HOOK = ["sandbars"];
const CREW = ["charters", "captain-services"];

export const FACTS: readonly Fact[] = [
  { key: "slips", label: "Slips", kind: "number", unit: "", max: 5000, categories: MARINA },
  {
    key: "transientSlips",
    label: "Transient slips",
    kind: "number",
    unit: "",
    max: 5000,
    categories: MARINA,
  },
  {
    key: "maxLength",
    label: "Longest boat",
    kind: "number",
    unit: "ft",
    max: 600,
    categories: MARINA,
  },
  {
    key: "approachDepth",
    label: "Approach depth",
    kind: "number",
    unit: "ft",
    max: 200,
    categories: MARINA,
  },
  {
    key: "dockDepth",
    label: "Dock depth",
    kind: "number",
    unit: "ft",
    max: 200,
    categories: [...MARINA, ...TABLE],
  },
  { key: "vhf", label: "VHF channel", kind: "text", categories: MARINA },
  {
    key: "fuel",
    label: "Fuel",
    kind: "choices",
    options: ["gas", "diesel", "ethanol-free"],
    categories: MARINA,
  },
  { key: "pumpOut", label: "Pump-out", kind: "flag", categories: MARINA },
  {
    key: "shorePower",
    label: "Shore power",
    kind: "choices",
    options: ["30 A", "50 A", "100 A"],
    categories: MARINA,
  },
  { key: "haulOut", label: "Haul-out", kind: "flag", categories: MARINA },
  {
    key: "dockSlips",
    label: "Dock-and-dine slips",
    kind: "number",
    unit: "",
    max: 500,
    categories: TABLE,
  },
  {
    key: "tieUp",
    label: "Tie-up",
    kind: "choice",
    options: ["floating dock", "fixed dock", "bulkhead", "mooring", "beach"],
    categories: TABLE,
  },
  {
    key: "lowWaterDepth",
    label: "Depth at low water",
    kind: "number",
    unit: "ft",
    max: 200,
    categories: HOOK,
  },
  {
    key: "holding",
    label: "Holding ground",
    kind: "choice",
    options: ["sand", "mud", "grass", "rock", "shell"],
    categories: HOOK,
  },
  {
    key: "protection",
    label: "Protected from",
    kind: "choices",
    options: ["N", "E", "S", "W"],
    categories: HOOK,
  },
  {
    key: "access",
    label: "Access",
    kind: "choice",
    options: ["boat only", "boat and wading", "boat and road"],
    categories: HOOK,
  },
  { key: "licence", label: "Licence", kind: "text", categories: CREW },
  { key: "passengers", label: "Passengers", kind: "number", unit: "", max: 500, categories: CREW },
  { key: "tripLengths", label: "Trip lengths", kind: "text", categories: CREW },
];

export const factsOf = (category: string): Fact[] =>
  FACTS.filter((fact) => fact.categories.includes(category));
