import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { findCategory } from "../../../listing/category-contract.ts";
import { factsOf } from "../../../listing/facts-contract.ts";
import { factText } from "../../../listing/field-rules.ts";
import { APPROXIMATE_POSITION } from "../../../listing/position-rules.ts";
import type { ListingValues } from "../listing-form/listing-values.ts";

interface ReviewListingProps {
  values: ListingValues;
  /** Photos that are being sent. */
  underWay: number;
  onEdit: (step: number) => void;
}

/** Everything that will be sent, as it was given. */
export function ReviewListing({ values, underWay, onEdit }: ReviewListingProps) {
  const { address, city, state, zipCode, latitude, longitude, images } = values;
  return (
    <section aria-labelledby="review-heading" className="flex flex-col gap-5">
      <h3 id="review-heading" className="font-semibold font-serif text-xl">
        Review Your Listing
      </h3>
      <Part title="Basic Information" step={1} onEdit={onEdit}>
        <Row name="Business Name">{values.name}</Row>
        <Row name="Category">{findCategory(values.category)?.name}</Row>
        <Row name="Price Range">{values.priceRange}</Row>
        <Row name="Description">
          <span className="whitespace-pre-line">{values.description}</span>
        </Row>
        <Row name="Hours of Operation">{values.hours}</Row>
      </Part>
      <Part title="Location & Contact Information" step={2} onEdit={onEdit}>
        <Row name="Address">
          {address}, {city}, {state} {zipCode}
        </Row>
        <Row name="Position">
          {latitude && longitude ? (
            <span className="figures">
              {latitude}, {longitude}
            </span>
          ) : (
            APPROXIMATE_POSITION
          )}
        </Row>
        <Row name="Phone Number">{values.phone}</Row>
        <Row name="Email">{values.email}</Row>
        <Row name="Website">{values.website}</Row>
      </Part>
      <Part title="Amenities & Features" step={3} onEdit={onEdit}>
        <Row name="Amenities">{values.amenities.join(", ")}</Row>
        {factsOf(values.category).map((fact) => (
          <Row key={fact.key} name={fact.label}>
            {factText(fact, values.facts[fact.key])}
          </Row>
        ))}
      </Part>
      <Photos images={images} underWay={underWay} />
    </section>
  );
}

interface PartProps {
  title: string;
  step: number;
  onEdit: (step: number) => void;
  children: ReactNode;
}

function Part({ title, step, onEdit, children }: PartProps) {
  return (
    <div className="border-line border-t pt-2">
      <div className="flex items-center justify-between gap-4">
        <h4 className="font-semibold">{title}</h4>
        <Button variant="quiet" size="sm" aria-label={`Edit ${title}`} onClick={() => onEdit(step)}>
          <Pencil aria-hidden /> Edit
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">{children}</dl>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-2">{children || "Not given"}</dd>
    </div>
  );
}

function Photos({ images, underWay }: { images: readonly string[]; underWay: number }) {
  const isNone = images.length + underWay === 0;
  return (
    <div className="border-line border-t pt-4">
      <h4 className="mb-2 font-semibold">Photos</h4>
      {isNone ? <p className="text-ink-soft">No photos yet.</p> : null}
      {underWay > 0 ? (
        <p className="mb-2 text-ink-soft">
          {underWay === 1 ? "1 photo is" : `${underWay} photos are`} on the way.
        </p>
      ) : null}
      <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-5">
        {images.map((image, index) => (
          <li key={image}>
            <MediaImage
              src={image}
              alt={`${index + 1} of ${images.length}`}
              sizes="160px"
              className="aspect-3/2 w-full border border-line object-cover"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
