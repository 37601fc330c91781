import type { FormEvent, ReactNode } from "react";
import { PlainForm } from "#src/design/form/plain-form.tsx";
import type { GivenDeed } from "../list-contract.ts";

export type SendDeed = (deed: GivenDeed) => Promise<void>;

interface DeedFormProps {
  send: SendDeed;
  businessId?: number;
  className?: string;
  children: ReactNode;
}

/** The button that sends it says what to do. Works before the scripts have come. */
export function DeedForm({ send, businessId, className, children }: DeedFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(deedOf(event));
  };
  return (
    <PlainForm onSubmit={submit} className={className}>
      {businessId === undefined ? null : (
        <input type="hidden" name="businessId" value={businessId} />
      )}
      {children}
    </PlainForm>
  );
}

/** As the server reads the same form: boxes of one name are joined by commas. */
function deedOf(event: FormEvent<HTMLFormElement>): GivenDeed {
  const data = new FormData(event.currentTarget);
  const button = (event.nativeEvent as SubmitEvent).submitter;
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.map((name) => [name, data.getAll(name).join(",")]),
  ) as unknown as GivenDeed;
}
