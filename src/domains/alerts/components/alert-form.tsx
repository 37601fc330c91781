import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useCreateAlert } from "../client.ts";
import { alertPath, NEW_ALERT_PAGE } from "../limits-contract.ts";
import { AlertFields } from "./alert-fields.tsx";
import {
  ALERT_FIELDS,
  type AlertValues,
  EMPTY_ALERT,
  tellMissingIn,
  toSent,
} from "./alert-values.ts";

const FAILURE = "Alert Failed";
const FAILED = "The alert was not sent. It is still here: please try again.";

/** Anybody warns of something; the server says what is wrong with it, field by field. */
export function AlertForm() {
  const create = useCreateAlert();
  const navigate = useNavigate();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const given: AlertValues = { ...EMPTY_ALERT, ...plain.values, photos: [] };
  const form = useForm<AlertValues>({ defaultValues: given });
  const draft = useSessionDraft("conservation-alert", form, {});
  const send = form.handleSubmit(async (values) => {
    try {
      const { id } = await create.mutateAsync({ ...toSent(values), ...trap.read() });
      draft.forget();
      toast({
        title: "Alert Created",
        description: "It is on the list for everyone to see.",
        tone: "ok",
      });
      void navigate(alertPath(id));
    } catch (error) {
      tellRefusal(error, ALERT_FIELDS, form);
      toast({ title: FAILURE, description: reasonOf(error, FAILED), tone: "danger" });
    }
  });
  const attachments = useAttachments({ check: async () => tellMissingIn(form), send });
  const { isSubmitted, errors } = form.formState;
  const isChecked = isSubmitted || Object.keys(errors).length > 0;
  return (
    <AttachmentsProvider value={attachments}>
      <PlainForm
        ref={draft.formRef}
        action={NEW_ALERT_PAGE}
        encType="multipart/form-data"
        onSubmit={attachments.submit}
        aria-label="Conservation alert"
        className="group/alert flex flex-col gap-5"
      >
        <FormError
          title={FAILURE}
          message={create.error ? reasonOf(create.error, FAILED) : plain.message}
        />
        <FormProvider {...form}>
          <AlertFields form={form} errors={isChecked ? errors : plain.fields} given={given} />
        </FormProvider>
        <SpamTrapField trap={trap} />
        <UploadProgress />
        <Button type="submit" className="self-start" pending={attachments.isBusy}>
          Create Alert
        </Button>
      </PlainForm>
    </AttachmentsProvider>
  );
}
