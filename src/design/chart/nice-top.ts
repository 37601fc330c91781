const STEPS = [2, 4, 6, 10, 20];

/** The end of an axis from 0: the next round number whose half is whole, too. */
export function niceTop(largest: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(largest, 1))));
  return (STEPS.find((step) => step * power >= largest) ?? 20) * power;
}
