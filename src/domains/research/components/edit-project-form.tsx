import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useChangeProject } from "../client.ts";
import type { Project } from "../contract.ts";
import { projectPath } from "../limits-contract.ts";
import { ProjectFields } from "./project-fields.tsx";
import { PROJECT_FIELDS, type ProjectValues, toSent, valuesOf } from "./project-values.ts";

const FAILED = "The changes were not saved. They are still here: please try again.";

/** Status, funding, publications and everything else, by whoever may change them. */
export function EditProjectForm({ project }: { project: Project }) {
  const change = useChangeProject(project.id);
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const given: ProjectValues = { ...valuesOf(project), ...plain.values };
  const form = useForm<ProjectValues>({ defaultValues: given });
  const { isSubmitted, isDirty, errors } = form.formState;
  const save = form.handleSubmit((values) => {
    const { contactEmail, ...changes } = toSent(values);
    // One that was taken off may stay so.
    change.mutate(contactEmail ? { ...changes, contactEmail } : changes, {
      onSuccess: () => {
        form.reset(values);
        toast({ title: "Changes saved", tone: "ok" });
        void navigate(projectPath(project.id));
      },
      onError: (error) => {
        tellRefusal(error, PROJECT_FIELDS, form);
        toast({ title: "Not saved", description: reasonOf(error, FAILED), tone: "danger" });
      },
    });
  });
  return (
    <PlainForm onSubmit={save} className="flex flex-col gap-5">
      <UnsavedGuard when={isDirty && !change.isSuccess} />
      <FormError message={change.error ? reasonOf(change.error, FAILED) : plain.message} />
      <ProjectFields
        register={form.register}
        errors={isSubmitted ? errors : plain.fields}
        given={given}
        withStanding
        withPublications
      />
      <Button type="submit" className="self-start" pending={change.isPending}>
        Save changes
      </Button>
    </PlainForm>
  );
}
