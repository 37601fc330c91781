import { type FormEvent, useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { SpamTrapField, useSpamTrap } from "#src/design/form/spam-trap-field.tsx";
import { useComplaintFocus } from "#src/design/form/use-field-focus.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import type { FieldMessages } from "#src/shared/errors.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useRegister } from "../client.ts";
import type { RegistrationReceipt } from "../contract.ts";
import { NAME_AND_EMAIL_MISSING, NOT_REGISTERED } from "../limits-contract.ts";
import { ReceiptNote } from "./receipt-note.tsx";
import { RegistrationFields } from "./registration-fields.tsx";
import { missingIn, readTyped } from "./typed-registration.ts";

/** By the names of the fields, those that were touched. */
export type TypedWords = Readonly<Record<string, string>>;

interface RegistrationFormProps {
  eventId: number;
  dateId: number;
  /** There is no place now: this asks for one in line. */
  isWaiting: boolean;
  /** All places of the date; null is without a limit. */
  capacity: number | null;
  typed: TypedWords;
  onTyped: (typed: TypedWords) => void;
  /** When the registration waits in line. */
  onWaiting: () => void;
}

/** Name, address, how many, and what the organizer should know. Nobody has to sign in. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { eventId, dateId, isWaiting, capacity, typed, onTyped, onWaiting } = props;
  const registering = useRegister(eventId);
  const { revalidate } = useRevalidator();
  const trap = useSpamTrap();
  const plain = useFormOutcome();
  const known = useKnownPerson();
  const { form, toComplaint } = useComplaintFocus();
  const [missing, setMissing] = useState<FieldMessages>({});
  const isMissing = Object.keys(missing).length > 0;
  const given = { ...known, attendeeCount: "1", notes: "", ...plain.values, ...typed };
  const fields = { ...(fieldsOf(registering.error) ?? plain.fields), ...missing };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = readTyped(event.currentTarget);
    const unsaid = missingIn(words);
    setMissing(unsaid);
    if (Object.keys(unsaid).length > 0) {
      toast({ title: NAME_AND_EMAIL_MISSING, tone: "danger" });
      return toComplaint();
    }
    registering.mutate(
      { ...words, dateId, ...trap.read() },
      {
        onSuccess: ({ message, status, ...receipt }) => {
          onTyped({});
          if (status === "waiting") onWaiting();
          toast({ title: message, tone: "ok" });
          if (receipt.eventId === eventId) void revalidate();
        },
        onError: () => {
          toast({ title: NOT_REGISTERED, tone: "danger" });
          toComplaint();
        },
      },
    );
  };
  if (registering.data)
    return (
      <>
        <ReceiptNote receipt={registering.data} />
        <LedOn receipt={registering.data} eventId={eventId} />
      </>
    );
  return (
    <PlainForm
      ref={form}
      anchor="registration"
      onSubmit={send}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        onTyped({ ...typed, [name]: value });
        setMissing(({ [name]: _, ...others }) => others);
      }}
      className="flex flex-col gap-4"
      aria-label="Register for this event"
    >
      <UnsavedGuard when={Object.keys(typed).length > 0} isKeptOnPath />
      <FormError
        message={isMissing ? NAME_AND_EMAIL_MISSING : (failure(registering.error) ?? plain.message)}
      />
      <input type="hidden" name="dateId" value={dateId} />
      <RegistrationFields {...{ given, capacity }} errors={fields} />
      <SpamTrapField trap={trap} />
      <Button type="submit" pending={registering.isPending}>
        {isWaiting ? "Join the waiting list" : "Register"}
      </Button>
    </PlainForm>
  );
}

/** To the page that the date has now. */
function LedOn({ receipt, eventId }: { receipt: RegistrationReceipt; eventId: number }) {
  const navigate = useNavigate();
  const { eventId: presentId, dateId } = receipt;
  useEffect(() => {
    if (presentId === eventId) return;
    navigate(`/events/${presentId}?date=${dateId}`, { replace: true, preventScrollReset: true });
  }, [presentId, eventId, dateId, navigate]);
  return null;
}

function useKnownPerson(): { userName: string; userEmail: string } {
  const viewer = useViewer();
  if (viewer.status !== "authenticated") return { userName: "", userEmail: "" };
  const { firstName, lastName, email } = viewer.user;
  return { userName: [firstName, lastName].filter(Boolean).join(" "), userEmail: email };
}

const fieldsOf = (error: unknown) => (error instanceof RequestError ? error.fields : undefined);

const failure = (error: unknown): string | undefined =>
  error ? reasonOf(error, NOT_REGISTERED) : undefined;
