import { xmlText } from "#src/shared/xml-text.ts";

/** A place as a plotter shows it: its name, where it lies, and what is said of it line by line. */
export interface Waypoint {
  name: string;
  latitude: string;
  longitude: string;
  lines: readonly string[];
}

/** Plotters take a second waypoint of the same name for the first. */
function withOwnNames(waypoints: readonly Waypoint[]): Waypoint[] {
  const taken = new Set<string>();
  return waypoints.map((waypoint) => {
    let name = waypoint.name;
    for (let number = 2; taken.has(name); number++) name = `${waypoint.name} ${number}`;
    taken.add(name);
    return { ...waypoint, name };
  });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** Some plotters show the comment, others the description: both say the same. */
function gpxWaypoint({ name, latitude, longitude, lines }: Waypoint): string {
  const said = xmlText(lines.join("\n"));
  const about = said === "" ? "" : `<cmt>${said}</cmt><desc>${said}</desc>`;
  return `  <wpt lat="${latitude}" lon="${longitude}"><name>${xmlText(name)}</name>${about}</wpt>`;
}

/** A file of waypoints that plotters read. */
export const toGpx = (title: string, waypoints: readonly Waypoint[]): string =>
  [
    head,
    '<gpx version="1.1" creator="Landfall" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${xmlText(title)}</name></metadata>`,
    ...withOwnNames(waypoints).map(gpxWaypoint),
    "</gpx>\n",
  ].join("\n");

/** The description of a placemark is HTML where it looks like it: its text is escaped twice. */
function placemark({ name, latitude, longitude, lines }: Waypoint): string {
  const said = xmlText(lines.map(xmlText).join("<br>"));
  const about = said === "" ? "" : `<description>${said}</description>`;
  const point = `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`;
  return `    <Placemark><name>${xmlText(name)}</name>${about}${point}</Placemark>`;
}

/** The same for charts on a screen that read KML. */
export const toKml = (title: string, waypoints: readonly Waypoint[]): string =>
  [
    head,
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    "  <Document>",
    `    <name>${xmlText(title)}</name>`,
    ...withOwnNames(waypoints).map(placemark),
    "  </Document>",
    "</kml>\n",
  ].join("\n");
