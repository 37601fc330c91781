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

export interface Shore {
  state: "coming" | "drawn" | "missing";
  /** Nothing of it is drawn yet, not even roughly. */
  isBlank: boolean;
}

/** Keeps the coastline source filled with what the view needs. Returns the way to stop. */
export function followCoast(map: MapLibreMap, onShore: (shore: Shore) => void): () => void {
  let stopped = false;
  let asked = 0;
  let isBlank = true;
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
    isBlank = contents === "" && land.coast.length === 0;
    void coast.setData({ type: "FeatureCollection", features: [...land.coast] });
    void shoal.setData({ type: "FeatureCollection", features: [...land.shoal] });
  };
  const load = async () => {
    const files = filesFor(widen(boundsOf(map), AROUND), map.getZoom());
    const isWhole = () => [...files].every((file) => loadedCoast.has(file));
    asked += 1;
    const turn = asked;
    const report = (otherwise: Shore["state"]) => {
      if (stopped || turn !== asked) return;
      onShore({ state: isWhole() ? "drawn" : otherwise, isBlank });
    };
    if (!isWhole()) report("coming");
    await Promise.allSettled([...files].map(loadCoastFile));
    draw();
    report("missing");
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
