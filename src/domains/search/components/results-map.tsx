import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import type { Bounds, MapMove, MapPoint, Position } from "#src/design/map/map-props.ts";
import type { ListingCardFacts } from "#src/domains/directory/listing/card-contract.ts";
import type { Highlight } from "#src/domains/directory/listing/components/use-highlight.ts";
import { readArea, unrolled } from "../area-contract.ts";
import { type MapView, mapMarksQuery } from "../client.ts";
import { RADIUS_DEFAULT } from "../limits-contract.ts";
import type { MapMarks } from "../map-contract.ts";
import { boxAround, circleOf } from "../query-rules.ts";
import { boundsAround, toPoint, widen } from "./map-points.ts";
import { SearchThisArea } from "./search-this-area.tsx";

interface ResultsMapProps {
  label: string;
  /** The search behind the list, as a query string. */
  conditions: string;
  /** What the list shows now. */
  businesses: readonly ListingCardFacts[];
  highlight: Highlight;
  /** Where a search of the shown area leads; without it, the same list. */
  areaPath?: string;
}

/** Everything that the search finds, the list's places among it. */
export function ResultsMap(props: ResultsMapProps) {
  const { label, conditions, businesses, highlight } = props;
  const navigate = useNavigate();
  const [isSeen, setSeen] = useState(false);
  const [view, setView] = useState<MapView | null>(null);
  const [movedIn, setMovedIn] = useState<string | null>(null);
  // Until the next answer is there the map stays where it is.
  const frame = useQuery({
    ...mapMarksQuery(conditions, null),
    enabled: isSeen,
    placeholderData: keepPreviousData,
  });
  const marks = useQuery({
    ...mapMarksQuery(conditions, view),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  const listed = businesses.flatMap((business) => toPoint(business) ?? []);
  const follow = ({ bounds, zoom, byPerson }: MapMove) => {
    setView({ bounds, zoom });
    if (byPerson) setMovedIn(conditions);
  };
  return (
    <div className="relative">
      <MapFrame
        ariaLabel={label}
        points={pointsOf(marks.data, listed, highlight.id)}
        clusters={marks.data?.clusters.map((cluster) => ({
          ...cluster,
          isAtLeast: marks.data.isCapped,
        }))}
        bounds={boundsOf(conditions, frame.data, listed)}
        isView={new URLSearchParams(conditions).has("area")}
        highlightedId={highlight.id}
        onHover={(id) => highlight.set(id === null ? null : Number(id))}
        onSelect={(id) => navigate(`/business/${id}`)}
        onSeen={() => setSeen(true)}
        onMoveEnd={follow}
        className="h-96 xl:h-[calc(100dvh-6rem)]"
      />
      {view && movedIn === conditions ? (
        <SearchThisArea bounds={view.bounds} path={props.areaPath} />
      ) : null}
    </div>
  );
}

/** A place of the list that is pointed at has a pin, even when it is counted in a cluster. */
function pointsOf(marks: MapMarks | undefined, listed: MapPoint[], lit: number | null): MapPoint[] {
  if (!marks) return listed;
  const pins = marks.pins.map(({ name, ...pin }) => ({ ...pin, label: name }));
  const hidden = listed.filter(({ id }) => id === lit && !pins.some((pin) => pin.id === id));
  return [...pins, ...hidden];
}

/** The box or the circle that was asked for, else everything found, else what the list shows. */
function boundsOf(
  conditions: string,
  frame: MapMarks | undefined,
  listed: readonly Position[],
): Bounds | undefined {
  const asked = new URLSearchParams(conditions);
  const area = readArea(asked.get("area") ?? "");
  if (area) return unrolled(area);
  const circle = circleOf(asked, RADIUS_DEFAULT);
  if (circle) return boxAround(circle);
  return frame?.bounds ? widen(unrolled(frame.bounds)) : boundsAround(listed);
}
