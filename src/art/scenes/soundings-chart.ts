import { chart, fleet, scatterDepths } from "../kit/aerial.ts";
import { compassRose } from "../kit/compass-rose.ts";
import { repeat } from "../kit/dice.ts";
import { disc, fix, line } from "../kit/mark.ts";
import type { Stage } from "../kit/sheet.ts";

/** The bar from straight above, printed as the chart of itself, boats swinging to their anchors. */
export function soundingsChart(stage: Stage): string {
  const { light, dice } = stage;
  const bank = {
    x: dice.between(470, 730),
    y: dice.between(340, 460),
    wide: dice.between(150, 230),
    high: dice.between(80, 120),
  };
  const wind = dice.between(-60, 60);
  const { designs, boat } = fleet(stage);
  const start = dice.between(0, 6);
  const count = dice.whole(5, 9);
  const boats = repeat(count, (order) => {
    const turn = start + (order * Math.PI * 2) / count;
    const x = bank.x + Math.cos(turn) * (bank.wide + dice.between(110, 190));
    const y = bank.y + Math.sin(turn) * (bank.high + dice.between(100, 150));
    const out = (wind * Math.PI) / 180;
    const rode = `M${fix(x + Math.sin(out) * 40)} ${fix(y - Math.cos(out) * 40)}l${fix(Math.sin(out) * 46)} ${fix(-Math.cos(out) * 46)}`;
    return (
      line(rode, light.ink, 1.2, 0.7) +
      boat({ x, y, length: dice.between(66, 96), turn: wind + dice.between(-8, 8) })
    );
  });
  const left = bank.x > 600;
  const track = `M${left ? -20 : 1220} ${fix(dice.between(640, 760))}Q${fix(left ? 260 : 940)} ${fix(dice.between(640, 700))} ${fix(bank.x + (left ? -230 : 230))} ${fix(bank.y + 190)}`;
  return (
    designs +
    chart(stage, bank) +
    scatterDepths(stage, { ...bank, wide: bank.wide + 130, high: bank.high + 110 }, 40) +
    compassRose(stage, left ? 158 : 1042, 172, 116) +
    `<path d="${track}" stroke="${light.accent}" stroke-width="2.4" stroke-dasharray="14 10"/>` +
    line(
      disc(bank.x, bank.y, 9) +
        `M${fix(bank.x)} ${fix(bank.y - 22)}v44M${fix(bank.x - 22)} ${fix(bank.y)}h44`,
      light.accent,
      2,
    ) +
    boats
  );
}
