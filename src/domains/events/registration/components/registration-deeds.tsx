import type { FormEvent, ReactNode } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { useChangeRegistration } from "../client.ts";
import type { RegistrationView } from "../contract.ts";

interface DeedsProps {
  token: string;
  view: RegistrationView;
}

const DONE = {
  confirm: "Your place is confirmed",
  change: "Your registration was changed",
  cancel: "Your registration is cancelled",
} as const;

const NO_CONNECTION =
  "No connection. Nothing was changed, and your ticket stays. Please try again when it is back.";

const failureOf = (error: Error): string =>
  error instanceof RequestError
    ? reasonOf(error, "It was not changed. Please try again.")
    : NO_CONNECTION;

type Deed = keyof typeof DONE;

/** What can be done with a registration. Each works before the scripts have come. */
export function RegistrationDeeds({ token, view }: DeedsProps) {
  const changing = useChangeRegistration(token);
  const plain = useFormOutcome();
  const { revalidate } = useRevalidator();
  const send = (deed: Deed) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const attendeeCount = Number(new FormData(event.currentTarget).get("attendeeCount") ?? 0);
    try {
      await changing.mutateAsync(deed === "change" ? { deed, attendeeCount } : { deed });
      toast({ title: DONE[deed], tone: "ok" });
    } catch (error) {
      // Without a connection a page that is asked for again would be lost, and the ticket with it.
      if (!(error instanceof RequestError)) return;
    }
    await revalidate();
  };
  const failure = changing.error ? failureOf(changing.error) : plain.message;
  const leaving = LEAVING[leavingOf(view)];
  const form = (deed: Deed) => ({ token, deed, onSubmit: send(deed) });
  return (
    <div className="flex flex-col gap-6">
      <FormError message={failure} />
      {isToConfirm(view) ? (
        <DeedForm {...form("confirm")}>
          <Button type="submit" pending={changing.isPending}>
            Confirm my place
          </Button>
        </DeedForm>
      ) : null}
      {view.isShown && view.dateStatus !== "cancelled" && view.attendeesMax > 1 ? (
        <DeedForm {...form("change")}>
          <SizeField view={view} />
          <Button type="submit" variant="secondary" pending={changing.isPending}>
            Change the number
          </Button>
        </DeedForm>
      ) : null}
      <details className="border-line border-t pt-4">
        <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">
          {leaving.name}
        </summary>
        <DeedForm {...form("cancel")}>
          <p className="pt-3">{leaving.sentence}</p>
          <Button type="submit" variant="danger" pending={changing.isPending}>
            {leaving.confirm}
          </Button>
        </DeedForm>
      </details>
    </div>
  );
}

/** It moved up and is asked whether it comes. */
export const isToConfirm = ({ confirmBy, dateStatus }: RegistrationView): boolean =>
  confirmBy !== null && dateStatus === "active";

const LEAVING = {
  line: {
    name: "Leave the waiting list",
    sentence: "Your place in line is lost for good.",
    confirm: "Yes, cancel",
  },
  offer: {
    name: "No, give my place to the next",
    sentence: "Your places go to the next in line at once.",
    confirm: "Yes, give it away",
  },
  place: {
    name: "Cancel the registration",
    sentence: "Your places go to the next in line at once.",
    confirm: "Yes, cancel",
  },
} as const;

function leavingOf(view: RegistrationView): keyof typeof LEAVING {
  if (view.status === "waiting") return "line";
  return isToConfirm(view) ? "offer" : "place";
}

interface DeedFormProps {
  token: string;
  deed: Deed;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

function DeedForm({ token, deed, onSubmit, children }: DeedFormProps) {
  return (
    <PlainForm
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col items-start gap-3"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="deed" value={deed} />
      {children}
    </PlainForm>
  );
}

/** Begins with the number that the link asks for, where there is room for it. */
function SizeField({ view }: { view: RegistrationView }) {
  const [search] = useSearchParams();
  const wish = search.get("attendees") ?? "";
  const sizes = Array.from({ length: view.attendeesMax }, (_, index) => String(index + 1));
  return (
    <Field label="Attendees">
      {(field) => (
        <NativeSelect
          {...field}
          key={view.attendeeCount}
          name="attendeeCount"
          options={sizes.map((size) => ({ value: size, label: size }))}
          defaultValue={sizes.includes(wish) ? wish : String(view.attendeeCount)}
        />
      )}
    </Field>
  );
}
