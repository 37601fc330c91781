import type { Map as MapLibreMap } from "maplibre-gl";
import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { positionOf } from "#src/design/map/map-camera.ts";
import { MapMarker } from "#src/design/map/map-marker.tsx";
import type { Position } from "#src/design/map/map-props.ts";
import { Pin } from "#src/design/map/pin.tsx";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Pixels; with Shift a pixel at a time. */
const STRIDE = 10;

interface DraggablePinProps {
  map: MapLibreMap;
  position: Position;
  onMove: (position: Position) => void;
}

/** The one pin that the keyboard reaches on the map: it is a control, not a result. */
export function DraggablePin({ map, position, onMove }: DraggablePinProps) {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const onClick = (event: { lngLat: Parameters<typeof positionOf>[0] }) =>
      move(positionOf(event.lngLat));
    map.on("click", onClick);
    return () => {
      map.off("click", onClick);
    };
  }, [map]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const from = map.project([position.longitude, position.latitude]);
    const length = event.shiftKey ? 1 : STRIDE;
    const to = map.unproject([from.x + step[0] * length, from.y + step[1] * length]);
    onMove(positionOf(to));
  };
  const spoken = `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`;
  return (
    <MapMarker map={map} anchor="bottom" {...position} raised onDragEnd={onMove}>
      <button
        type="button"
        aria-label={`Pin at ${spoken}. Arrow keys move it.`}
        className="block cursor-grab touch-none active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
      >
        <Pin />
      </button>
    </MapMarker>
  );
}
