import { type FormEvent, useId, useState } from "react";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import type { Business } from "../../listing/contract.ts";
import { factsOf } from "../../listing/facts-contract.ts";
import { useSuggestEdit } from "../client.ts";
import { EDIT_NOTE_MAX_LENGTH, NewSuggestion, PROPOSER_NAME_MAX_LENGTH } from "../contract.ts";
import { SUGGESTION_KINDS, type SuggestionKind } from "../rules.ts";
import { SuggestEditFields, type Suggested } from "./suggest-edit-fields.tsx";

interface SuggestEditFormProps {
  business: Business;
  onSent: () => void;
}

type Complaints = Record<string, string>;

/** First what is wrong, then what it is now. */
export function SuggestEditForm({ business, onSent }: SuggestEditFormProps) {
  const labelId = useId();
  const viewer = useViewer();
  const trap = useSpamTrap();
  const sending = useSuggestEdit(business.id);
  const [kind, setKind] = useState<SuggestionKind | "">("");
  const [values, setValues] = useState<Suggested>(() => beginWith(business));
  const [complaints, setComplaints] = useState<Complaints>({});
  const [problem, setProblem] = useState<string>();
  const isChanged = JSON.stringify(values) !== JSON.stringify(beginWith(business));
  const change = (changed: Partial<Suggested>) => setValues({ ...values, ...changed });

  const send = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const checked = checkPlainly(NewSuggestion, { ...values, kind });
    if (!checked.success) return setComplaints(complaintsOf(checked.error.issues));
    setComplaints({});
    sending.mutate(
      { ...checked.data, ...trap.read() },
      {
        onSuccess: () => {
          toast({
            title: "Thank you",
            description: "Your suggestion waits for a look by our team.",
            tone: "ok",
          });
          onSent();
        },
        onError: (error) => {
          setProblem(reasonOf(error, "The suggestion was not sent. Please try again."));
          if (error instanceof RequestError) setComplaints(error.fields ?? {});
        },
      },
    );
  };

  return (
    <form method="dialog" noValidate onSubmit={send} className="flex flex-col gap-5">
      <UnsavedGuard when={isChanged} />
      <FormError message={problem ?? complaints.kind} />
      <div>
        <p id={labelId} className="mb-1 font-semibold">
          What is different?
        </p>
        <RadioGroup
          aria-labelledby={labelId}
          value={kind}
          onValueChange={(next) => {
            setKind(next as SuggestionKind);
            setComplaints({});
          }}
        >
          {kindsFor(business).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </RadioGroup>
      </div>
      {kind ? (
        <>
          <SuggestEditFields {...{ business, kind, values, complaints }} onChange={change} />
          <Field
            label={kind === "other" ? "What should we know?" : "Anything else we should know"}
            required={kind === "other"}
            error={complaints.note}
          >
            {(field) => (
              <Textarea
                {...field}
                rows={3}
                maxLength={EDIT_NOTE_MAX_LENGTH}
                value={values.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            )}
          </Field>
          {viewer.status === "authenticated" ? null : (
            <Field
              label="Your name"
              hint="Optional; shown beside what you confirm."
              error={complaints.name}
            >
              {(field) => (
                <Input
                  {...field}
                  autoComplete="name"
                  maxLength={PROPOSER_NAME_MAX_LENGTH}
                  value={values.name}
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </Field>
          )}
        </>
      ) : null}
      <SpamTrapField trap={trap} />
      <Button type="submit" className="self-start" pending={sending.isPending}>
        Send suggestion
      </Button>
    </form>
  );
}

const kindsFor = ({ category }: Business) =>
  Object.entries(SUGGESTION_KINDS).filter(
    ([kind]) => kind !== "fact" || factsOf(category).length > 0,
  );

const beginWith = (business: Business): Suggested => ({
  address: business.address,
  city: business.city,
  state: business.state,
  zipCode: business.zipCode,
  hours: business.hours,
  phone: business.phone,
  website: business.website ?? "",
  fact: "",
  value: undefined,
  note: "",
  name: "",
});

const complaintsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Complaints =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? "kind"), message]));
