import type { Map as MapLibreMap } from "maplibre-gl";
import { MapMarker } from "#src/design/map/map-marker.tsx";
import type { MapCluster, MapProps } from "#src/design/map/map-props.ts";
import { Pin } from "#src/design/map/pin.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

type PinProps = Pick<MapProps, "points" | "highlightedId" | "onHover" | "onSelect"> & {
  map: MapLibreMap;
};

/**
 * Pins are for pointers: the list beside the map is the way for the keyboard, so they are no tab
 * stops. Those nearer to the viewer, in the south, stand before those behind.
 */
export function MapPins({ map, points = [], highlightedId, onHover, onSelect }: PinProps) {
  const fromNorth = [...points].sort((a, b) => b.latitude - a.latitude);
  return fromNorth.map(({ id, latitude, longitude, label, mark, tone }) => (
    <MapMarker
      key={id}
      map={map}
      anchor="bottom"
      latitude={latitude}
      longitude={longitude}
      raised={id === highlightedId}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={mark ? `${mark} ${label}` : label}
        className="block cursor-pointer"
        onPointerEnter={() => onHover?.(id)}
        onPointerLeave={() => onHover?.(null)}
        onClick={(event) => {
          event.stopPropagation();
          onSelect?.(id);
        }}
      >
        <Pin label={label} mark={mark} tone={tone} isLit={id === highlightedId} />
      </button>
    </MapMarker>
  ));
}

interface ClusterProps {
  map: MapLibreMap;
  clusters: readonly MapCluster[];
  onSelect?: (cluster: MapCluster) => void;
}

const NEARER = 2;

export function MapClusters({ map, clusters, onSelect }: ClusterProps) {
  const open = (cluster: MapCluster) => {
    const center: [number, number] = [cluster.longitude, cluster.latitude];
    map.easeTo({ center, zoom: map.getZoom() + NEARER, duration: 200 }, { byPerson: true });
    onSelect?.(cluster);
  };
  return clusters.map((cluster) => (
    <MapMarker
      key={`${cluster.latitude},${cluster.longitude}`}
      map={map}
      anchor="center"
      latitude={cluster.latitude}
      longitude={cluster.longitude}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${formatNumber(cluster.count)} places here: zoom in`}
        onClick={() => open(cluster)}
        className="flex size-11 cursor-pointer items-center justify-center rounded-full border-2 border-accent bg-accent-soft text-accent outline-1 outline-accent outline-offset-2 transition-colors hover:bg-accent-fill hover:text-on-accent"
      >
        <span className="figures font-medium text-xs">
          {shortCount(cluster.count)}
          {cluster.isAtLeast ? "+" : null}
        </span>
      </button>
    </MapMarker>
  ));
}

function shortCount(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`;
}
