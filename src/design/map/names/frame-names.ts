import { type ChartView, graticuleOf } from "#src/design/map/graticule.ts";
import { type Box, holds, overlap } from "#src/design/map/names/boxes.ts";
import { type Point, worldPoint } from "#src/design/map/names/mercator.ts";
import { boxAt, boxOf, type PlacedName } from "#src/design/map/names/place-names.ts";

/** Pixels along each side in which the border and the figures on it are printed. */
const EDGE = { top: 26, side: 11 };
/** The figures of a parallel, from the border on, above its line. */
const FIGURES = { width: 66, above: 18, below: 2 };
/** The rulers in one corner, the buttons in the other. */
const RULERS = { width: 200, height: 112 };
const BUTTONS = { width: 60, height: 150 };

interface ZoomedView extends ChartView {
  zoom: number;
}

/** What the frame of the chart prints over names, in pixels of the view. */
export function marginNotes(view: ChartView): Box[] {
  const { width, height } = view;
  const figures = graticuleOf(view).parallels.map(({ at }) => ({
    ...{ left: 0, right: FIGURES.width },
    ...{ top: at - FIGURES.above, bottom: at + FIGURES.below },
  }));
  const bottom = { top: height, bottom: height };
  return [
    ...figures,
    { ...bottom, left: 0, right: RULERS.width, top: height - RULERS.height },
    { ...bottom, left: width - BUTTONS.width, right: width, top: height - BUTTONS.height },
  ];
}

/**
 * A name is shown whole or not at all. One that is not shown keeps its place: no other name comes
 * and goes because of where the frame is.
 */
export function freeOf(view: ZoomedView, corner: Point, notes: readonly Box[]) {
  const frame = {
    ...{ left: EDGE.side, right: view.width - EDGE.side },
    ...{ top: EDGE.top, bottom: view.height - EDGE.side },
  };
  return ({ name, size, offset }: PlacedName): boolean => {
    const at = worldPoint(name, view.zoom);
    const box = boxAt({ x: at.x - corner.x, y: at.y - corner.y }, boxOf(size, offset));
    return holds(frame, box) && !notes.some((note) => overlap(note, box));
  };
}
