import { drawDecor } from "./decor-sheet.ts";
import { EMBLEMS, emblemLines } from "./emblem-lines.ts";

/** One modest picture for each group of species. */
export function drawEmblems(): string {
  const frame = { width: 240, height: 160, keep: "xMidYMid slice" };
  return drawDecor(
    frame,
    Object.fromEntries(
      Object.entries(EMBLEMS).map(([group, emblem]) => [group, emblemLines(emblem)]),
    ),
  );
}
