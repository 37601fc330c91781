import type { ReactNode } from "react";
import { LongText } from "#src/design/patterns/long-text.tsx";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";
import type { Business } from "../../../listing/contract.ts";
import { factsOf } from "../../../listing/facts-contract.ts";
import { factField, fieldText } from "../../../listing/field-rules.ts";
import { APPROXIMATE_POSITION } from "../../../listing/position-rules.ts";

/** Everything that a submission says and shows: what goes live with a yes. */
export function SubmissionWords({ business }: { business: Business }) {
  const { name, description, images, videos } = business;
  return (
    <div className="flex flex-col gap-2">
      <div>
        <LongText text={description} isWhole of={`of the description of ${name}`} />
      </div>
      <AttachedMedia images={images} videos={videos} title={name} />
      <Details business={business} />
    </div>
  );
}

function Details({ business }: { business: Business }) {
  const { name, address, website, hours, priceRange, amenities } = business;
  return (
    <details>
      <summary className="cursor-pointer text-sm underline">
        All that it says<span className="sr-only">: {name}</span>
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Row name="Street address">{address}</Row>
        <Row name="Position">{positionText(business)}</Row>
        <Row name="Website">{website}</Row>
        <Row name="Hours">{hours}</Row>
        <Row name="Price range">{priceRange}</Row>
        <Row name="Amenities">{amenities.join(", ")}</Row>
        {factsOf(business.category).map(({ key, label }) => (
          <Row key={key} name={label}>
            {key in business.facts ? fieldText(factField(key), business.facts[key]) : null}
          </Row>
        ))}
      </dl>
    </details>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function positionText({ latitude, longitude, positionIsApproximate }: Business): string | null {
  if (latitude === null || longitude === null) return null;
  return `${latitude}, ${longitude}${positionIsApproximate ? `\n${APPROXIMATE_POSITION}` : ""}`;
}
