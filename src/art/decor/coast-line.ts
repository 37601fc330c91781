export const COAST_WIDTH = 1600;
export const COAST_HEIGHT = 180;

const STEP = 26;

/** Height of the shore at x, and of the lines in front of it: the deeper, the calmer. */
function shore(x: number, distance: number): number {
  const calm = 1 / (1 + distance / 26);
  const wave =
    22 * Math.sin(x / 163 + 0.9) +
    13 * Math.sin(x / 71 + 2.1 + distance / 50) * calm +
    8 * Math.sin(x / 37 + 0.4) * calm +
    5 * Math.sin(x / 17 + 1.2) * calm * calm;
  return COAST_HEIGHT - 58 - distance - wave * (0.4 + 0.6 * calm);
}

/** A band from the line at `distance` px off the shore down to the lower edge. */
export function coastBand(distance: number): string {
  const points: string[] = [];
  for (let x = -STEP; x <= COAST_WIDTH + STEP; x += STEP) {
    const [here, next] = [shore(x, distance), shore(x + STEP, distance)];
    points.push(`Q${x} ${here.toFixed(1)} ${x + STEP / 2} ${((here + next) / 2).toFixed(1)}`);
  }
  const start = `M${-STEP * 1.5} ${shore(-STEP * 1.5, distance).toFixed(1)}`;
  return `${start}${points.join("")}V${COAST_HEIGHT + 2}H${-STEP * 1.5}Z`;
}
