import { useFormAttachments } from "#src/domains/media/components/attachments.tsx";
import { WIZARD_PRICE_RANGES } from "../../contract.ts";
import { AmenitiesPicker } from "../listing-form/amenities-picker.tsx";
import { BasicsFields } from "../listing-form/basics-fields.tsx";
import { FactsEditor } from "../listing-form/facts-editor.tsx";
import type { ListingValues } from "../listing-form/listing-values.ts";
import { ContactFields, LocationFields } from "../listing-form/location-fields.tsx";
import { PhotoFields } from "../listing-form/photo-fields.tsx";
import { PinField } from "../listing-form/pin-field.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { ReviewListing } from "./review-listing.tsx";

interface StepFieldsProps {
  step: number;
  values: ListingValues;
  onEdit: (step: number) => void;
}

/** All steps stay in the page, so that an upload under way survives a look at another one. */
export function StepFields({ step, values, onEdit }: StepFieldsProps) {
  const { uploads } = useFormAttachments().state;
  const underWay = uploads.filter(({ status }) => status !== "refused").length;
  return (
    <>
      <div hidden={step !== 1}>
        <BasicsFields priceRanges={WIZARD_PRICE_RANGES} />
      </div>
      <div hidden={step !== 2} className="flex flex-col gap-8">
        <LocationFields />
        <PinField />
        <ContactFields />
      </div>
      <div hidden={step !== 3} className="flex flex-col gap-8">
        <FactsEditor />
        <AmenitiesPicker />
      </div>
      <div hidden={step !== 4} className="flex flex-col gap-8">
        <PhotoFields label="Photos of the business" isKeptOnPath />
        {step === 4 ? (
          <>
            <DuplicateNotice listing={values} />
            <ReviewListing values={values} underWay={underWay} onEdit={onEdit} />
            <p className="text-ink-soft">
              Your listing is reviewed by our team (1-2 business days) before going live.
            </p>
          </>
        ) : null}
      </div>
    </>
  );
}
