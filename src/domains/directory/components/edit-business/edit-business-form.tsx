import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import { FormError } from "#src/design/form/form-error.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import type { Business } from "../../contract.ts";
import { fieldName } from "../../edit-rules.ts";
import { PRICE_RANGES } from "../../limits-contract.ts";
import { useChangeBusiness } from "../../listing-client.ts";
import { BusinessChange } from "../../listing-contract.ts";
import { AmenitiesPicker } from "../listing-form/amenities-picker.tsx";
import { BasicsFields } from "../listing-form/basics-fields.tsx";
import { FactsEditor } from "../listing-form/facts-editor.tsx";
import { EMPTY_LISTING, type ListingValues, valuesOf } from "../listing-form/listing-values.ts";
import { ContactFields, LocationFields } from "../listing-form/location-fields.tsx";
import { PhotoFields } from "../listing-form/photo-fields.tsx";
import { PinField } from "../listing-form/pin-field.tsx";
import { ListingPreview } from "./listing-preview.tsx";

const FIELDS = Object.keys(EMPTY_LISTING) as (keyof ListingValues)[];
/** The rules of a change: pictures that are there may stay, and a sandbar has no phone. */
const changeResolver = zodResolver(BusinessChange) as unknown as Resolver<ListingValues>;

interface EditBusinessFormProps {
  business: Business;
  /** Somebody else has changed it: the newest version is asked for. */
  onReload: () => Promise<Business | undefined>;
}

/** All fields of a listing beside what readers will see. Only what was changed is sent. */
export function EditBusinessForm({ business, onReload }: EditBusinessFormProps) {
  const change = useChangeBusiness(business.id);
  const [version, setVersion] = useState(business.version);
  /** Fields that hold their own state begin anew with what was loaded. */
  const [round, setRound] = useState(0);
  const form = useForm<ListingValues>({
    resolver: changeResolver,
    defaultValues: valuesOf(business),
  });
  const { dirtyFields, isDirty } = form.formState;
  const beginWith = (loaded: Business) => {
    form.reset(valuesOf(loaded));
    setVersion(loaded.version);
    setRound((last) => last + 1);
  };

  const save = form.handleSubmit(() => {
    const values = form.getValues();
    const changed = FIELDS.filter((field) => dirtyFields[field]);
    const isMoved = changed.includes("latitude") || changed.includes("longitude");
    const sent = {
      ...Object.fromEntries(changed.map((field) => [field, values[field]])),
      ...(isMoved && { latitude: values.latitude, longitude: values.longitude }),
    };
    change.mutate(
      { ...sent, version },
      {
        onSuccess: (saved) => {
          tellOutcome(saved);
          beginWith(saved);
        },
        onError: (error) => showServerErrors(error, FIELDS, form.setError),
      },
    );
  });

  const reload = async () => {
    const loaded = await onReload();
    if (!loaded) return;
    change.reset();
    beginWith(loaded);
  };

  const isOvertaken = isVersionConflict(change.error);
  return (
    <FormProvider {...form}>
      <form
        method="dialog"
        noValidate
        onSubmit={save}
        className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]"
      >
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
          </Card>
          <Button
            type="submit"
            className="self-start"
            disabled={!isDirty}
            pending={change.isPending}
          >
            Save changes
          </Button>
        </div>
        <div className="lg:sticky lg:top-24">
          <ListingPreview business={business} />
        </div>
      </form>
    </FormProvider>
  );
}

const isVersionConflict = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "version_conflict";

function tellOutcome({ waitingFields = [] }: Business): void {
  if (waitingFields.length === 0) {
    toast({ title: "Saved", description: "Your listing is up to date.", tone: "ok" });
    return;
  }
  const description = `${waitingFields.map(fieldName).join(", ")}: the old version stays up until our team has looked. Everything else is live.`;
  toast({ title: "Waiting for approval", description, tone: "ok" });
}

function WaitingNote({ business: { waitingFields = [] } }: { business: Business }) {
  if (waitingFields.length === 0) return null;
  return (
    <Alert role="note" tone="info" title="Waiting for approval">
      <p>{waitingFields.map(fieldName).join(", ")}. The old version stays up until then.</p>
    </Alert>
  );
}
