import { type Map as MapLibreMap, Marker, type PositionAnchor } from "maplibre-gl";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { positionOf } from "#src/design/map/map-camera.ts";
import type { Position } from "#src/design/map/map-props.ts";

interface MapMarkerProps extends Position {
  map: MapLibreMap;
  anchor: PositionAnchor;
  /** Above the others. */
  raised?: boolean;
  onDragEnd?: (position: Position) => void;
  children: ReactNode;
}

/** Holds what React draws at a place of the map. */
export function MapMarker(props: MapMarkerProps) {
  const { map, anchor, latitude, longitude, raised = false } = props;
  const isDraggable = props.onDragEnd !== undefined;
  const [element] = useState(() => document.createElement("div"));
  const [marker, setMarker] = useState<Marker | null>(null);
  const place = useEffectEvent((made: Marker) => made.setLngLat([longitude, latitude]));
  const onDragEnd = useEffectEvent((made: Marker) =>
    props.onDragEnd?.(positionOf(made.getLngLat())),
  );

  useEffect(() => {
    const made = new Marker({ element, anchor, draggable: isDraggable });
    place(made).addTo(map);
    made.on("dragend", () => onDragEnd(made));
    setMarker(made);
    return () => {
      made.remove();
    };
  }, [map, element, anchor, isDraggable]);

  useEffect(() => {
    marker?.setLngLat([longitude, latitude]);
  }, [marker, longitude, latitude]);

  useEffect(() => {
    element.style.zIndex = raised ? "2" : "";
  }, [element, raised]);

  return createPortal(props.children, element);
}
