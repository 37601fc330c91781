import { disc, fill, hatch, line, plot, type Spot, shape } from "./mark.ts";
import type { Stage } from "./sheet.ts";

/** A tower of 100 units on its foot, with two bands painted around it. */
export function lighthouse(stage: Stage, spot: Spot, band: string): string {
  const { light } = stage;
  return (
    shape(plot("M-13 0L-8 -76L8 -76L13 0Z", spot), light.wall, light.ink, 2) +
    fill(
      plot("M-12 -15L-10.6 -36L10.6 -36L12 -15ZM-9.6 -52L-8.6 -66L8.6 -66L9.6 -52Z", spot),
      band,
    ) +
    fill(plot("M3 0L2 -76L8 -76L13 0Z", spot), light.ink, 0.16) +
    hatch(plot("M5 0L3.4 -76L8 -76L13 0Z", spot), 0.55) +
    line(plot("M-13 0L-8 -76M8 -76L13 0", spot), light.ink, 1.8) +
    shape(
      plot("M-2.4 0L-2.4 -8Q0 -11 2.4 -8L2.4 0ZM-1.6 -40L-1.6 -45Q0 -47 1.6 -45L1.6 -40Z", spot),
      light.glass,
      light.ink,
      1.2,
    ) +
    shape(plot("M-12 -76L12 -76L11 -79L-11 -79Z", spot), light.wallShade, light.ink, 1.4) +
    line(
      plot(
        "M-11 -79L-11 -85L11 -85L11 -79M-7.4 -79L-7.4 -85M-3.6 -79L-3.6 -85M3.6 -79L3.6 -85M7.4 -79L7.4 -85",
        spot,
      ),
      light.ink,
      1.2,
    ) +
    shape(plot("M-5.6 -79L-5.6 -91L5.6 -91L5.6 -79Z", spot), light.lit, light.ink, 1.4) +
    line(plot("M-2 -79L-2 -91M2 -79L2 -91M-5.6 -85L5.6 -85", spot), light.ink, 0.9, 0.7) +
    shape(plot("M-7.6 -91Q-6 -97 0 -99Q6 -97 7.6 -91Z", spot), band, light.ink, 1.4) +
    line(plot("M0 -99L0 -105", spot), light.ink, 1.8) +
    fill(disc(spot.x, spot.y - 99.6 * spot.scale, spot.scale * 1.2), light.ink)
  );
}
