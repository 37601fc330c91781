import type { Position } from "#src/design/map/map-props.ts";

export const NAME_KINDS = ["sea", "bay", "river", "inlet", "cape", "island", "town"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

const WATERS: ReadonlySet<NameKind> = new Set(["sea", "bay", "river", "inlet"]);

export const isWater = (kind: NameKind): boolean => WATERS.has(kind);

export interface ChartName extends Position {
  name: string;
  kind: NameKind;
  /** It is shown from this zoom on. */
  zoom: number;
  /** Where it was looked up: "GNIS 591731". */
  source: string;
}
