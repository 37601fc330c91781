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
import { ProjectFields, StandingFields } from "./project-fields.tsx";
import { PROJECT_FIELDS, type ProjectValues, toSent, valuesOf } from "./project-values.ts";

const FAILURE = "Not saved";
const FAILED = "The changes were not saved. They are still here: please try again.";

interface EditProjectFormProps {
  project: Project;
  /** False for who sent it in for a lead who stands by it now: how it stands, and nothing else. */
  mayManage: boolean;
}

/** Status, funding, publications and everything else, by whoever may change them. */
export function EditProjectForm({ project, mayManage }: EditProjectFormProps) {
  const change = useChangeProject(project.id);
  const navigate = useNavigate();
  const plain = useFormOutcome();
  const given: ProjectValues = { ...valuesOf(project), ...plain.values };
  const form = useForm<ProjectValues>({ defaultValues: given });
  const { isSubmitted, isDirty, errors } = form.formState;
  const save = form.handleSubmit((values) => {
    change.mutate(mayManage ? allOf(values) : standingOf(toSent(values)), {
      onSuccess: () => {
        form.reset(values);
        toast({ title: "Changes saved", tone: "ok" });
        void navigate(projectPath(project.id));
      },
      onError: (error) => {
        tellRefusal(error, PROJECT_FIELDS, form);
        toast({ title: FAILURE, description: reasonOf(error, FAILED), tone: "danger" });
      },
    });
  });
  const fields = { register: form.register, errors: isSubmitted ? errors : plain.fields, given };
  return (
    <PlainForm onSubmit={save} className="flex flex-col gap-5">
      <UnsavedGuard when={isDirty && !change.isSuccess} />
      <FormError
        title={FAILURE}
        message={change.error ? reasonOf(change.error, FAILED) : plain.message}
      />
      {mayManage ? <ProjectFields {...fields} withStanding /> : <StandingFields {...fields} />}
      <Button type="submit" className="self-start" pending={change.isPending}>
        Save changes
      </Button>
    </PlainForm>
  );
}

/** An address that was taken off may stay so. */
function allOf(values: ProjectValues) {
  const { contactEmail, ...changes } = toSent(values);
  return contactEmail ? { ...changes, contactEmail } : changes;
}

const standingOf = ({ status, fundingStatus }: ReturnType<typeof toSent>) => ({
  status,
  fundingStatus,
});
