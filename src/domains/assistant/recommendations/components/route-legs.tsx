import { Fuel, Sunset } from "lucide-react";
import { Link } from "#src/design/primitives/link.tsx";
import { lengthOf, nauticalMilesWord } from "../clock-text.ts";
import type { Leg, Route } from "../contract.ts";

/** The chain of stops, one leg after the other. */
export function RouteLegs({ route }: { route: Route }) {
  const { from, departure, nauticalMiles, runningMinutes, speedKnots, sunset, fuel, notes } = route;
  return (
    <div className="border border-line bg-shoal p-4 text-sm">
      <p>
        Leave {from} at <span className="figures">{departure}</span>:{" "}
        <Distance nauticalMiles={nauticalMiles} />, {lengthOf(runningMinutes)} under way at{" "}
        <span className="figures">{speedKnots}</span> knots.
      </p>
      <ol className="mt-3 flex flex-col gap-3 border-contour border-l-2">
        {route.legs.map((leg) => (
          <LegLine key={leg.stop.id} leg={leg} />
        ))}
      </ol>
      <ul className="mt-3 flex flex-col gap-1 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {sunset === null ? null : (
          <li className="flex gap-2">
            <Sunset aria-hidden /> Sunset <span className="figures">{sunset}</span>
          </li>
        )}
        <li className="flex gap-2">
          <Fuel aria-hidden /> {fuel}
        </li>
        {notes.map((note) => (
          <li key={note} className="text-danger">
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Distance = ({ nauticalMiles }: { nauticalMiles: number }) => (
  <>
    <span className="figures">{nauticalMiles}</span> {nauticalMilesWord(nauticalMiles)}
  </>
);

function LegLine({ leg }: { leg: Leg }) {
  const { stop, nauticalMiles, runningMinutes, arrival, notes } = leg;
  return (
    <li className="pl-3">
      <Link to={stop.href} className="thumb-target font-semibold underline">
        {stop.title}
      </Link>
      <p className="text-ink-soft">
        <Distance nauticalMiles={nauticalMiles} />, {lengthOf(runningMinutes)}, there at{" "}
        <span className="figures">{arrival}</span>
      </p>
      {notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
    </li>
  );
}
