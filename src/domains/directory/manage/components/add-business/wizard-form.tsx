import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, FormProvider, useForm, useWatch } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useCreateListing } from "../../client.ts";
import {
  EMPTY_LISTING,
  type ListingValues,
  listingResolver,
} from "../listing-form/listing-values.ts";
import { forgetListingDraft, keepListingDraft } from "./listing-draft.ts";
import { useForgiveness } from "./use-forgiveness.ts";
import { useListingDraft } from "./use-listing-draft.ts";
import { useWizardStep } from "./use-wizard-step.ts";
import { WizardProgress } from "./wizard-progress.tsx";
import { StepFields } from "./wizard-step-fields.tsx";
import { LAST_STEP, stepOf, WIZARD_STEPS } from "./wizard-steps.ts";

interface WizardFormProps {
  /** The form holds what was typed earlier on this device. */
  onDraftFound: () => void;
  /** Leads away from the form. */
  onSubmitted: () => void | Promise<void>;
}

export function WizardForm({ onDraftFound, onSubmitted }: WizardFormProps) {
  const create = useCreateListing();
  const trap = useSpamTrap();
  const form = useForm<ListingValues>({
    resolver: listingResolver,
    defaultValues: EMPTY_LISTING,
  });
  useForgiveness(form);
  const element = useRef<HTMLFormElement>(null);
  // Before the draft comes, so that its coming is seen.
  const values = useWatch({ control: form.control }) as ListingValues;
  const isReady = useListingDraft({ form, element, onFound: onDraftFound });
  const { step, goTo, heading } = useWizardStep({ read: form.getValues, isReady });
  const [isSent, setIsSent] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes in the values is kept
  useEffect(() => {
    if (isReady && !isSent) keepListingDraft({ values: form.getValues(), step });
  }, [isReady, isSent, form, values, step]);

  const goOn = async () => {
    const fields = [...(WIZARD_STEPS[step - 1]?.fields ?? [])];
    if (await form.trigger(fields, { shouldFocus: true })) goTo(Math.min(step + 1, LAST_STEP));
  };

  const complain = (error: unknown) => {
    const fallback = "Failed to submit business listing. Please try again.";
    toast({ title: "Error", description: reasonOf(error, fallback), tone: "danger" });
    showServerErrors(
      error,
      WIZARD_STEPS.flatMap(({ fields }) => fields),
      form.setError,
    );
    const fields = error instanceof RequestError ? Object.keys(error.fields ?? {}) : [];
    const wrong = stepOf(fields);
    if (wrong !== null && wrong !== step) goTo(wrong);
  };

  const showWrong = (errors: FieldErrors<ListingValues>) =>
    goTo(stepOf(Object.keys(errors)) ?? step);

  const send = form.handleSubmit(async (listing) => {
    try {
      await create.mutateAsync({ ...listing, ...trap.read() });
    } catch (error) {
      complain(error);
      return;
    }
    setIsSent(true);
    forgetListingDraft();
    await onSubmitted();
    toast({
      title: "Business submitted successfully!",
      description:
        "Your business listing has been submitted for review. We'll notify you once it's approved.",
      tone: "ok",
    });
  }, showWrong);
  const attachments = useAttachments({ check: () => checkForm(form, showWrong), send });
  const isSending = attachments.phase === "sending" || isSent;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step < LAST_STEP) void goOn();
    else if (!isSent) void attachments.submit();
  };

  return (
    <AttachmentsProvider value={attachments}>
      <FormProvider {...form}>
        <form
          ref={element}
          method="dialog"
          noValidate
          onSubmit={submit}
          className="flex flex-col gap-6"
        >
          <WizardProgress step={step} />
          <SpamTrapField trap={trap} />
          <Card padding="lg" className="flex flex-col gap-6">
            <h2
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-24 font-semibold font-serif text-2xl"
            >
              {WIZARD_STEPS[step - 1]?.title}
            </h2>
            <StepFields step={step} values={values} onEdit={goTo} />
          </Card>
          <UploadProgress />
          <div className="flex items-center justify-between gap-4">
            <Button variant="secondary" disabled={step === 1} onClick={() => goTo(step - 1)}>
              <ArrowLeft aria-hidden /> Previous
            </Button>
            {step < LAST_STEP ? (
              <Button key="next" type="submit">
                Next <ArrowRight aria-hidden />
              </Button>
            ) : (
              <Button key="submit" type="submit" pending={attachments.isBusy || isSent}>
                {isSending ? "Submitting..." : "Submit Business"}
              </Button>
            )}
          </div>
        </form>
      </FormProvider>
    </AttachmentsProvider>
  );
}
