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
import { useCollaborate } from "../client.ts";
import type { Availability } from "../limits-contract.ts";
import { CollaborationFields, type CollaborationValues } from "./collaboration-fields.tsx";

const FIELDS = [
  ...(["name", "email", "expertise", "contribution", "availability", "message"] as const),
];
const FAILURE = "Request Failed";
const FAILED = "The request was not sent. It is still here: please try again.";

interface CollaborationFormProps {
  projectId: number;
  viewer: ViewerState;
}

/** The server says what is missing, field by field. Sent, it leads to where the answer will be read. */
export function CollaborationForm({ projectId, viewer }: CollaborationFormProps) {
  const collaborate = useCollaborate();
  const navigate = useNavigate();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const known = knownOf(viewer);
  const given: CollaborationValues = {
    ...{ expertise: "", contribution: "", availability: "volunteer", message: "" },
    ...known,
    ...plain.values,
  };
  const form = useForm<CollaborationValues>({ defaultValues: given });
  const draft = useSessionDraft(`collaboration-${projectId}`, form, known.email ? known : {});
  const send = form.handleSubmit((values) =>
    collaborate.mutate(
      { ...values, availability: values.availability as Availability, projectId, ...trap.read() },
      {
        onSuccess: ({ link }) => {
          draft.forget();
          toast({
            title: "Request Sent",
            description: "The lead researcher answers you. Keep this page: the answer shows here.",
            tone: "ok",
          });
          void navigate(link);
        },
        onError: (error) => {
          tellRefusal(error, FIELDS, form);
          toast({ title: FAILURE, description: reasonOf(error, FAILED), tone: "danger" });
        },
      },
    ),
  );
  const { isSubmitted, errors } = form.formState;
  return (
    <PlainForm
      anchor="collaborate"
      onSubmit={send}
      aria-label="Ask to collaborate"
      className="flex flex-col gap-4"
    >
      <FormError
        title={FAILURE}
        message={collaborate.error ? reasonOf(collaborate.error, FAILED) : plain.message}
      />
      <input type="hidden" name="projectId" value={projectId} />
      <CollaborationFields
        register={form.register}
        errors={isSubmitted ? errors : plain.fields}
        given={given}
      />
      <p className="text-ink-soft text-xs">
        Your name, address and words go to whoever leads this project; our administrators can read
        them, too.
      </p>
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={collaborate.isPending}>
        Send Request
      </Button>
    </PlainForm>
  );
}

function knownOf(viewer: ViewerState): { name: string; email: string } {
  if (viewer.status !== "authenticated") return { name: "", email: "" };
  const { firstName, lastName, email } = viewer.user;
  return { name: [firstName, lastName].filter(Boolean).join(" "), email };
}
