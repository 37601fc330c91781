import { useForm } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import { showServerErrors } from "#src/design/form/server-errors.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { UnsavedGuard } from "#src/design/unsaved/unsaved-guard.tsx";
import { failureOf } from "#src/shared/until-answered.ts";
import { useBook } from "../../booking/client.ts";
import type { BookingReceipt } from "../../booking/contract.ts";
import {
  BOOKING_CREATED,
  BOOKING_NOT_CREATED,
  BOOKING_STATUSES,
} from "../../booking/limits-contract.ts";
import type { RentalItem } from "../../item/contract.ts";
import { DESK_BOOKING_FIELDS, DeskInputs, depsOf } from "./desk-booking-fields.tsx";
import { deskBookingValues, toNewBooking } from "./desk-booking-values.ts";
import { DeskQuoteWords } from "./desk-quote.tsx";
import { RefusalWords } from "./refusal-words.tsx";
import { TwiceChoice } from "./twice-choice.tsx";
import { useDeskQuote } from "./use-desk-quote.ts";
import { useProposedPrice } from "./use-proposed-price.ts";
import { useRequestKey } from "./use-request-key.ts";

interface DeskBookingFormProps {
  items: readonly RentalItem[];
  timeZone: string;
  /** "Eastern Time" */
  zoneName: string;
  onCreated: (receipt: BookingReceipt) => void;
}

const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: status }));
const TIMES = [
  { label: "Start", date: "startDate", moment: "startMoment" },
  { label: "End", date: "endDate", moment: "endMoment" },
] as const;
const FAILING = {
  title: BOOKING_NOT_CREATED,
  again: "Press again when you are connected: it is not booked twice.",
};

/** Shown in a dialog, and loaded with it. The owner chooses the status and the price. */
export default function DeskBookingForm(props: DeskBookingFormProps) {
  const { items, timeZone, zoneName, onCreated } = props;
  const book = useBook();
  const { keyed, refused, stored } = useRequestKey("booking", items[0]?.businessId ?? 0);
  const form = useForm({
    resolver: plainResolver(deskBookingValues(timeZone)),
    defaultValues: {
      ...{ rentalItemId: String(items[0]?.id ?? ""), customerName: "", customerEmail: "" },
      ...{ customerPhone: "", startDate: "", endDate: "", startMoment: "" },
      ...{ endMoment: "", totalGuests: "1", quantity: "1" },
      ...{ totalPrice: "", status: "pending", specialRequests: "" },
    },
  });
  const { register, handleSubmit, formState, setError, watch } = form;
  const { errors } = formState;
  const values = watch();
  const quote = useDeskQuote(values, timeZone);
  useProposedPrice(quote.data?.totalPrice, form);
  const submit = handleSubmit((asked) =>
    book.mutate(keyed(toNewBooking(asked, timeZone)), {
      onSuccess: (receipt) => {
        stored();
        toast({ title: BOOKING_CREATED, tone: "ok" });
        onCreated(receipt);
      },
      onError: (error) => {
        refused(error);
        showServerErrors(error, DESK_BOOKING_FIELDS, setError);
        toast({ ...failureOf(error, FAILING), tone: "danger" });
      },
    }),
  );
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={() => book.isError && book.reset()}
      className="flex flex-col gap-5"
    >
      <UnsavedGuard when={formState.isDirty && !book.isSuccess} verb="save" />
      <FormError message={book.error && <RefusalWords error={book.error} {...FAILING} />} />
      <Field label="Item" required error={errors.rentalItemId}>
        {(field) => (
          <NativeSelect
            {...field}
            {...register("rentalItemId", depsOf("rentalItemId"))}
            options={items.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
      <p className="text-ink-soft text-sm">Times are those of the place ({zoneName}).</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInputs names={["startDate", "endDate"]} {...{ register, errors }} />
        {TIMES.map(({ label, date, moment }) => (
          <TwiceChoice
            key={date}
            {...{ label, timeZone, local: values[date], error: errors[moment] }}
            {...register(moment)}
          />
        ))}
      </div>
      <DeskQuoteWords quote={quote} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInputs names={["quantity", "totalGuests", "totalPrice"]} {...{ register, errors }} />
        <Field label="Status" error={errors.status}>
          {(field) => <NativeSelect {...field} {...register("status")} options={STATUSES} />}
        </Field>
        <DeskInputs
          names={["customerName", "customerEmail", "customerPhone"]}
          {...{ register, errors }}
        />
      </div>
      <Field label="Special requests" error={errors.specialRequests}>
        {(field) => <Textarea {...field} rows={3} {...register("specialRequests")} />}
      </Field>
      <Button type="submit" className="self-start" pending={book.isPending}>
        Create Booking
      </Button>
    </form>
  );
}
