import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { FormError } from "#src/design/form/form-error.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import type { Business } from "../../../listing/contract.ts";
import { PRICE_RANGES } from "../../../listing/limits-contract.ts";
import { useChangeListing } from "../../client.ts";
import { AmenitiesPicker } from "../listing-form/amenities-picker.tsx";
import { BasicsFields } from "../listing-form/basics-fields.tsx";
import { FactsEditor } from "../listing-form/facts-editor.tsx";
import {
  changesIn,
  EMPTY_LISTING,
  type ListingValues,
  valuesOf,
  wholeResolver,
} from "../listing-form/listing-values.ts";
import { ContactFields, LocationFields } from "../listing-form/location-fields.tsx";
import { PhotoFields } from "../listing-form/photo-fields.tsx";
import { PinField } from "../listing-form/pin-field.tsx";
import { VideoFields } from "../listing-form/video-fields.tsx";
import { tellOutcome, WaitingNote } from "./edit-outcome.tsx";
import { ListingPreview } from "./listing-preview.tsx";

const FIELDS = Object.keys(EMPTY_LISTING) as (keyof ListingValues)[];

interface EditListingFormProps {
  business: Business;
  /** Somebody else has changed it: the newest version is asked for. */
  onReload: () => Promise<Business | undefined>;
}

/** All fields of a listing beside what readers will see. Only what was changed is sent. */
export function EditListingForm({ business, onReload }: EditListingFormProps) {
  const change = useChangeListing(business.id);
  const [loaded, setLoaded] = useState(business);
  /** Fields that hold their own state begin anew with what was loaded. */
  const [round, setRound] = useState(0);
  const form = useForm<ListingValues>({
    resolver: wholeResolver,
    defaultValues: valuesOf(business),
  });
  const beginWith = (next: Business) => {
    form.reset(valuesOf(next));
    attachments.queue.clear();
    setLoaded(next);
    setRound((last) => last + 1);
  };

  const save = form.handleSubmit(async () => {
    const changes = changesIn(valuesOf(loaded), form.getValues());
    try {
      const saved = await change.mutateAsync({ ...changes, version: loaded.version });
      tellOutcome(saved);
      beginWith(saved);
    } catch (error) {
      showServerErrors(error, FIELDS, form.setError);
    }
  });
  const attachments = useAttachments({ check: () => checkForm(form), send: save });
  const isUnsaved = form.formState.isDirty || attachments.state.uploads.length > 0;

  const reload = async () => {
    const newest = await onReload();
    if (!newest) return;
    change.reset();
    beginWith(newest);
  };

  const isOvertaken = isVersionConflict(change.error);
  return (
    <AttachmentsProvider value={attachments}>
      <FormProvider {...form}>
        <form
          method="dialog"
          noValidate
          onSubmit={attachments.submit}
          className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]"
        >
          <UnsavedGuard when={form.formState.isDirty} verb="save" />
          <div className="flex min-w-0 flex-col gap-6">
            <WaitingNote business={business} />
            {isOvertaken ? (
              <Alert title="Someone else changed this listing meanwhile.">
                <p>What you typed is still here. Copy what you want to keep, then load it again.</p>
                <Button variant="secondary" size="sm" className="mt-2" onClick={reload}>
                  Load it again
                </Button>
              </Alert>
            ) : (
              <FormError
                message={
                  change.error
                    ? reasonOf(change.error, "The listing was not saved. Please try again.")
                    : undefined
                }
              />
            )}
            <h2 className="sr-only">Listing</h2>
            <Card key={round} padding="lg" className="flex flex-col gap-8">
              <BasicsFields priceRanges={PRICE_RANGES} />
              <LocationFields />
              <PinField />
              <ContactFields />
              <FactsEditor />
              <AmenitiesPicker />
              <PhotoFields />
              <VideoFields />
            </Card>
            <UploadProgress />
            <Button
              type="submit"
              className="self-start"
              disabled={!isUnsaved}
              pending={attachments.isBusy}
            >
              Save changes
            </Button>
          </div>
          <div className="lg:sticky lg:top-24">
            <ListingPreview business={business} />
          </div>
        </form>
      </FormProvider>
    </AttachmentsProvider>
  );
}

const isVersionConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "version_conflict";
