import { Controller, useForm } from "react-hook-form";
import { checkForm } from "#src/design/form/check-form.ts";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useSubmitClaim } from "../client.ts";
import { type Claim, NewClaim } from "../contract.ts";
import { PROOF_DOCUMENTS_MAX, RELATIONSHIPS } from "../limits-contract.ts";
import { relationshipText } from "../relationship-text.ts";
import { tellSubmitted } from "./tell-submitted.ts";

const FAILED = "Failed to submit business claim. Please try again.";
const FIELDS = ["claimerName", "claimerEmail", "claimerPhone", "relationship", "message"] as const;
const RELATIONSHIP_OPTIONS = RELATIONSHIPS.map((value) => ({
  value,
  label: relationshipText(value),
}));

interface ClaimFormProps {
  business: { id: number; name: string };
  onDone: (sent: Claim) => void;
}

export function ClaimForm({ business, onDone }: ClaimFormProps) {
  const viewer = useViewer();
  const submit = useSubmitClaim();
  const known = viewer.status === "authenticated" ? viewer.user : null;
  const form = useForm({
    resolver: plainResolver(NewClaim),
    defaultValues: {
      businessId: business.id,
      claimerName: [known?.firstName, known?.lastName].filter(Boolean).join(" "),
      claimerEmail: known?.email ?? "",
      claimerPhone: "",
      relationship: "owner" as const,
      message: "",
      proofDocuments: [] as string[],
    },
  });
  const { register, control } = form;
  const { errors, isDirty } = form.formState;

  const send = form.handleSubmit(async (claim) => {
    const sent = await submit.mutateAsync(claim).catch((error: unknown) => {
      showServerErrors(error, FIELDS, form.setError);
    });
    if (!sent) return;
    // Else a notice says what is left to do, and on a phone the toast would lie on it.
    if (sent.confirmedAt !== null) tellSubmitted();
    onDone(sent);
  });
  const attachments = useAttachments({ check: () => checkForm(form), send });

  return (
    <AttachmentsProvider value={attachments}>
      <form
        method="dialog"
        noValidate
        onSubmit={attachments.submit}
        className="flex flex-col gap-5"
      >
        <UnsavedGuard when={isDirty} />
        <FormError message={submit.error ? reasonOf(submit.error, FAILED) : undefined} />
        <p>
          You are claiming <strong>{business.name}</strong>. We decide within 2-3 business days.
        </p>
        <Field label="Your name" required error={errors.claimerName}>
          {(field) => <Input {...field} autoComplete="name" {...register("claimerName")} />}
        </Field>
        <Field
          label="Your e-mail"
          hint="An address at the business's own domain helps us to decide. Unless it is your account's, we mail a link there to confirm the claim."
          required
          error={errors.claimerEmail}
        >
          {(field) => (
            <Input {...field} type="email" autoComplete="email" {...register("claimerEmail")} />
          )}
        </Field>
        <Field label="Your phone" error={errors.claimerPhone}>
          {(field) => (
            <Input {...field} type="tel" autoComplete="tel" {...register("claimerPhone")} />
          )}
        </Field>
        <Field label="Relationship" required error={errors.relationship}>
          {(field) => (
            <NativeSelect {...field} options={RELATIONSHIP_OPTIONS} {...register("relationship")} />
          )}
        </Field>
        <Field label="Message" error={errors.message}>
          {(field) => <Textarea {...field} rows={4} {...register("message")} />}
        </Field>
        <Controller
          control={control}
          name="proofDocuments"
          render={({ field }) => (
            <MediaUploader
              label="Proof"
              hint="A licence, a bill or a letter, as PDF or picture. Only our team sees it."
              kinds={["document"]}
              max={PROOF_DOCUMENTS_MAX}
              value={field.value ?? []}
              onChange={field.onChange}
            />
          )}
        />
        <UploadProgress />
        <Button type="submit" pending={attachments.isBusy}>
          Submit Claim
        </Button>
      </form>
    </AttachmentsProvider>
  );
}
