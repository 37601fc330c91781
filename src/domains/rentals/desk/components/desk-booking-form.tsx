import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useBook } from "../../booking/client.ts";
import {
  BOOKING_CREATED,
  BOOKING_NOT_CREATED,
  BOOKING_STATUSES,
} from "../../booking/limits-contract.ts";
import type { RentalItem } from "../../item/contract.ts";
import { deskBookingValues, toNewBooking } from "./desk-booking-values.ts";
import { TwiceChoice } from "./twice-choice.tsx";

interface DeskBookingFormProps {
  items: readonly RentalItem[];
  timeZone: string;
  onCreated: () => void;
}

const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: status }));
const INPUTS = [
  { name: "customerName", label: "Customer name", type: "text", required: true },
  { name: "customerEmail", label: "Customer e-mail", type: "email", required: true },
  { name: "customerPhone", label: "Customer phone", type: "tel", required: false },
  { name: "startDate", label: "Start", type: "datetime-local", required: true },
  { name: "endDate", label: "End", type: "datetime-local", required: true },
  { name: "totalGuests", label: "Guests", type: "number", required: true },
  { name: "quantity", label: "How many", type: "number", required: true },
  { name: "totalPrice", label: "Total price ($)", type: "text", required: true },
] as const;
const TIMES = [
  { label: "Start", date: "startDate", moment: "startMoment" },
  { label: "End", date: "endDate", moment: "endMoment" },
] as const;
const FIELDS = [...INPUTS.map(({ name }) => name), "rentalItemId", "specialRequests"] as const;

/** Shown in a dialog, and loaded with it. The owner chooses the status and the price. */
export default function DeskBookingForm({ items, timeZone, onCreated }: DeskBookingFormProps) {
  const book = useBook();
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: plainResolver(deskBookingValues(timeZone)),
    defaultValues: {
      ...{ rentalItemId: String(items[0]?.id ?? ""), customerName: "", customerEmail: "" },
      ...{ customerPhone: "", startDate: "", endDate: "", startMoment: "" },
      ...{ endMoment: "", totalGuests: "1", quantity: "1" },
      ...{ totalPrice: "", status: "pending", specialRequests: "" },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    book.mutate(toNewBooking(values, timeZone), {
      onSuccess: () => {
        toast({ title: BOOKING_CREATED, tone: "ok" });
        onCreated();
      },
      onError: (error) => {
        showServerErrors(error, FIELDS, setError);
        const description = reasonOf(error, "Please try again.");
        toast({ title: BOOKING_NOT_CREATED, description, tone: "danger" });
      },
    }),
  );
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <UnsavedGuard when={formState.isDirty && !book.isSuccess} verb="save" />
      <FormError message={book.error && reasonOf(book.error, BOOKING_NOT_CREATED)} />
      <Field label="Item" required error={errors.rentalItemId}>
        {(field) => (
          <NativeSelect
            {...field}
            {...register("rentalItemId")}
            options={items.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
      <p className="text-ink-soft text-sm">Times are those of the place ({timeZone}).</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {INPUTS.map(({ name, label, type, required }) => (
          <Field key={name} label={label} required={required} error={errors[name]}>
            {(field) => <Input {...field} type={type} {...register(name)} />}
          </Field>
        ))}
        {TIMES.map(({ label, date, moment }) => (
          <TwiceChoice
            key={date}
            {...{ label, timeZone, local: watch(date), error: errors[moment] }}
            {...register(moment)}
          />
        ))}
      </div>
      <Field label="Status" error={errors.status}>
        {(field) => <NativeSelect {...field} {...register("status")} options={STATUSES} />}
      </Field>
      <Field label="Special requests" error={errors.specialRequests}>
        {(field) => <Textarea {...field} rows={3} {...register("specialRequests")} />}
      </Field>
      <Button type="submit" className="self-start" pending={book.isPending}>
        Create Booking
      </Button>
    </form>
  );
}
