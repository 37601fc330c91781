import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import { useSubmitReport } from "../client.ts";
import { NEW_REPORT_PATH, reportPath } from "../limits-contract.ts";
import { REPORT_DRAFT } from "./brought-report.ts";
import { ReportFields } from "./report-fields.tsx";
import { EMPTY_REPORT, REPORT_FIELDS, type ReportValues, toSent } from "./report-values.ts";

const FAILED = "The report was not sent. It is still here: please try again.";

/** Anybody reports; the server says what is wrong with it, field by field. A lost answer is asked for again. */
export function ReportForm() {
  const submit = useSubmitReport();
  const navigate = useNavigate();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const requestKey = useRef(newUuid());
  const given: ReportValues = { ...EMPTY_REPORT, ...plain.values };
  const form = useForm<ReportValues>({ defaultValues: given });
  const draft = useSessionDraft(REPORT_DRAFT, form, {});
  const send = form.handleSubmit(async (values) => {
    const report = { ...toSent(values), requestKey: requestKey.current, ...trap.read() };
    try {
      const { id } = await submit.mutateAsync(report);
      draft.forget();
      requestKey.current = newUuid();
      const description = "It is on the list and waits for reviewers.";
      toast({ title: "Report Submitted", description, tone: "ok" });
      void navigate(reportPath(id));
    } catch (error) {
      showServerErrors(error, REPORT_FIELDS, form.setError);
      toast({ title: "Submission Failed", description: reasonOf(error, FAILED), tone: "danger" });
    }
  });
  const attachments = useAttachments({ send });
  const { isSubmitted, errors } = form.formState;
  return (
    <FormProvider {...form}>
      <AttachmentsProvider value={attachments}>
        <PlainForm
          action={NEW_REPORT_PATH}
          onSubmit={attachments.submit}
          className="flex flex-col gap-5"
        >
          <FormError message={submit.error ? reasonOf(submit.error, FAILED) : plain.message} />
          <ReportFields given={given} errors={isSubmitted ? errors : plain.fields} />
          <SpamTrapField trap={trap} />
          <UploadProgress />
          <Button type="submit" className="self-start" pending={attachments.isBusy}>
            Submit Report
          </Button>
        </PlainForm>
      </AttachmentsProvider>
    </FormProvider>
  );
}
