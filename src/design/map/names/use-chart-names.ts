import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import { widen } from "#src/design/map/coast/coast-cells.ts";
import { boundsOf } from "#src/design/map/map-camera.ts";
import { createMeasure, fontOf, type Measure } from "#src/design/map/names/name-face.ts";
import { filesOfNames } from "#src/design/map/names/names-cells.ts";
import type { ShownName } from "#src/design/map/names/names-file.ts";
import { loadedNames, loadNames } from "#src/design/map/names/names-store.ts";

/** Names are kept ready this many views to each side, so that those near the edge have chosen their places. */
const AROUND = 0.35;

interface LoadedNames {
  files: string;
  names: readonly ShownName[];
}

/** The names around the view. They come after the chart has come to rest, a few kilobytes each time. */
export function useChartNames(map: MapLibreMap): readonly ShownName[] {
  const [loaded, setLoaded] = useState<LoadedNames>({ files: "", names: [] });
  useEffect(() => {
    let left = false;
    const load = async () => {
      const files = filesOfNames(widen(boundsOf(map), AROUND), map.getZoom());
      const come = await Promise.allSettled(files.map(loadNames));
      const isNewest =
        files.join() === filesOfNames(widen(boundsOf(map), AROUND), map.getZoom()).join();
      if (left || !isNewest) return;
      const present = files.filter((_, order) => come[order]?.status === "fulfilled");
      const key = present.join();
      setLoaded((last) =>
        last.files === key ? last : { files: key, names: loadedNames(present) },
      );
    };
    void load();
    const heard = map.on("moveend", () => void load());
    return () => {
      left = true;
      heard.unsubscribe();
    };
  }, [map]);
  return loaded.names;
}

/** Null until the faces have come: measured with others, names would lie on each other. */
export function useMeasure(): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    let left = false;
    const context = document.createElement("canvas").getContext("2d");
    const faces = (["bay", "town"] as const).map((kind) => document.fonts.load(fontOf(kind, 14)));
    void Promise.allSettled(faces).then(() => {
      if (!left && context) setMeasure(() => createMeasure(context));
    });
    return () => {
      left = true;
    };
  }, []);
  return measure;
}
