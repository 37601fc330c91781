import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { ViewerState } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useSubmitProject } from "../client.ts";
import { NEW_PROJECT_PAGE, projectPath } from "../limits-contract.ts";
import { ProjectFields } from "./project-fields.tsx";
import { EMPTY_PROJECT, PROJECT_FIELDS, type ProjectValues, toSent } from "./project-values.ts";

const FAILURE = "Submission Failed";
const FAILED = "The project was not sent. It is still here: please try again.";

/** Anybody sends a project in; the server says what is wrong with it, field by field. */
export function ProjectForm({ viewer }: { viewer: ViewerState }) {
  const submit = useSubmitProject();
  const navigate = useNavigate();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const known = viewer.status === "authenticated" ? viewer.user : null;
  const given: ProjectValues = {
    ...EMPTY_PROJECT,
    contactEmail: known?.email ?? "",
    ...plain.values,
  };
  const form = useForm<ProjectValues>({ defaultValues: given });
  const draft = useSessionDraft("research-project", form, {});
  const send = form.handleSubmit((values) => {
    submit.mutate(
      { ...toSent(values), ...trap.read() },
      {
        onSuccess: ({ id }) => {
          draft.forget();
          toast({
            title: "Project Submitted",
            description: "It is on the list for everyone to see.",
            tone: "ok",
          });
          void navigate(projectPath(id));
        },
        onError: (error) => {
          tellRefusal(error, PROJECT_FIELDS, form);
          toast({
            title: FAILURE,
            description: reasonOf(error, FAILED),
            tone: "danger",
          });
        },
      },
    );
  });
  const { isSubmitted, errors } = form.formState;
  return (
    <PlainForm
      ref={draft.formRef}
      action={NEW_PROJECT_PAGE}
      onSubmit={send}
      aria-label="Research project"
      className="flex flex-col gap-5"
    >
      <FormError
        title={FAILURE}
        message={submit.error ? reasonOf(submit.error, FAILED) : plain.message}
      />
      <ProjectFields
        register={form.register}
        errors={isSubmitted ? errors : plain.fields}
        given={given}
        withStanding={known !== null}
      />
      {known ? null : (
        <p className="text-ink-soft text-sm">
          Sign in first to say how the project stands and is funded, and to change it later. Without
          an account, the contact address gets a link with which requests are answered. Whoever
          reads that address and confirms the project leads it from then on.
        </p>
      )}
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={submit.isPending}>
        Submit Project
      </Button>
    </PlainForm>
  );
}
