import { Controller, useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { isUnanswered } from "#src/shared/until-answered.ts";
import { useCloseDays } from "../../item/client.ts";
import type { RentalItem } from "../../item/contract.ts";
import { ClosedDaysValues, toNewBlackout } from "./closed-days-values.ts";
import { NeedsScripts } from "./needs-scripts.tsx";
import { briefly, RefusalWords } from "./refusal-words.tsx";
import { useRequestKey } from "./use-request-key.ts";

interface CloseDaysFormProps {
  businessId: number;
  items: readonly RentalItem[];
  onClosed: () => void;
}

const FIELDS = ["rentalItemIds", "firstDay", "lastDay", "quantity", "note"] as const;
const FAILING = {
  title: "Nothing was closed",
  again: "Press again when you are connected: nothing is closed twice.",
};
const DAYS = [
  { name: "firstDay", label: "First day" },
  { name: "lastDay", label: "Last day" },
] as const;

/** Several items at once: all are closed, or none, and bookings in the way are named. */
export function CloseDaysForm({ businessId, items, onClosed }: CloseDaysFormProps) {
  const closing = useCloseDays(businessId);
  const { keyed, refused, stored } = useRequestKey("closed-days", businessId);
  const { register, control, handleSubmit, formState, setError, reset } = useForm({
    resolver: plainResolver(ClosedDaysValues),
    defaultValues: {
      ...{ rentalItemIds: items.length === 1 ? items.map(({ id }) => id) : [] },
      ...{ firstDay: "", lastDay: "", quantity: "", note: "" },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    closing.mutate(keyed(toNewBlackout(values)), {
      onSuccess: () => {
        stored();
        toast({ title: "The days are closed", tone: "ok" });
        reset();
        onClosed();
      },
      onError: (error) => {
        refused(error);
        showServerErrors(error, FIELDS, setError);
        toast({ ...briefly(error, FAILING), tone: "danger" });
        if (isUnanswered(error)) onClosed();
      },
    }),
  );
  return (
    <Card asChild tone="shoal">
      <form
        method="dialog"
        noValidate
        onSubmit={submit}
        aria-label="Close days"
        className="flex flex-col gap-4 self-start"
      >
        <UnsavedGuard when={formState.isDirty} verb="save" />
        <h2 className="font-semibold font-serif text-2xl">Close days</h2>
        <NeedsScripts>Days are closed with scripts.</NeedsScripts>
        <FormError message={closing.error && <RefusalWords error={closing.error} {...FAILING} />} />
        <Controller
          control={control}
          name="rentalItemIds"
          rules={{ deps: ["quantity"] }}
          render={({ field }) => (
            <ItemBoxes items={items} {...field} error={errors.rentalItemIds?.message} />
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {DAYS.map(({ name, label }) => (
            <Field key={name} label={label} required error={errors[name]}>
              {(field) => (
                <Input
                  {...field}
                  type="date"
                  {...register(name, { deps: ["firstDay", "lastDay"] })}
                />
              )}
            </Field>
          ))}
        </div>
        <Field label="Units of each" hint="Empty is all of them." error={errors.quantity}>
          {(field) => <Input {...field} inputMode="numeric" {...register("quantity")} />}
        </Field>
        <Field label="Note" hint="Only you read it." error={errors.note}>
          {(field) => <Input {...field} maxLength={200} {...register("note")} />}
        </Field>
        <Button type="submit" className="self-start" pending={closing.isPending}>
          Close days
        </Button>
      </form>
    </Card>
  );
}

interface ItemBoxesProps {
  items: readonly RentalItem[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

function ItemBoxes({ items, value, onChange, error }: ItemBoxesProps) {
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...value, id] : value.filter((each) => each !== id));
  const isAll = value.length === items.length;
  return (
    <fieldset aria-describedby={error ? "closed-items-error" : undefined}>
      <legend className="required-mark font-semibold">What is closed</legend>
      {items.length > 1 ? (
        <Checkbox
          label="Everything"
          checked={isAll ? true : value.length > 0 ? "indeterminate" : false}
          onCheckedChange={(isOn) => onChange(isOn ? items.map(({ id }) => id) : [])}
        />
      ) : null}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {items.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onCheckedChange={(isOn) => toggle(id, isOn)}
          />
        ))}
      </div>
      {error ? (
        <p id="closed-items-error" className="text-danger text-xs">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
