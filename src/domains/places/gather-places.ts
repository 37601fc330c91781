import { type Corner, cornersOfCell } from "./rules.ts";

interface Placed extends Corner {
  id: number;
  label: string;
  isBlurred: boolean;
}

/** Pins nearer to each other than this would lie upon each other. */
const GROUP_PIXELS = 48;
const WORLD_PIXELS = 512;
/** From here on each has its pin: what is at one place is never parted by coming nearer. */
const PINS_FROM_ZOOM = 14;

/** What a chart shows of them: pins and groups of those that are known exactly, squares of the others, never the two together. */
export function gatherPlaces(places: readonly Placed[], zoom: number | null) {
  const groups = Map.groupBy(
    places.filter(({ isBlurred }) => !isBlurred),
    (place) => (zoom === null || zoom >= PINS_FROM_ZOOM ? place.id : squareOf(place, zoom)),
  );
  const gathered = [...groups.values()];
  return {
    points: gathered.flatMap((group) => (group.length === 1 ? group.map(toPin) : [])),
    clusters: gathered.flatMap((group) => (group.length === 1 ? [] : [toCluster(group)])),
    squares: squaresOf(places.filter(({ isBlurred }) => isBlurred)),
  };
}

/** By pixels of the chart, whose degrees of latitude grow towards the pole. */
function squareOf({ latitude, longitude }: Corner, zoom: number): string {
  const degrees = (GROUP_PIXELS * 360) / (WORLD_PIXELS * 2 ** zoom);
  const radians = (latitude * Math.PI) / 180;
  const north = (Math.asinh(Math.tan(radians)) * 180) / Math.PI;
  return `${Math.floor(longitude / degrees)},${Math.floor(north / degrees)}`;
}

const toPin = ({ id, label, latitude, longitude }: Placed) => ({ id, label, latitude, longitude });

function toCluster(group: readonly Corner[]) {
  const mean = (key: keyof Corner) =>
    group.reduce((sum, place) => sum + place[key], 0) / group.length;
  return { latitude: mean("latitude"), longitude: mean("longitude"), count: group.length };
}

/** Each once, however many lie in it. */
function squaresOf(places: readonly Corner[]) {
  const boxes = places.map((place) => {
    const [southWest, northEast] = cornersOfCell(place);
    return {
      west: southWest.longitude,
      south: southWest.latitude,
      east: northEast.longitude,
      north: northEast.latitude,
    };
  });
  return [...new Map(boxes.map((box) => [`${box.west},${box.south}`, box])).values()];
}
