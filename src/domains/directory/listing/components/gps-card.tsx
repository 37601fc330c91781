import { Copy, Download } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { degreesMinutes } from "../position-rules.ts";
import { toGpx } from "../waypoint-rules.ts";

interface GpsCardProps {
  name: string;
  latitude: string;
  longitude: string;
}

export function GpsCard({ name, latitude, longitude }: GpsCardProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${latitude}, ${longitude}`);
      toast({ title: "Coordinates copied to clipboard!", tone: "ok" });
    } catch {
      toast({ title: "Failed to copy", description: "Please copy them by hand.", tone: "danger" });
    }
  };
  const gpx = `data:application/gpx+xml;charset=utf-8,${encodeURIComponent(toGpx(name, [{ name, latitude, longitude, lines: [] }]))}`;
  return (
    <Card asChild tone="shoal">
      <section aria-labelledby="gps">
        <h2 id="gps" className="mb-3 font-semibold font-serif text-xl">
          GPS Coordinates
        </h2>
        <p className="figures">
          {latitude}, {longitude}
        </p>
        <p className="figures text-ink-soft text-sm">
          {degreesMinutes(Number(latitude), "latitude")}{" "}
          {degreesMinutes(Number(longitude), "longitude")}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={copy}>
            <Copy aria-hidden /> Copy
          </Button>
          <Button asChild variant="quiet" size="sm">
            <a href={gpx} download={`${name}.gpx`}>
              <Download aria-hidden /> GPX
            </a>
          </Button>
        </div>
      </section>
    </Card>
  );
}
