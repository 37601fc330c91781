import { backdrop } from "../kit/backdrop.ts";
import { buoy } from "../kit/buoy.ts";
import type { SailboatLook } from "../kit/far-sailboat.ts";
import { sailboat } from "../kit/sailboat.ts";
import type { Stage } from "../kit/sheet.ts";

export function regatta(stage: Stage): string {
  const { light } = stage;
  const [white, navy, teal, buff] = light.hulls;
  const look = (
    hull = white,
    cloth = light.accent,
    sails: SailboatLook["sails"] = "spinnaker",
  ): SailboatLook => ({
    hull,
    cloth,
    sails,
    stripe: light.accent,
  });
  return (
    backdrop(stage, {
      horizon: 520,
      hills: 0.85,
      sun: { x: 640, y: 190, radius: 54 },
      lively: 1.6,
      depths: 4,
    }) +
    sailboat(stage, { x: 720, y: 540, scale: 0.7 }, look(white, light.seaLine, "working")) +
    sailboat(stage, { x: 1512, y: 548, scale: 1 }, look(navy, light.seaLine)) +
    sailboat(stage, { x: 1420, y: 540, scale: 0.8 }, look(white, light.hills[2], "working")) +
    sailboat(stage, { x: 936, y: 546, scale: 1.1 }, look(buff, light.sandShade)) +
    sailboat(stage, { x: 800, y: 606, scale: 2 }, look(teal, light.seaLine)) +
    buoy(stage, { x: 880, y: 700, scale: 1.1 }) +
    sailboat(stage, { x: 1180, y: 790, scale: 5.3 }, look(navy, light.accent))
  );
}
