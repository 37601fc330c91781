import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import type { ProjectChoice } from "#src/domains/citizen-science/contract.ts";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useChangeReport } from "../client.ts";
import type { SpeciesReport } from "../contract.ts";
import { reportPath } from "../limits-contract.ts";
import { ReportFields } from "./report-fields.tsx";
import {
  REPORT_FIELDS,
  type ReportValues,
  tellMissingIn,
  toSent,
  valuesOf,
} from "./report-values.ts";

const FAILED = "The changes were not saved. They are still here: please try again.";

interface EditReportFormProps {
  report: SpeciesReport;
  /** Citizen science projects that the reader takes part in. */
  projects: readonly ProjectChoice[];
}

/** By whoever sent it in; another name has the opinions counted anew. */
export function EditReportForm({ report, projects: open }: EditReportFormProps) {
  const change = useChangeReport(report.id);
  const navigate = useNavigate();
  const given = valuesOf(report);
  const projects = withOwn(open, report);
  const form = useForm<ReportValues>({ defaultValues: given });
  const save = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(toSent(values, projects));
      form.reset(values);
      toast({ title: "Changes saved", tone: "ok" });
      void navigate(reportPath(report.id));
    } catch (error) {
      tellRefusal(error, REPORT_FIELDS, form);
      toast({ title: "Not saved", description: reasonOf(error, FAILED), tone: "danger" });
    }
  });
  const attachments = useAttachments({ check: async () => tellMissingIn(form), send: save });
  const { errors, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <AttachmentsProvider value={attachments}>
        <form
          method="dialog"
          noValidate
          onSubmit={attachments.submit}
          className="flex flex-col gap-5"
        >
          <UnsavedGuard when={isDirty && !change.isSuccess} />
          <FormError message={change.error ? reasonOf(change.error, FAILED) : undefined} />
          <ReportFields projects={projects} given={given} errors={errors} />
          <UploadProgress />
          <Button type="submit" className="self-start" pending={attachments.isBusy}>
            Save changes
          </Button>
        </form>
      </AttachmentsProvider>
    </FormProvider>
  );
}

/** That of the report can be kept, also where its reporter takes part no longer. */
const withOwn = (
  open: readonly ProjectChoice[],
  { projectId, projectTitle }: SpeciesReport,
): readonly ProjectChoice[] =>
  projectId === null || projectTitle === null || open.some(({ id }) => id === projectId)
    ? open
    : [...open, { id: projectId, title: projectTitle }];
