import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { filesFor, isWithin, widen } from "#src/design/map/coast/coast-cells.ts";
import { loadCoastFile, loadedCoast } from "#src/design/map/coast/coast-store.ts";
import { coverView } from "#src/design/map/coast/cover-view.ts";
import { boundsOf } from "#src/design/map/map-camera.ts";
import type { Bounds } from "#src/design/map/map-props.ts";

export const COAST_SOURCE = "coast";
/** The same shore for wide lines, which may follow it less closely and would be slow to draw. */
export const SHOAL_SOURCE = "shoal";

/** Land is kept ready this many views to each side, so that a drag shows no empty edge. */
const AROUND = 0.35;

/** Keeps the coastline source filled with what the view needs. Returns the way to stop. */
export function followCoast(map: MapLibreMap): () => void {
  let stopped = false;
  let last: { around: Bounds; contents: string } | undefined;

  const draw = () => {
    const coast = map.getSource<GeoJSONSource>(COAST_SOURCE);
    const shoal = map.getSource<GeoJSONSource>(SHOAL_SOURCE);
    if (stopped || !coast || !shoal) return;
    const around = widen(boundsOf(map), AROUND);
    const files = filesFor(around, map.getZoom());
    const contents = [...files].filter((file) => loadedCoast.has(file)).join();
    // Cutting the land into tiles is the dear part: not again for what is drawn already.
    if (last?.contents === contents && isWithin(boundsOf(map), last.around)) return;
    last = { around, contents };
    const land = coverView(around, map.getZoom(), loadedCoast);
    void coast.setData({ type: "FeatureCollection", features: [...land.coast] });
    void shoal.setData({ type: "FeatureCollection", features: [...land.shoal] });
  };
  const load = async () => {
    const files = filesFor(widen(boundsOf(map), AROUND), map.getZoom());
    await Promise.allSettled([...files].map(loadCoastFile));
    draw();
  };
  const onMove = () => {
    if (last && !isWithin(boundsOf(map), last.around)) draw();
  };
  const onMoveEnd = () => void load();
  const heard = [map.on("move", onMove), map.on("moveend", onMoveEnd)];
  onMoveEnd();
  return () => {
    stopped = true;
    for (const subscription of heard) subscription.unsubscribe();
  };
}
