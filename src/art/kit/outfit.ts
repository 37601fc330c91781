import { repeat } from "./dice.ts";
import { box, fill, fix, hatch, line, plot, shape } from "./mark.ts";
import { rope } from "./planking.ts";
import type { Stage } from "./sheet.ts";

/** A thing for sale, standing on 0,0 or wherever it is put. */
export type Outfit = (stage: Stage, x: number, y: number) => string;

export const lantern: Outfit = ({ light }, x, y) => {
  const spot = { x, y, scale: 1.5 };
  return (
    line(plot("M-34 -92Q-40 -150 0 -150Q40 -150 34 -92", spot), light.ink, 3) +
    fill(plot("M-26 -30Q-34 -64 -18 -92L18 -92Q34 -64 26 -30Z", spot), light.lit) +
    fill(plot("M0 -72Q14 -56 8 -40Q0 -32 -8 -40Q-14 -56 0 -72Z", spot), light.accent) +
    line(
      plot("M-26 -30Q-34 -64 -18 -92M18 -92Q34 -64 26 -30M-29 -60L29 -60", spot),
      light.ink,
      2.4,
    ) +
    shape(
      plot(
        "M-32 -30L32 -30L38 0L-38 0ZM-22 -92L22 -92L14 -112L-14 -112ZM-8 -112L8 -112L8 -122L-8 -122Z",
        spot,
      ),
      light.seaLine,
      light.ink,
      2.2,
    ) +
    hatch(plot("M4 -30L32 -30L38 0L6 0Z", spot), 0.5)
  );
};

export const boots: Outfit = ({ light }, x, y) => {
  const boot = "M-20 -110L18 -110L20 -40Q26 -26 54 -20Q60 -10 58 0L-24 0Q-26 -50 -20 -110Z";
  return [-42, 26]
    .map((off) => {
      const spot = { x: x + off, y, scale: 1.3 };
      return (
        shape(plot(boot, spot), light.sandShade, light.ink, 2.2) +
        shape(
          plot("M-24 -8L59 -8L58 0L-24 0ZM-21 -100L18 -100L18 -110L-20 -110Z", spot),
          light.accent,
          light.ink,
          1.8,
        ) +
        hatch(plot("M4 -100L18 -100L20 -40Q26 -26 54 -20L56 -8L20 -8Q4 -40 4 -100Z", spot), 0.45)
      );
    })
    .join("");
};

export const coil: Outfit = (stage, x, y) =>
  repeat(6, (order) =>
    rope(
      stage,
      `M${fix(x - 78 + (order % 2) * 5)} ${fix(y - 10 - order * 17)}h${156 - (order % 2) * 10}`,
      15,
      order % 3 ? stage.light.sail : stage.light.sand,
    ),
  ) + rope(stage, `M${fix(x + 30)} ${fix(y - 108)}q60 -20 66 40t24 70`, 13);

export const flask: Outfit = ({ light }, x, y) =>
  shape(box(x - 34, y - 150, 68, 150), light.glass, light.ink, 2.2) +
  shape(box(x - 26, y - 186, 52, 38), light.wallShade, light.ink, 2) +
  fill(box(x - 34, y - 112, 68, 44), light.accent) +
  line(`M${fix(x - 34)} ${fix(y - 112)}h68m-68 44h68`, light.ink, 1.6) +
  hatch(box(x + 6, y - 150, 28, 150), 0.45);

export const glasses: Outfit = ({ light }, x, y) => {
  const spot = { x, y, scale: 1.3 };
  return (
    shape(
      plot(
        "M-60 0L-52 -62L-20 -62L-10 0ZM60 0L52 -62L20 -62L10 0ZM-48 -62L-46 -84L-26 -84L-24 -62ZM48 -62L46 -84L26 -84L24 -62Z",
        spot,
      ),
      light.ink,
      light.ink,
      2,
    ) +
    shape(plot("M-22 -54L22 -54L22 -38L-22 -38Z", spot), light.woodDeep, light.ink, 1.6) +
    line(plot("M-54 -12L-14 -12M54 -12L14 -12M-46 -56L-50 -20M26 -56L16 -20", spot), light.glass, 3)
  );
};

export const books: Outfit = ({ light, dice }, x, y) =>
  repeat(5, (order) => {
    const tall = dice.between(110, 170);
    const left = x - 95 + order * 38;
    const ink = dice.pick([light.accent, light.seaLine, light.sandShade, light.sail, light.glass]);
    return (
      shape(box(left, y - tall, 34, tall), ink, light.ink, 2) +
      line(
        `M${fix(left + 6)} ${fix(y - tall + 22)}h22m-22 10h22M${fix(left + 6)} ${fix(y - 24)}h22`,
        light.ink,
        1.8,
        0.7,
      )
    );
  });

export const duffel: Outfit = ({ light }, x, y) => {
  const spot = { x, y, scale: 1.3 };
  return (
    line(plot("M-30 -60Q-20 -110 0 -110Q20 -110 30 -60", spot), light.ink, 5) +
    shape(
      plot("M-80 0Q-92 -36 -74 -66Q0 -76 74 -66Q92 -36 80 0Z", spot),
      light.seaLine,
      light.ink,
      2.2,
    ) +
    fill(plot("M-40 0L-36 -70L-22 -71L-24 0ZM40 0L36 -70L22 -71L24 0Z", spot), light.sail) +
    hatch(plot("M10 0L14 -71Q50 -70 74 -66Q92 -36 80 0Z", spot), 0.45) +
    line(plot("M-76 -50Q0 -58 76 -50", spot), light.ink, 2)
  );
};
