export type Coast = "bay" | "keys" | "gulf" | "gold" | "lowcountry" | "midatlantic" | "newengland";

/** A stretch of shore on which businesses stand, and what they look out on. */
export interface Shore {
  water: string;
  latitude: number;
  longitude: number;
  /** Degrees from north along which the shore runs. */
  bearing: number;
  /** A noun phrase that follows "looks out on". */
  view: string;
}

/** A place to drop the hook, written by hand because it lies in the water. */
export interface Anchorage {
  name: string;
  water: string;
  latitude: number;
  longitude: number;
  depth: number;
  holding: "sand" | "mud" | "grass" | "rock" | "shell";
  protection: ("N" | "E" | "S" | "W")[];
  access: "boat only" | "boat and wading" | "boat and road";
  kind: "creek" | "harbor" | "sandbar";
  /** A sentence that is true of this place alone. */
  note: string;
}

export interface Town {
  city: string;
  state: string;
  zip: string;
  areaCodes: string[];
  latitude: number;
  longitude: number;
  coast: Coast;
  /** From 1 (a quiet creek) to 3 (everybody has heard of it). */
  fame: 1 | 2 | 3;
  /** Businesses ashore; anchorages come on top. */
  size: number;
  streets: string[];
  shores: Shore[];
  anchorages: Anchorage[];
}

export const shore = (
  water: string,
  latitude: number,
  longitude: number,
  bearing: number,
  view: string,
): Shore => ({ water, latitude, longitude, bearing, view });
