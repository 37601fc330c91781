import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { FormError } from "#src/design/form/form-error.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { PanelClose } from "#src/design/primitives/panel-opener.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { tellFailure } from "#src/domains/moderation/components/tell-outcome.ts";
import { reasonOf } from "#src/shared/http.ts";
import type { Business } from "../../../listing/contract.ts";
import { PRICE_RANGES } from "../../../listing/limits-contract.ts";
import { useManageListing } from "../../client.ts";
import { BasicsFields } from "../listing-form/basics-fields.tsx";
import { FactsEditor } from "../listing-form/facts-editor.tsx";
import {
  changeResolver,
  EMPTY_LISTING,
  type ListingValues,
  valuesOf,
} from "../listing-form/listing-values.ts";
import { ContactFields, LocationFields } from "../listing-form/location-fields.tsx";
import { PhotoFields } from "../listing-form/photo-fields.tsx";
import { PinField } from "../listing-form/pin-field.tsx";
import { VideoFields } from "../listing-form/video-fields.tsx";
import { AmenitiesField } from "./amenities-field.tsx";

const FIELDS = Object.keys(EMPTY_LISTING) as (keyof ListingValues)[];

interface EditListingDialogProps {
  business: Business;
  onClose: () => void;
}

/** Only what was changed is sent, with the version that was read. */
export function EditListingDialog({ business, onClose }: EditListingDialogProps) {
  const formId = useId();
  const [initial] = useState(() => valuesOf(business));
  const form = useForm<ListingValues>({
    defaultValues: initial,
    resolver: changeResolver(initial),
  });
  const change = useManageListing();
  const [problem, setProblem] = useState<string>();

  const save = form.handleSubmit(async (changes) => {
    setProblem(undefined);
    try {
      await change.mutateAsync({ id: business.id, version: business.version, ...changes });
      toast({ title: "Business updated", tone: "ok" });
      onClose();
    } catch (error) {
      const fallback = "Failed to update business";
      tellFailure(error, fallback);
      const isShown = showServerErrors(error, FIELDS, form.setError);
      setProblem(isShown ? undefined : reasonOf(error, fallback));
    }
  });

  const attachments = useAttachments({ check: () => checkForm(form), send: save });

  return (
    <AttachmentsProvider value={attachments}>
      <Dialog
        open
        size="lg"
        title={`Edit ${business.name}`}
        onOpenChange={(open) => (open ? undefined : onClose())}
        footer={
          <>
            <PanelClose>
              <Button variant="secondary">Cancel</Button>
            </PanelClose>
            <Button type="submit" form={formId} pending={attachments.isBusy}>
              Save
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            method="dialog"
            noValidate
            onSubmit={attachments.submit}
            className="flex flex-col gap-8"
          >
            <UnsavedGuard when={form.formState.isDirty} verb="save" />
            <FormError message={problem} />
            <BasicsFields priceRanges={PRICE_RANGES} />
            <LocationFields />
            <ContactFields />
            <FactsEditor />
            <AmenitiesField />
            <PhotoFields label="Images" />
            <VideoFields />
            <PinField />
            <UploadProgress />
          </form>
        </FormProvider>
      </Dialog>
    </AttachmentsProvider>
  );
}
