import { ArrowLeft, Printer } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { APPROXIMATE_POSITION } from "#src/domains/directory/listing/position-rules.ts";
import { createLocalClock, formatFeet } from "#src/domains/water/station/components/local-time.ts";
import { NOT_FOR_NAVIGATION } from "#src/domains/water/station/limits-contract.ts";
import type { ListPlace, PlaceTides, SharedList } from "../list-contract.ts";
import { positionOf } from "../list-rules.ts";

interface PrintSheetProps {
  list: SharedList;
  tides: readonly PlaceTides[];
  /** When the tides were reckoned. */
  at: number;
}

const CELL = "border-line border-b px-2 py-2 text-left align-top";

/** One sheet for the chart table: where, whom to call, on which channel, and the water's height. */
export function PrintSheet({ list, tides, at }: PrintSheetProps) {
  return (
    <div className="print-sheet page-width flex flex-col gap-4 py-6">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button asChild variant="secondary">
          <Link to="?">
            <ArrowLeft aria-hidden /> Back to the list
          </Link>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Print this page
        </Button>
      </div>
      <h1 className="wrap-anywhere text-2xl">{list.name}</h1>
      <section
        aria-label="Places of the list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full min-w-2xl border-ink border-t-2 text-sm print:min-w-0 print:text-xs">
          <thead>
            <tr>
              {["", "Place", "Position", "Phone", "VHF", "Tides"].map((title) => (
                <th key={title} scope="col" className={CELL}>
                  {title || <span className="sr-only">Number</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.places.map((place, index) => (
              <PlaceRow
                key={place.id}
                number={index + 1}
                place={place}
                tides={tides.find(({ businessId }) => businessId === place.id)}
                at={at}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-ink-soft text-xs">
        Tides are predicted at the station named, in its local time, in feet above mean lower low
        water. {NOT_FOR_NAVIGATION}
      </p>
    </div>
  );
}

interface PlaceRowProps {
  number: number;
  place: ListPlace;
  tides: PlaceTides | undefined;
  at: number;
}

function PlaceRow({ number, place, tides, at }: PlaceRowProps) {
  const { name, city, state, note, phone, vhf, positionIsApproximate } = place;
  const position = positionOf(place);
  return (
    <tr className="break-inside-avoid">
      <td className={`${CELL} figures`}>{number}</td>
      <th scope="row" className={`${CELL} font-normal`}>
        <span className="wrap-anywhere block font-semibold font-serif">{name}</span>
        {city}, {state}
        {note ? (
          <span className="wrap-anywhere block whitespace-pre-line italic">{note}</span>
        ) : null}
      </th>
      <td className={`${CELL} figures`}>
        {position ? <Position text={position} /> : "–"}
        {position && positionIsApproximate ? (
          <span className="block font-sans">{APPROXIMATE_POSITION}</span>
        ) : null}
      </td>
      <td className={`${CELL} figures whitespace-nowrap`}>{phone || "–"}</td>
      <td className={`${CELL} figures`}>{vhf ?? "–"}</td>
      <td className={CELL}>{tides ? <Tides tides={tides} at={at} /> : "–"}</td>
    </tr>
  );
}

/** Latitude above longitude, each on a line of its own. */
const Position = ({ text }: { text: string }) => {
  const [latitude, longitude] = text.split(/(?<=[NS]) /);
  return (
    <>
      <span className="block whitespace-nowrap">{latitude}</span>
      <span className="block whitespace-nowrap">{longitude}</span>
    </>
  );
};

function Tides({
  tides: { stationName, zoneOffsets, extremes },
  at,
}: {
  tides: PlaceTides;
  at: number;
}) {
  const clock = createLocalClock(zoneOffsets, at);
  return (
    <>
      <ul className="figures">
        {extremes.map((extreme) => (
          <li key={extreme.at} className="whitespace-nowrap">
            {extreme.kind === "high" ? "High" : "Low"} {clock.dayAndTime(Date.parse(extreme.at))}{" "}
            {formatFeet(extreme.heightFeet)}
          </li>
        ))}
      </ul>
      <span className="text-ink-soft text-xs">
        {stationName}, {clock.zone}
      </span>
    </>
  );
}
