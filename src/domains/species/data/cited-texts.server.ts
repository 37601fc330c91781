import type { TextFact } from "../contract.ts";
import type { SourceKey } from "./sources.server.ts";

const VIEWING = { safety: "noaa-viewing" } as const;

/** Texts that say what a source says; all others are general knowledge in our own words. */
export const CITED_TEXTS: Readonly<Record<number, Partial<Readonly<Record<TextFact, SourceKey>>>>> =
  {
    101: VIEWING,
    111: VIEWING,
    701: { depth: "worms" },
  };
