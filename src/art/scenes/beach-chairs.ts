import { backdrop } from "../kit/backdrop.ts";
import { deckChair } from "../kit/deck-chair.ts";
import { parasol } from "../kit/festive.ts";
import { box, hatch, line, shape } from "../kit/mark.ts";
import type { Stage } from "../kit/sheet.ts";
import { bank, sandRipples } from "../kit/shore.ts";

/** A box for ice and bottles, its lid on. */
const cooler = ({ light }: Stage, x: number, y: number): string =>
  hatch(box(x + 10, y + 4, 150, 16), 0.6) +
  shape(box(x, y - 76, 140, 80), light.seaLine, light.ink, 2.2) +
  hatch(box(x + 76, y - 76, 64, 80), 0.45) +
  shape(box(x - 6, y - 100, 152, 26), light.wall, light.ink, 2.2) +
  line(`M${x + 34} ${y - 100}v-18h72v18`, light.ink, 4);

/** Two chairs under an umbrella, set up at the edge of the water. */
export function beachChairs(stage: Stage): string {
  const { light, dice } = stage;
  const horizon = dice.between(280, 330);
  const mirror = dice.chance(0.5);
  const at = (x: number) => (mirror ? 1200 - x : x);
  const cloth = dice.pick([light.accent, light.seaLine, ...light.roofs]);
  const chair = dice.pick([light.wall, light.sand, light.hulls[3] ?? light.wall]);
  const y = dice.between(690, 712);
  return (
    backdrop(stage, { horizon, lively: 0.8, depths: 2 }) +
    bank(stage, 500, 70, light.sand, mirror) +
    sandRipples(stage, 620, 10) +
    parasol(stage, { x: at(600), y: y - 30, scale: dice.between(4.4, 4.9) }, cloth) +
    deckChair(stage, { x: at(450), y, scale: 2.1 }, chair) +
    deckChair(stage, { x: at(760), y: y + 8, scale: 2.1, flip: true }, chair) +
    cooler(stage, Math.round(at(mirror ? 1120 : 940)), Math.round(y + 10))
  );
}
