import { chart, scatterDepths } from "../kit/aerial.ts";
import { compassRose } from "../kit/compass-rose.ts";
import { box, disc, fill, fix, hatch, line, plot, shape } from "../kit/mark.ts";
import { cast, planking } from "../kit/planking.ts";
import type { Stage } from "../kit/sheet.ts";

function dividers(stage: Stage, x: number, y: number, turn: number): string {
  const { light } = stage;
  const legs = plot("M-4 -108L4 -108L62 120L54 100ZM4 -108L-4 -108L-62 120L-54 100Z", {
    x: 0,
    y: 0,
    scale: 1.3,
  });
  const drawn =
    cast(stage, legs, 12, 12) +
    shape(legs, light.wallShade, light.ink, 2) +
    shape(disc(0, -142, 22), light.sandShade, light.ink, 2.2) +
    line(disc(0, -142, 11), light.ink, 1.6) +
    line("M-36 -6Q0 16 36 -6", light.ink, 4);
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)})">${drawn}</g>`;
}

function parallelRule(stage: Stage, x: number, y: number, turn: number): string {
  const { light } = stage;
  const bars = box(-240, -44, 480, 36) + box(-216, 12, 480, 36);
  const ticks = Array.from(
    { length: 23 },
    (_, order) => `M${-220 + order * 20} -44v${order % 5 ? 8 : 15}`,
  ).join("");
  const links = "M-130 -26L-104 30M130 -26L156 30";
  const drawn =
    cast(stage, bars, 9, 10) +
    shape(bars, light.wood, light.ink, 2) +
    line(ticks, light.ink, 1.2) +
    line(links, light.ink, 17) +
    line(links, light.sandShade, 13) +
    fill(disc(-130, -26, 5) + disc(-104, 30, 5) + disc(130, -26, 5) + disc(156, 30, 5), light.ink);
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)})">${drawn}</g>`;
}

function pencil(stage: Stage, x: number, y: number, turn: number): string {
  const { light } = stage;
  const body = "M-150 -11H110L150 0L110 11H-150z";
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix(turn)})">${cast(stage, body, 6, 8)}${shape(body, light.accent, light.ink, 1.8)}${shape("M110 -11L150 0L110 11z", light.sand, light.ink, 1.4)}${line("M-150 -3H110M-150 4H110", light.ink, 1, 0.5)}${shape("M-150 -11h-22v22h22z", light.wallShade, light.ink, 1.6)}</g>`;
}

/** The passage as it is planned: chart, course, dividers, rule, pencil. */
export function chartTable(stage: Stage): string {
  const { light, dice } = stage;
  const mirror = dice.chance(0.5);
  const across = (x: number) => (mirror ? 1080 - x : x);
  const bank = {
    x: mirror ? dice.between(230, 380) : dice.between(700, 860),
    y: dice.between(180, 320),
    wide: dice.between(170, 240),
    high: dice.between(110, 150),
  };
  const inner = { ...stage, width: 1080, height: 680 };
  const off = bank.wide + 110;
  const course = `M${across(150)} ${fix(dice.between(560, 640))}L${fix(across(dice.between(300, 380)))} ${fix(dice.between(400, 470))}L${fix(bank.x + (mirror ? off : -off))} ${fix(bank.y - 20)}L${fix(bank.x)} 30`;
  const paper = box(60, 60, 1080, 680);
  const frame = box(60, 60, 1080, 680) + box(76, 76, 1048, 648);
  return (
    planking(stage, { x: 0, y: 0, width: 1200, height: 800, board: 134, colour: light.woodDeep }) +
    cast(stage, paper) +
    `<svg x="60" y="60" width="1080" height="680" viewBox="0 0 1080 680">${chart(inner, bank)}${scatterDepths(inner, bank, 34)}${compassRose(stage, across(dice.between(180, 250)), dice.between(170, 210), dice.between(110, 134))}${line(course, light.accent, 3)}</svg>` +
    line(frame, light.ink, 2) +
    `<path d="M68 68H1132V732H68z" stroke="${light.ink}" stroke-width="8" stroke-dasharray="60 60" stroke-linecap="butt" opacity=".8"/>` +
    hatch(box(60, 690, 1080, 50), 0.12) +
    parallelRule(stage, dice.between(520, 640), dice.between(560, 610), dice.between(-34, -14)) +
    dividers(stage, dice.between(880, 980), dice.between(520, 570), dice.between(-30, 40)) +
    pencil(stage, dice.between(300, 400), dice.between(650, 690), dice.between(-16, 20))
  );
}
