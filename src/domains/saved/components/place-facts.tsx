import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { APPROXIMATE_POSITION } from "#src/domains/directory/listing/position-rules.ts";
import { telephoneLink } from "#src/domains/directory/listing/rules.ts";
import type { ListPlace } from "../list-contract.ts";
import { positionOf } from "../list-rules.ts";

/** What takes a boat there: where it lies, whom to call, and what was noted. */
export function PlaceFacts({ place }: { place: ListPlace }) {
  const { id, name, city, state, phone, vhf, note, positionIsApproximate } = place;
  const position = positionOf(place);
  return (
    <div className="min-w-0 grow">
      <h3 className="wrap-anywhere font-semibold font-serif text-lg leading-snug">
        <Link to={`/business/${id}`} className="hover:underline">
          {name}
        </Link>
      </h3>
      <p className="text-ink-soft text-sm">
        {city}, {state}
      </p>
      <p className="figures mt-1 text-sm">{position ?? "No position known"}</p>
      {position && positionIsApproximate ? (
        <p className="text-ink-soft text-xs">{APPROXIMATE_POSITION}</p>
      ) : null}
      {phone || vhf ? (
        <p className="figures flex flex-wrap items-center gap-x-4 text-sm">
          {phone ? (
            <TextLink href={telephoneLink(phone)} className="inline-flex min-h-11 items-center">
              {phone}
            </TextLink>
          ) : null}
          {vhf ? <span>VHF {vhf}</span> : null}
        </p>
      ) : null}
      {note ? <p className="wrap-anywhere mt-1 whitespace-pre-line">{note}</p> : null}
    </div>
  );
}
