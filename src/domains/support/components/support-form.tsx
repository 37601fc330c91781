import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { useSessionDraft } from "#src/design/form/use-session-draft.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import type { ViewerState } from "#src/domains/accounts/session/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useAskSupport } from "../client.ts";
import { NewSupportMessage } from "../contract.ts";
import { SUPPORT_CATEGORIES, type SupportCategory } from "../limits-contract.ts";

const CATEGORY_OPTIONS = Object.entries(SUPPORT_CATEGORIES).map(([value, label]) => ({
  value,
  label,
}));
const FIELDS = ["name", "email", "category", "subject", "message"] as const;

export function SupportForm({ viewer }: { viewer: ViewerState }) {
  const ask = useAskSupport();
  const trap = useSpamTrap();
  const known = viewer.status === "authenticated" ? viewer.user : null;
  const [search] = useSearchParams();
  const plain = useFormOutcome();
  const name = [known?.firstName, known?.lastName].filter(Boolean).join(" ");
  const given = {
    name,
    email: known?.email ?? "",
    category: "general" as SupportCategory,
    subject: "",
    message: "",
    ...plain.values,
  };
  const form = useForm({ resolver: plainResolver(NewSupportMessage), defaultValues: given });
  const { register, handleSubmit, formState, setError, reset } = form;
  const errors = formState.isSubmitted ? formState.errors : plain.fields;
  const draft = useSessionDraft("support-message", form, known ? { name, email: known.email } : {});

  const send = handleSubmit((message) =>
    ask.mutate(
      { ...message, ...trap.read() },
      {
        onSuccess: () => {
          toast({
            title: "Support Request Submitted",
            description: "We answer within 24 hours.",
            tone: "ok",
          });
          reset({ ...message, subject: "", message: "" });
          draft.forget();
        },
        onError: (error) => {
          showServerErrors(error, FIELDS, setError);
          toast({ title: "Submission Failed", description: failure(error), tone: "danger" });
        },
      },
    ),
  );

  return (
    <PlainForm onSubmit={send} className="flex flex-col gap-5">
      <FormError message={ask.error ? failure(ask.error) : plain.message} />
      {ask.isSuccess || search.get("sent") === "yes" ? (
        <Alert tone="ok" role="status" title="Your message has arrived">
          We reply within 24 hours, by mail to the address you gave.
        </Alert>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name}>
          {(field) => (
            <Input {...field} autoComplete="name" {...register("name")} defaultValue={given.name} />
          )}
        </Field>
        <Field label="E-mail" required error={errors.email}>
          {(field) => (
            <Input
              {...field}
              type="email"
              autoComplete="email"
              {...register("email")}
              defaultValue={given.email}
            />
          )}
        </Field>
      </div>
      <Field label="Category" error={errors.category}>
        {(field) => (
          <NativeSelect
            {...field}
            options={CATEGORY_OPTIONS}
            {...register("category")}
            defaultValue={given.category}
          />
        )}
      </Field>
      <Field label="Subject" required error={errors.subject}>
        {(field) => <Input {...field} {...register("subject")} defaultValue={given.subject} />}
      </Field>
      <Field label="Message" required error={errors.message}>
        {(field) => (
          <Textarea {...field} rows={7} {...register("message")} defaultValue={given.message} />
        )}
      </Field>
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={ask.isPending}>
        Send message
      </Button>
    </PlainForm>
  );
}

const failure = (error: unknown) =>
  reasonOf(error, "Your message was not sent. It is still here: please try again.");
