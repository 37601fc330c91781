import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { newUuid } from "#src/shared/new-uuid.ts";
import { useSubmitReport } from "../client.ts";
import { NEW_REPORT_PATH, reportPath } from "../limits-contract.ts";
import { REPORT_DRAFT } from "./brought-report.ts";
import { ReportFields } from "./report-fields.tsx";
import {
  EMPTY_REPORT,
  REPORT_FIELDS,
  type ReportValues,
  tellMissingIn,
  toSent,
} from "./report-values.ts";
import { SimilarHint } from "./similar-hint.tsx";

const FAILURE = "Submission Failed";
const FAILED = "The report was not sent. It is still here: please try again.";

interface ReportFormProps {
  /** Citizen science projects that the reader takes part in, and the one that was chosen already. */
  projects: readonly ProjectChoice[];
  projectId: number | null;
  isSignedIn: boolean;
}

/** Anybody reports; the server says what is wrong with it, field by field. A lost answer is asked for again. */
export function ReportForm({ projects, projectId, isSignedIn }: ReportFormProps) {
  const submit = useSubmitReport();
  const navigate = useNavigate();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const requestKey = useRef(newUuid());
  const chosen = projectId === null ? {} : { projectId: String(projectId) };
  const given: ReportValues = { ...EMPTY_REPORT, ...chosen, ...plain.values, images: [] };
  const form = useForm<ReportValues>({ defaultValues: given });
  const draft = useSessionDraft(REPORT_DRAFT, form, chosen);
  const send = form.handleSubmit(async (values) => {
    const report = { ...toSent(values, projects), requestKey: requestKey.current, ...trap.read() };
    try {
      const { id } = await submit.mutateAsync(report);
      draft.forget();
      const description = "It is on the list and waits for reviewers.";
      toast({ title: "Report Submitted", description, tone: "ok" });
      void navigate(reportPath(id));
    } catch (error) {
      tellRefusal(error, REPORT_FIELDS, form);
      toast({ title: FAILURE, description: reasonOf(error, FAILED), tone: "danger" });
    }
  });
  const attachments = useAttachments({ check: async () => tellMissingIn(form), send });
  const { isSubmitted, errors } = form.formState;
  const isChecked = isSubmitted || Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <AttachmentsProvider value={attachments}>
        <PlainForm
          ref={draft.formRef}
          action={NEW_REPORT_PATH}
          encType="multipart/form-data"
          onSubmit={attachments.submit}
          className="flex flex-col gap-5"
        >
          <FormError
            title={FAILURE}
            message={submit.error ? reasonOf(submit.error, FAILED) : plain.message}
          />
          <ReportFields
            projects={projects}
            asksAddress={!isSignedIn}
            photosName="images"
            given={given}
            errors={isChecked ? errors : plain.fields}
          />
          <SimilarHint values={form.watch()} />
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
