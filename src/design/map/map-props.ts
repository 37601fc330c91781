export interface Position {
  latitude: number;
  longitude: number;
}

/** In degrees. A view across the antimeridian has an east above 180 or a west below -180. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export type PinTone = "accent" | "ink" | "ok" | "danger";

export interface MapPoint extends Position {
  id: string | number;
  /** Shown beside the pin when it is pointed at, and read to those who cannot see it. */
  label: string;
  /** One to three characters inside the pin: its number in the list beside the map. */
  mark?: string;
  tone?: PinTone;
}

export interface MapCluster extends Position {
  count: number;
  /** There may be more than were counted. */
  isAtLeast?: boolean;
}

export interface MapMove {
  bounds: Bounds;
  center: Position;
  zoom: number;
  /** False when the page moved the map. */
  byPerson: boolean;
}

export interface MapProps {
  ariaLabel: string;
  points?: readonly MapPoint[];
  /** Somewhere in each of these boxes: the place is known only so far. */
  squares?: readonly Bounds[];
  /** Groups that the server counted; a click comes nearer. */
  clusters?: readonly MapCluster[];
  highlightedId?: MapPoint["id"] | null;
  onHover?: (id: MapPoint["id"] | null) => void;
  onSelect?: (id: MapPoint["id"]) => void;
  onClusterSelect?: (cluster: MapCluster) => void;
  /** Also tells the first view. */
  onMoveEnd?: (move: MapMove) => void;
  /** Where the map looks. It follows when these change by value; bounds win over a centre. */
  center?: Position;
  zoom?: number;
  bounds?: Bounds;
  /** The bounds are a view that somebody had: shown edge to edge, not with room around them. */
  isView?: boolean;
  /** One pin that a person places, by dragging, by a click on the map or with the arrow keys. */
  draggablePin?: Position;
  /** With how much of the world a pixel is, which says how exactly it could be placed. */
  onPinMove?: (position: Position, metresPerPixel: number) => void;
  /** A MapLibre style that replaces the embedded chart. */
  styleUrl?: string;
  /** Leaves the wheel and one finger to the page; by default on touch screens. */
  cooperative?: boolean;
}
