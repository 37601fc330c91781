import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { tellRefusal } from "#src/design/form/tell-refusal.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { optionsOf } from "#src/shared/options-of.ts";
import { useSubscribe } from "../client.ts";
import {
  ALERT_TYPES,
  COAST_STATES,
  DEFAULT_RADIUS_MILES,
  RADII_MILES,
} from "../limits-contract.ts";
import type { NewSubscriptionInput } from "../subscription-contract.ts";

interface SubscriptionValues {
  alertType: string;
  state: string;
  place: string;
  radiusMiles: string;
}

const EMPTY: SubscriptionValues = {
  ...{ alertType: "", state: "", place: "", radiusMiles: String(DEFAULT_RADIUS_MILES) },
};
const FIELDS = ["alertType", "state", "place", "radiusMiles"] as const;
const TYPES = [{ value: "", label: "All types" }, ...optionsOf(ALERT_TYPES)];
const STATES = [
  { value: "", label: "The whole coast" },
  ...COAST_STATES.map((state) => ({ value: state, label: state })),
];
const RADII = RADII_MILES.map((miles) => ({ value: String(miles), label: `${miles} miles` }));
const FAILED = "It was not saved. Please try again.";

/** Which alerts to be mailed: of a kind, in a state or around a place. */
export function SubscriptionForm() {
  const subscribe = useSubscribe();
  const { revalidate } = useRevalidator();
  const plain = useFormOutcome();
  const given: SubscriptionValues = { ...EMPTY, ...plain.values };
  const form = useForm<SubscriptionValues>({ defaultValues: given });
  const { register } = form;
  const send = form.handleSubmit((values) =>
    subscribe.mutate(values as NewSubscriptionInput, {
      onSuccess: () => {
        form.reset(EMPTY);
        toast({ title: "You will be mailed about these alerts", tone: "ok" });
        void revalidate();
      },
      onError: (error) => tellRefusal(error, FIELDS, form),
    }),
  );
  const errors = form.formState.isSubmitted ? form.formState.errors : plain.fields;
  return (
    <PlainForm onSubmit={send} aria-label="Alert mails" className="flex flex-col gap-4">
      <UnsavedGuard when={form.formState.isDirty} />
      <FormError message={subscribe.error ? reasonOf(subscribe.error, FAILED) : plain.message} />
      <Field label="Type" error={errors.alertType}>
        {(field) => (
          <NativeSelect
            {...field}
            options={TYPES}
            {...register("alertType")}
            defaultValue={given.alertType}
          />
        )}
      </Field>
      <Field label="State" error={errors.state}>
        {(field) => (
          <NativeSelect
            {...field}
            options={STATES}
            {...register("state")}
            defaultValue={given.state}
          />
        )}
      </Field>
      <Field
        label="Or around a place"
        hint="A ZIP code, or a town with its state."
        error={errors.place}
      >
        {(field) => <Input {...field} {...register("place")} defaultValue={given.place} />}
      </Field>
      <Field label="Radius" error={errors.radiusMiles}>
        {(field) => (
          <NativeSelect
            {...field}
            options={RADII}
            {...register("radiusMiles")}
            defaultValue={given.radiusMiles}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={subscribe.isPending}>
        Mail me these alerts
      </Button>
    </PlainForm>
  );
}
