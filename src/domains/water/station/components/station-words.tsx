import { PlaceName } from "#src/design/primitives/names.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { Station } from "../contract.ts";

export function StationLine({ station }: { station: Station }) {
  return (
    <p className="mt-0.5 text-ink-soft text-xs">
      Station <PlaceName className="text-ink">{station.name}</PlaceName>,{" "}
      {station.distanceMiles < 0.1 ? "less than 0.1" : station.distanceMiles}&nbsp;mi away
    </p>
  );
}

export function StationCredit({ station: { source } }: { station: Station }) {
  return (
    <p>
      Tidal constants: <TextLink href={source.url}>{source.name}</TextLink> ({source.licence}), from
      the <Notice text={source.attribution} />.
    </p>
  );
}

const CREDITED_PROJECT = /^(?<name>[^(]+) \((?<url>https:[^\s)]+)\)$/;

/** A notice that is a name and an address becomes a link; any other is shown as it is. */
function Notice({ text }: { text: string }) {
  const { name, url } = CREDITED_PROJECT.exec(text)?.groups ?? {};
  return url ? <TextLink href={url}>{name}</TextLink> : text;
}
