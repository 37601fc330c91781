import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { AttachmentsProvider } from "#src/domains/media/components/attachments.tsx";
import { UploadProgress } from "#src/domains/media/components/upload-progress.tsx";
import { useAttachments } from "#src/domains/media/components/use-attachments.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useSaveProject } from "../client.ts";
import type { CitizenProject } from "../contract.ts";
import { projectPath } from "../limits-contract.ts";
import { ProjectFields } from "./project-fields.tsx";
import {
  EMPTY_PROJECT,
  PROJECT_FIELDS,
  type ProjectValues,
  toSent,
  valuesOf,
} from "./project-values.ts";

const FAILED = "It was not saved. It is still here: please try again.";

interface ProjectFormProps {
  /** Null to begin one. */
  project: CitizenProject | null;
  /** Proposed as the organizer of a new one. */
  name: string;
}

/** Begins a project or changes one; the server says what is wrong with it, field by field. */
export function ProjectForm({ project, name }: ProjectFormProps) {
  const save = useSaveProject(project?.id ?? null);
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const first = project ? valuesOf(project) : { ...EMPTY_PROJECT, organizer: name };
  const given: ProjectValues = { ...first, ...plain.values, photos: first.photos };
  const form = useForm<ProjectValues>({ defaultValues: given });
  const send = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(toSent(values));
      toast({ title: project ? "Changes saved" : "Project created", tone: "ok" });
    } catch (error) {
      tellRefusal(error, PROJECT_FIELDS, form);
      toast({ title: "Not saved", description: reasonOf(error, FAILED), tone: "danger" });
    }
  });
  const attachments = useAttachments({ send });
  const savedId = save.data?.id;
  // After the guard below, which would ask whether to leave what was just saved.
  useEffect(() => {
    if (savedId !== undefined) void navigate(projectPath(savedId));
  }, [savedId, navigate]);
  const { isSubmitted, isDirty, errors } = form.formState;
  return (
    <AttachmentsProvider value={attachments}>
      <PlainForm
        encType="multipart/form-data"
        onSubmit={attachments.submit}
        className="flex flex-col gap-5"
      >
        <UnsavedGuard when={isDirty && !save.isSuccess} />
        <FormError message={save.error ? reasonOf(save.error, FAILED) : plain.message} />
        <FormProvider {...form}>
          <ProjectFields form={form} errors={isSubmitted ? errors : plain.fields} given={given} />
        </FormProvider>
        <UploadProgress />
        <Button type="submit" className="self-start" pending={attachments.isBusy}>
          {project ? "Save changes" : "Create Project"}
        </Button>
      </PlainForm>
    </AttachmentsProvider>
  );
}
