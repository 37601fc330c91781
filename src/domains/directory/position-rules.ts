/** 38.97845 as 38° 58.707′ N: how charts and plotters write it. */
export function degreesMinutes(value: number, axis: "latitude" | "longitude"): string {
  const letter = axis === "latitude" ? (value < 0 ? "S" : "N") : value < 0 ? "W" : "E";
  const thousandths = Math.round(Math.abs(value) * 60_000);
  const degrees = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${degrees}° ${minutes}′ ${letter}`;
}

const escapeXml = (text: string): string =>
  text.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A waypoint file that plotters read. */
export function toGpx(place: { name: string; latitude: string; longitude: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Landfall" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="${place.latitude}" lon="${place.longitude}"><name>${escapeXml(place.name)}</name></wpt>
</gpx>
`;
}
