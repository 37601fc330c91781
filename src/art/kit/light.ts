export type Hour = "dawn" | "noon" | "haze" | "golden" | "dusk";

type Colours = readonly [string, ...string[]];

/** The inks a picture is printed with. */
export interface Light {
  hour: Hour;
  dark: boolean;
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string, string];
  sun: string;
  glow: string;
  cloud: string;
  cloudShade: string;
  /** From the horizon to the foot of the picture. */
  sea: readonly [string, string, string, string];
  seaLine: string;
  foam: string;
  /** From the farthest to the nearest. */
  hills: readonly [string, string, string];
  leaf: string;
  leafDeep: string;
  sand: string;
  sandShade: string;
  wall: string;
  wallShade: string;
  wood: string;
  woodDeep: string;
  roofs: Colours;
  hulls: Colours;
  sail: string;
  sailShade: string;
  glass: string;
  /** A window with somebody in. */
  lit: string;
  ink: string;
  accent: string;
}
